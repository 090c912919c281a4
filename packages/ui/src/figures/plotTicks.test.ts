import * as fc from "fast-check";
import { expect, it } from "vitest";
import { plotTicks } from "./plotTicks.ts";

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [[100], [0, 50, 100]],
  [[12_345], [0, 5000, 10_000, 15_000]],
  [
    [-40, 60],
    [-50, 0, 50, 100],
  ],
  [[-7], [-8, -6, -4, -2, 0]],
])("the scale of %j has %j", (values, ticks) => {
  expect(plotTicks(values)).toEqual(ticks);
});

it("every value is on the scale, which has 0 and two to six values at one distance", () => {
  const values = fc.array(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(values, (all) => {
      const ticks = plotTicks(all);
      const [least, most] = [ticks[0], ticks.at(-1) ?? Number.NaN];
      expect(ticks).toContain(0);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...all)).toBeLessThanOrEqual(most);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? Number.NaN));
      expect(new Set(steps).size).toBe(1);
    }),
  );
});
