import * as fc from "fast-check";
import { expect, it } from "vitest";
import { quickContext, readLine } from "../../testing/quickLines.ts";
import { longestLine, quickEntry } from "./quickEntry.ts";

it("is read in any order", () => {
  const said = [
    "sat: Saturday, November 28",
    "7:40a: 7:40 in the morning",
    "4p: four players",
    "torrey n: Torrey Pines North",
    "(morales): name morales",
  ];
  expect(readLine("sat 7:40a 4p torrey n (morales)")).toEqual(said);
  expect(readLine("(morales) torrey n, 4p at 7:40a on sat")).toEqual(said.toReversed());
});

it("QUICK-08 sets a field once: what was chosen leaves the others to the parts beside it", () => {
  const asked = quickEntry("4 9", quickContext);
  const [players] = asked.parts[0]?.choices ?? [];
  expect(players?.words).toBe("four players");
  const { parts } = quickEntry("4 9", quickContext, players === undefined ? [] : [{ ...players, typed: "4" }]);
  expect(parts.map(({ choices }) => choices.map(({ words }) => words))).toEqual([
    ["four players"],
    ["9 in the morning"],
  ]);
});

const pieces = [
  ..."sat tue next this nov 28 7:40 740a 4p 4 2 players torrey pines north balboa 858 555 0554 11/28 2/30".split(" "),
  ..."FAIRWAY15 GIFT-100 cert code internal conf # clubs rh lh women $404 name morales, (ana) ana@example.test".split(
    " ",
  ),
  ..."4242 at on foursome noon am in the morning 0p 9999 é 👍 \u0000".split(" "),
  ..."four two Eight players or after no forty o'clock 30th 12-5-2026".split(" "),
  ..."each under tip per $101/player day week from quarter half past to yesterday weeks (day)".split(" "),
];
const anyLine = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((words) => words.join(" ")),
  fc.string({ maxLength: 120 }),
  fc.string({ unit: "binary", maxLength: 120 }),
);

it("QUICK-08 reads 10,000 random lines, and sets no field without showing where and what", () => {
  const found = fc.check(
    fc.property(anyLine, (line) => {
      const { parts, rest } = quickEntry(line, quickContext);
      const all = [...parts, ...rest].toSorted((one, other) => one.span[0] - other.span[0]);
      const settled = parts.flatMap(({ choices }) => (choices.length === 1 ? choices.map(({ field }) => field) : []));
      // Each word is in one part, as it was typed; each choice has words; no field is set twice.
      return (
        all.every(
          ({ typed, span: [start, end] }, index) =>
            typed === line.slice(start, end) && typed.trim() !== "" && start >= (all[index - 1]?.span[1] ?? 0),
        ) &&
        parts.every(({ choices }) => choices.every(({ words }) => words.trim() !== "")) &&
        new Set(settled).size === settled.length
      );
    }),
    { numRuns: 10_000 },
  );
  expect(found.counterexample).toBeNull();
  expect(found.numRuns).toBe(10_000);
});

it("QUICK-09 reads a pasted page no longer than a line, and names what is left", () => {
  const page = "sat 7:40 torrey morales ".repeat(4200);
  const { parts, rest } = quickEntry(page, {
    ...quickContext,
    courses: Array.from({ length: 300 }, (_, id) => ({ id, name: `Course ${id}` })),
  });
  const last = rest.at(-1);
  expect(last).toMatchObject({ reason: "too_long", span: [longestLine, page.length] });
  expect(Math.max(...parts.map(({ span }) => span[1]))).toBeLessThanOrEqual(longestLine);
  expect(quickEntry(page.slice(0, longestLine), quickContext).rest.every(({ reason }) => reason !== "too_long")).toBe(
    true,
  );
});
