import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * `npm run fuzz`: the hostile requests of `npm test` in far greater number, shared by all operations. `--requests` says
 * how many (100,000), `--seed` draws the same ones again; a failure names the seed that led to it.
 */
const { requests, seed } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
}).values;
for (const [name, text] of Object.entries({ requests, seed })) {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`);
}
process.stdout.write(`${requests} requests, seed ${seed}\n`);
const words = ["vitest", "run", "--project", "server", "--testTimeout=0", "tests/contract/hostile.test.ts"];
const { status } = spawnSync("npx", words, {
  stdio: "inherit",
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
