import { expect, it } from "vitest";
import { changeText } from "./changeText.ts";

it.each([
  [112, 100, "+12 % on October 2026"],
  [88, 100, "−12 % on October 2026"],
  [0, 100, "−100 % on October 2026"],
  [300, 100, "+200 % on October 2026"],
  [200_100, 100, "+200,000 % on October 2026"],
  [1_000_001, 1_000_000, "+under 1 % on October 2026"],
  [100, 100, "Same as October 2026"],
  [0, 0, "Same as October 2026"],
  [100, 0, "Nothing on October 2026"],
])("OPS-HOME-24 OPS-HOME-25 %i after %i: %s", (now, before, words) => {
  expect(changeText(now, before, "October 2026")).toBe(words);
});
