import { expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { paymentShare } from "./paymentShare.ts";

it.each([
  [60_400, 1, 4, 15_100],
  [10_000, 1, 3, 3333],
  [10_000, 2, 3, 6666],
  [10_000, 3, 3, 10_000],
  [0, 1, 4, 0],
  [10_000, 1, 0, 0],
  [Number.MAX_SAFE_INTEGER, 2, 1, 0], // too large to be exact
])("%i cents, %i of %i players: %i", (paid, players, of, share) => {
  expect(paymentShare(cents(paid), players, of)).toBe(share);
});
