import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";
import { type HandMutant, handMutants } from "./handMutants.ts";
import { root } from "./hashes.ts";
import type { HandResult } from "./result.ts";

const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
const shownTests = 3;

/** Runs the tests of the changed file's folder. The file itself stays as it is: it is changed on its way to the tests. */
async function tryOne(mutant: HandMutant): Promise<HandResult> {
  const changed = join(root, mutant.file);
  if (readFileSync(changed, "utf8").split(mutant.from).length !== 2) {
    throw new Error(`${mutant.file} does not hold this once: ${mutant.from}`);
  }
  const change = {
    name: "hand-mutant",
    enforce: "pre" as const,
    transform: (code: string, id: string) => (id === changed ? code.replace(mutant.from, () => mutant.to) : null),
  };
  const vitest = await startVitest(
    "test",
    [dirname(mutant.file)],
    { config, root, watch: false, reporters: [{}] },
    { plugins: [change] },
  );
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests("failed")]);
  await vitest.close();
  const names = tests.map(({ fullName }) => fullName).toSorted();
  return { ...mutant, red: names.length, tests: names.slice(0, shownTests) };
}

/** Tries all of them, one after the other. */
export async function tryByHand(): Promise<readonly HandResult[]> {
  const results: HandResult[] = [];
  for (const mutant of handMutants) {
    const result = await tryOne(mutant);
    process.stdout.write(`${result.red} tests notice: ${result.what}\n`);
    results.push(result);
  }
  process.exitCode = 0; // failed tests are what was asked for
  return results;
}
