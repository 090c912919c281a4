import { expect, it } from "vitest";
import { base32, otpauthUri, stepOf, totpCode } from "./totp.ts";

/** The secret of the tests in RFC 6238, appendix B. */
const secret = base32(Buffer.from("12345678901234567890"));

it.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("RFC 6238: at second %i the last six digits of %s", (second, code) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code.slice(2));
});

it.each([
  ["the present step", 0, 0],
  ["the step before", -30, -1],
  ["the step after", 30, 1],
])("a code of %s is accepted", (_, seconds, steps) => {
  const code = totpCode(secret, 1000);
  expect(stepOf(secret, code, new Date((1000 * 30 - seconds) * 1000))).toBe(1000);
  expect(stepOf(secret, totpCode(secret, 1000 + steps), new Date(1000 * 30_000))).toBe(1000 + steps);
});

it.each([-2, 2])("a code of %i steps from now is not", (steps) => {
  expect(stepOf(secret, totpCode(secret, 1000 + steps), new Date(1000 * 30_000))).toBeNull();
});

it("names the issuer and the account for the app's list", () => {
  expect(otpauthUri({ secret: "ABCD", issuer: "RIC & Co", account: "a+b@x.test" })).toBe(
    "otpauth://totp/RIC%20%26%20Co:a%2Bb%40x.test?secret=ABCD&issuer=RIC%20%26%20Co",
  );
});
