import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * `npm run fuzz`: the random tests of `npm test -- --all` in far greater number. `--requests` is the number of hostile requests shared by all
 * operations (100,000), `--ledgers` the number of ledgers for which all reports must agree (200), and `--seed` repeats a run; a failure
 * names its seed.
 */
const { requests, ledgers, seed } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    ledgers: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
}).values;
for (const [name, text] of Object.entries({ requests, ledgers, seed })) {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} requires a whole number, not ${text}.`);
}
process.stdout.write(`${requests} requests, ${ledgers} ledgers, seed ${seed}\n`);
const tests = ["tests/contract/hostile.long.test.ts", "server/src/features/reports/ledgers.long.test.ts"];
const words = ["vitest", "run", "--project", "server", "--testTimeout=0", ...tests];
const { status } = spawnSync("npx", words, {
  stdio: "inherit",
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_LEDGERS: ledgers, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
