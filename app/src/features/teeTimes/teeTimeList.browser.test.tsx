import { expect, it } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

it("OPS-TTL-02 CONST-05 UNCLEAR-28 UNCLEAR-30 the list asks the server for its page, its count and the courses of its filter", async () => {
  const filters = { play_date: ["2026-11-01", "2026-11-30"], courses: [3] };
  const query = new URLSearchParams({ page: "2", per_page: "10", filters: JSON.stringify(filters) });
  const { screen, calls } = await openConsole(`/manage-tee-times?${query}`, {
    replies: {
      "GET /api/tee_times/index": [],
      "GET /api/tee_times/count": 45,
      "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }],
    },
  });
  const sizes = screen.getByRole("combobox", { name: "Rows per page" });
  await expect.element(sizes).toHaveValue("10");
  const texts = [...sizes.element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["5", "10", "20", "30", "40", "50"]);
  await expect.element(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("of 45");

  const asked = (path: string) =>
    calls.flatMap((call) =>
      call.startsWith(`GET ${path}?`) ? [new URLSearchParams(call.slice(call.indexOf("?")))] : [],
    );
  const [rows] = asked("/api/tee_times/index");
  const [count] = asked("/api/tee_times/count");
  expect([rows?.get("page"), rows?.get("per_page")]).toEqual(["2", "10"]);
  expect([rows, count].map((one) => JSON.parse(one?.get("filters") ?? ""))).toEqual([filters, filters]);
  expect(calls).toContain("GET /api/courses/list");
});
