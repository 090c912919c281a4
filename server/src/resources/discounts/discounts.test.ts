import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

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
