import { expect, it } from "vitest";
import { foldText } from "./foldText.ts";

it.each([
  ["José Núñez", "jose nunez"],
  ["O’Brien O'Brien O`Brien", "obrien obrien obrien"],
  ["Øyvind Đorđe Łukasz Işıl", "oyvind dorde lukasz isil"],
  ["MÜLLER", "muller"],
])("folds %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
