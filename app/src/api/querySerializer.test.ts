import { describe, expect, it } from "vitest";
import { querySerializer } from "./querySerializer.ts";

describe("querySerializer", () => {
  it.each([
    [{}, ""],
    [{ page: 1, per_page: 30 }, "page=1&per_page=30"],
    [{ per_page: -1, monthly: false, name: "" }, "per_page=-1&monthly=false&name="],
    [{ filters: undefined, page: null, per_page: 5 }, "per_page=5"],
    [{ filters: { course_name: "Torrey & Pines" } }, "filters=%7B%22course_name%22%3A%22Torrey+%26+Pines%22%7D"],
    [
      { sort_fields: ["id", "name"], sort_desc: [true, false] },
      "sort_fields=%5B%22id%22%2C%22name%22%5D&sort_desc=%5Btrue%2Cfalse%5D",
    ],
    [{ sort_fields: [] }, "sort_fields=%5B%5D"],
  ])("of %j", (query, expected) => {
    expect(querySerializer(query)).toBe(expected);
  });

  it("is read back as the same JSON", () => {
    const filters = { name: 'O"Neill #5 +1', courses: [5, 17], nothing: null };
    expect(JSON.parse(new URLSearchParams(querySerializer({ filters })).get("filters") ?? "")).toEqual(filters);
  });
});
