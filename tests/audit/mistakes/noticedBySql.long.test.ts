import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compare } from "../oracle/compare.ts";
import { type Oracle, openPglite } from "../oracle/databases.ts";
import type { Asker } from "../oracle/topic.ts";
import { askers } from "../oracle/topics.ts";
import { openMistakable } from "./mistaken.ts";
import { type Mistake, mistakes } from "./mistakes.ts";

let oracle: Oracle;
let mistakable: Awaited<ReturnType<typeof openMistakable>>;

/** Every mistake gets the same questions, so the database's results are kept. */
function remembering({ ask, ...given }: Oracle): Oracle {
  const answers = new Map<string, ReturnType<Oracle["ask"]>>();
  return {
    ...given,
    ask: (topic, inputs) => {
      const key = JSON.stringify([topic, inputs]);
      const known = answers.get(key) ?? ask(topic, inputs);
      answers.set(key, known);
      return known;
    },
  };
}

beforeAll(async () => {
  oracle = remembering(await openPglite());
  mistakable = await openMistakable();
});
afterAll(async () => {
  await mistakable.close();
  await oracle.close();
});

/** The topics as a domain with that mistake returns them. */
async function askersWith(mistake: Mistake | null): Promise<readonly Asker[]> {
  const topics = await mistakable.load("/tests/audit/oracle/topics.ts", mistake);
  const askers: readonly Asker[] = topics["askers"];
  return askers;
}

const disagreementsOn = async (topic: string, mistake: Mistake | null) => {
  const asked = (await askersWith(mistake)).filter(({ name }) => name === topic);
  expect(asked).toHaveLength(1);
  const random = asked.some(({ isStored }) => isStored) ? 4 : 200;
  return (await compare(asked, [oracle], { seed: 1, random })).disagreements;
};

describe("the rules written a second time in SQL", () => {
  it("find a mistake in each of their topics", () => {
    const found = new Set(mistakes.flatMap(({ topic }) => topic ?? []));
    expect([...found].sort()).toEqual(askers.map(({ name }) => name).sort());
  });

  it("agree with a domain without mistakes that was read in the same way", async () => {
    expect(await disagreementsOn("quote", null)).toEqual([]);
  });

  it.each(mistakes.flatMap(({ topic, ...mistake }) => (topic === null ? [] : [{ ...mistake, topic }])))(
    "find a domain that $what",
    async (mistake) => {
      const disagreements = await disagreementsOn(mistake.topic, mistake);
      expect(disagreements).not.toEqual([]);
      for (const { domain, oracle: right } of disagreements) expect(domain).not.toEqual(right);
    },
  );

  it("agree again when the last mistake is undone", async () => {
    await askersWith(mistakes.find(({ topic }) => topic === "quote") ?? null);
    expect(await disagreementsOn("quote", null)).toEqual([]);
  });
});
