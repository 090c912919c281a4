import { expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

const cheap = createPasswords({ N: 16, r: 1, p: 1 });

it("hashes a password at OWASP's cost by default, and stores the cost in the hash", async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash("demo-fairway");
  expect(hash).toMatch(/^scrypt\$65536\$8\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await cheap.fits("demo-fairway", hash)).toBe(true);
  expect(await cheap.fits("demo-fairwax", hash)).toBe(false);
});

it("an unknown user costs as much as a known one", () => {
  expect(createPasswords().unusable).toMatch(/^scrypt\$65536\$8\$2\$A{22}\$A{43}$/);
});

it.each([
  ["the same letters, composed otherwise", "caf\u00e9 au lait", "cafe\u0301 au lait", true],
  ["another case", "Demo-Fairway", "demo-fairway", false],
  ["nothing", "demo-fairway", "", false],
])("compares with %s", async (_, password, typed, fits) => {
  expect(await cheap.fits(typed, await cheap.hash(password))).toBe(fits);
});

it.each(["", "demo-fairway"])("no one signs in with %j where there is no usable password", async (password) => {
  expect(await cheap.fits(password, null)).toBe(false);
  expect(await cheap.fits(password, cheap.unusable)).toBe(false);
});

it("knows a hash of another cost", async () => {
  const passwords = createPasswords({ N: 32, r: 1, p: 1 });
  expect(passwords.isOutdated(await cheap.hash("demo-fairway"))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash("demo-fairway"))).toBe(false);
});

it("never stores the same text twice", async () => {
  expect(await cheap.hash("demo-fairway")).not.toBe(await cheap.hash("demo-fairway"));
});
