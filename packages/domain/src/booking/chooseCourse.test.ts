import { describe, expect, it } from "vitest";
import { chooseCourse } from "./chooseCourse.ts";

const courses = [
  { id: 1, name: "Balboa Park" },
  { id: 2, name: "Torrey Pines North" },
  { id: 3, name: "Torrey Pines South" },
];
const preset = { id: null, name: "Torrey Pines South", part: "Torrey" };

describe("chooseCourse", () => {
  it.each([
    ["by name", preset, 3],
    ["by name in any case", { ...preset, name: " torrey pines south " }, 3],
    ["by id before name", { ...preset, id: 1 }, 1],
    ["by name when the id is unknown", { ...preset, id: 99 }, 3],
    ["by a part when the name is unknown", { ...preset, name: "Torrey Pines East" }, 2],
    ["none", { id: null, name: "Pebble Beach", part: "Pebble" }, undefined],
    ["none when nothing is configured", { id: null, name: "", part: " " }, undefined],
  ])("OPS-IBE-52 chooses %s", (_, wanted, id) => {
    expect(chooseCourse(courses, wanted)?.id).toBe(id);
  });

  it("OPS-IBE-52 reads a stored name without the blanks around it, and takes a blank name for none", () => {
    const stored = [
      { id: 4, name: " " },
      { id: 5, name: " Pebble Beach " },
    ];
    expect(chooseCourse(stored, { id: null, name: "", part: "" })).toBe(null);
    expect(chooseCourse(stored, { id: null, name: "Pebble Beach", part: "" })?.id).toBe(5);
  });
});
