import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it("has a history with its bounds in dollars", async () => {
  const headers = await server.as("admin");
  const discount = { code: "BOUNDED", amount: "5", min_discount: "50", max_discount: "1000" };
  const made = await server.inject({ method: "POST", url: "/api/discounts", headers, payload: { discount } });
  const history = await server.inject({ method: "GET", url: `/api/history/discount/${made.json().id}`, headers });
  expect(history.json()[0].changes).toEqual(
    expect.arrayContaining([
      { field: "amount", before: null, after: "$5.00" },
      { field: "min_discount", before: null, after: "$50.00" },
      { field: "max_discount", before: null, after: "$1,000.00" },
    ]),
  );
});

it.each([
  ["15", ["FAIRWAY15", "NEXTSEASON"]],
  ["0.15", []],
  ["10", ["SUMMER10", "TENOFF"]],
])(
  "ADM-DISC-30 the amount %s finds codes of so many percent or dollars, and none of so many cents",
  async (amount, codes) => {
    const found = await server.inject({
      method: "GET",
      url: `/api/discounts/index?filters=${encodeURIComponent(JSON.stringify({ amount }))}`,
      headers: await server.as("admin"),
    });
    expect(found.json().map(({ code }: { readonly code: string }) => code)).toEqual(codes);
  },
);
