import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPasswords } from "@teedesk/server/passwords";
import { staff } from "./staff.ts";
import { startTeedesk, type Teedesk } from "./teedesk.ts";

const variable = "TEEDESK_DEMO_FOLDER";

/**
 * Fills one folder with demo data before the first test and removes it after the last: a copy of it starts in a third of
 * the time an empty folder takes.
 */
async function prepareDemoFolder(): Promise<() => Promise<void>> {
  const teedesk = await startTeedesk();
  await teedesk.stop();
  await makePasswordsCheap(teedesk);
  process.env[variable] = teedesk.dataDir;
  return teedesk.dispose;
}

/** Nearly every journey begins with a sign-in, and what a password costs is for those who guess: nobody guesses here. */
async function makePasswordsCheap({ dataDir }: Teedesk): Promise<void> {
  const passwords = createPasswords({ N: 16, r: 1, p: 1 });
  const database = await PGlite.create({ dataDir: join(dataDir, "database"), extensions: { pg_trgm } });
  try {
    for (const { email, password } of Object.values(staff)) {
      const hash = await passwords.hash(password);
      await database.query("update staff_users set password_hash = $1 where email = $2", [hash, email]);
    }
  } finally {
    await database.close();
  }
}

/** A folder of one's own with the demo data in it, for `startTeedesk`. */
export function copyDemoFolder(): string {
  const demo = process.env[variable];
  if (demo === undefined) throw new Error("There is no demo folder: run the tests with tests/playwright.config.ts.");
  const folder = mkdtempSync(join(tmpdir(), "teedesk-"));
  try {
    cpSync(demo, folder, { recursive: true });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

// Playwright takes the set-up of a run as a default export.
// oxlint-disable-next-line import/no-default-export
export default prepareDemoFolder;
