import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

/** `npm run desk:keys`: types the calls that have a limit of keys, and writes their counts into docs/benchmarks.md. */
const page = "docs/benchmarks.md";
const block = /(<!-- npm run desk:keys -->\n)[^]*?(\n<!-- -->)/;

const folder = mkdtempSync(join(tmpdir(), "teedesk-keys-"));
const file = join(folder, "rows");
const journeys = [
  "playwright",
  "test",
  "--config",
  "tests/playwright.config.ts",
  "--workers",
  "1",
  "--project",
  "keys at 1440 × 900",
];
const { status } = spawnSync("npx", journeys, { stdio: "inherit", env: { ...process.env, DESK_KEYS: file } });
if (status === 0) {
  const rows = readFileSync(file, "utf8").trim().split("\n").toSorted();
  const table = ["| Call | Keys | At most | Characters | Seconds |", "|---|---:|---:|---:|---:|", ...rows].join("\n");
  const load = `Load ${(loadavg()[0] ?? 0).toFixed(1)} at the end, ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(page, readFileSync(page, "utf8").replace(block, `$1\n${table}\n\n${load}\n$2`));
}
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
