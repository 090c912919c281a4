import { writeFileSync } from "node:fs";
import { readOptions, refuse, wholeOption } from "../../../scripts/options.ts";
import { compare } from "./compare.ts";
import { openPglite, openPostgres } from "./databases.ts";
import { askers } from "./topics.ts";

/**
 * `npm run oracle`: compares the domain with the same rules in SQL, over all boundary inputs and `--cases` random ones
 * (100,000), which `--seed` repeats; `--topic refund_history` gives all of them to one topic. `--json <file>` writes the result,
 * without times. A disagreement ends it with exit code 1.
 */
const { values } = readOptions({
  options: {
    seed: { type: "string", default: "20261121" },
    cases: { type: "string", default: "100000" },
    topic: { type: "string" },
    json: { type: "string" },
  },
});
const seed = wholeOption("seed", values.seed);
const random = wholeOption("cases", values.cases);
const asked = askers.filter(({ name }) => values.topic === undefined || name === values.topic);
if (asked.length === 0)
  refuse(`There is no topic ${values.topic}. Topics: ${askers.map(({ name }) => name).join(", ")}.`);
const shown = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

const oracles = [await openPglite()];
const postgres = await openPostgres();
if (postgres === undefined) say("SKIPPED: PostgreSQL (no server binaries here; apt-get install postgresql adds them).");
else oracles.push(postgres);

const started = performance.now();
try {
  const result = await compare(asked, oracles, { seed, random });
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
  for (const { name, random, boundary } of result.topics)
    say(`${name.padEnd(18)} ${boundary} boundary, ${random} random`);
  for (const disagreement of result.disagreements.slice(0, shown)) say(JSON.stringify(disagreement));
  const on = result.databases.map(({ name, version }) => `${name} (${version})`).join(" and ");
  say(
    `${result.cases.boundary} boundary and ${result.cases.random} random cases (seed ${result.seed}) on ${on}: ` +
      `${result.disagreements.length} disagreements, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  process.exitCode = result.disagreements.length === 0 ? 0 : 1;
} finally {
  for (const oracle of oracles) await oracle.close();
}
