import { writeFileSync } from "node:fs";
import { readOptions } from "../../../scripts/options.ts";
import { exploreAll } from "./worlds.ts";

/**
 * `npm run worlds`: visits every point of the small worlds, as `npm test -- --all` does. `--json <file>` writes the counts, without
 * times. A broken invariant is printed with the first input that broke it and ends it with exit code 1.
 */
const { values } = readOptions({ options: { json: { type: "string" } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

const started = performance.now();
const { points, invariants, breaches } = exploreAll();
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ points, invariants }, null, 2)}\n`);
for (const { id, checked, broken } of invariants)
  say(`${broken === 0 ? "ok    " : "BROKEN"} ${id}: ${checked} checked, ${broken} broken`);
for (const { id, at } of breaches) say(`${id} breaks at ${JSON.stringify(at)}`);
say(`${breaches.length} broken invariants, ${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = breaches.length === 0 ? 0 : 1;
