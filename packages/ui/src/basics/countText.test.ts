import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countText } from "./countText.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [5214, "5,214"],
  [1_234_567, "1,234,567"],
  [-12_345, "-12,345"],
])("%i is written %s", (count, text) => {
  expect(countText(count)).toBe(text);
});

test("a whole number is written as the language writes it", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(countText(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
});
