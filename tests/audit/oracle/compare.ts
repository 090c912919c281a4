import { isDeepStrictEqual } from "node:util";
import type { Oracle } from "./databases.ts";
import { drawFrom } from "./draw.ts";
import type { Asker, Question } from "./topic.ts";

/** An input for which the two implementations return different results. */
type Disagreement = {
  readonly topic: string;
  readonly database: string;
  readonly input: unknown;
  readonly domain: unknown;
  readonly oracle: unknown;
};

export type Comparison = {
  readonly seed: number;
  readonly cases: { readonly random: number; readonly boundary: number };
  readonly topics: readonly { readonly name: string; readonly random: number; readonly boundary: number }[];
  readonly databases: readonly Pick<Oracle, "name" | "version">[];
  readonly disagreements: readonly Disagreement[];
};

/** Questions in one statement: enough to be quick, few enough for PGlite's memory. */
const batchSize = 4000;

async function disagreements(topic: string, questions: readonly Question[], oracle: Oracle): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (let from = 0; from < questions.length; from += batchSize) {
    const asked = questions.slice(from, from + batchSize);
    const answers = await oracle.ask(
      topic,
      asked.map(({ input }) => input),
    );
    for (const [place, { input, answer }] of asked.entries()) {
      if (isDeepStrictEqual(answer, answers[place])) continue;
      found.push({ topic, database: oracle.name, input, domain: answer, oracle: answers[place] });
    }
  }
  return found;
}

/** Asks both sides every boundary question, and at least so many random ones, shared out among the topics. */
export async function compare(
  askers: readonly Asker[],
  oracles: readonly Oracle[],
  { seed, random }: { readonly seed: number; readonly random: number },
): Promise<Comparison> {
  const shares = askers.reduce((sum, { share }) => sum + share, 0);
  const found: Disagreement[] = [];
  const topics: { name: string; random: number; boundary: number }[] = [];
  for (const [place, asker] of askers.entries()) {
    // A stream of its own for each topic: another question in one does not change those of the next.
    const asked = await asker.questions(drawFrom(seed + place), Math.ceil((random * asker.share) / shares));
    const questions = [...asked.boundary, ...asked.random];
    for (const oracle of oracles) found.push(...(await disagreements(asker.name, questions, oracle)));
    topics.push({ name: asker.name, random: asked.random.length, boundary: asked.boundary.length });
  }
  const sum = (kind: "random" | "boundary") => topics.reduce((total, topic) => total + topic[kind], 0);
  return {
    seed,
    cases: { random: sum("random"), boundary: sum("boundary") },
    topics,
    databases: oracles.map(({ name, version }) => ({ name, version })),
    disagreements: found,
  };
}
