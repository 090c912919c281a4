import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { type Oracle, openPglite } from "./databases.ts";
import { drawFrom } from "./draw.ts";
import { askers } from "./topics.ts";

let oracle: Oracle;
beforeAll(async () => {
  oracle = await openPglite();
});
afterAll(() => oracle.close());

describe("the rules written a second time in SQL", () => {
  it("agree with the domain on every boundary case and on 3,000 drawn ones", async () => {
    const { cases, disagreements } = await compare(askers, [oracle], { seed: 1, random: 3000 });
    expect(disagreements).toEqual([]);
    expect(cases.random).toBeGreaterThanOrEqual(3000);
  });

  it("get the same questions from the same seed, and others from another", async () => {
    const ofDomain = askers.filter(({ isStored }) => !isStored);
    const drawn = (seed: number) => Promise.all(ofDomain.map((asker) => asker.questions(drawFrom(seed), 5)));
    const first = await drawn(7);
    expect(await drawn(7)).toEqual(first);
    expect(await drawn(8)).not.toEqual(first);
  });
});
