import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * `npm run fuzz`: what `npm test` draws at random, in far greater number. `--requests` says how many hostile requests are
 * shared by all operations (100,000), `--ledgers` for how many ledgers all reports must agree (200), and `--seed` draws the same
 * ones again; a failure names the seed that led to it.
 */
const { requests, ledgers, seed } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    ledgers: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
}).values;
for (const [name, text] of Object.entries({ requests, ledgers, seed })) {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`);
}
process.stdout.write(`${requests} requests, ${ledgers} ledgers, seed ${seed}\n`);
const tests = ["tests/contract/hostile.test.ts", "server/src/features/reports/ledgers.test.ts"];
const words = ["vitest", "run", "--project", "server", "--testTimeout=0", ...tests];
const { status } = spawnSync("npx", words, {
  stdio: "inherit",
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_LEDGERS: ledgers, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
