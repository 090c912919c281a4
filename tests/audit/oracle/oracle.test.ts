import { afterAll, beforeAll, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { type Oracle, openPglite } from "./databases.ts";
import { askers } from "./topics.ts";

let oracle: Oracle;
beforeAll(async () => {
  oracle = await openPglite();
});
afterAll(() => oracle.close());

it("the rules written a second time in SQL agree with the domain on every boundary case and on 300 drawn ones", async () => {
  const ofDomain = askers.filter(({ isStored }) => !isStored);
  const { cases, disagreements } = await compare(ofDomain, [oracle], { seed: 2, random: 300 });
  expect(disagreements).toEqual([]);
  expect(cases.random).toBeGreaterThanOrEqual(300);
});
