import { expect, it } from "vitest";
import { isPaidElsewhere } from "./paidElsewhere.ts";

it.each([
  ["elsewhere-3-12", true],
  ["sandbox_tee_elsewhere-3-12", false],
  [null, false],
  [undefined, false],
])("DECISION-73 a payment with the reference %s was taken elsewhere: %s", (payment_id, expected) => {
  expect(isPaidElsewhere(payment_id)).toBe(expected);
});
