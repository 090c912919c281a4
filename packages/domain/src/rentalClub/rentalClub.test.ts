import { expect, it } from "vitest";
import { handedLabel, sexLabel } from "./rentalClub.ts";

it.each([
  [0, "Left", "Male"],
  [1, "Right", "Female"],
] as const)("CALC-25 names code %i", (code, handed, sex) => {
  expect([handedLabel(code), sexLabel(code)]).toEqual([handed, sex]);
});
