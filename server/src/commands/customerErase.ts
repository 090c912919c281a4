import { eq } from "drizzle-orm";
import { readConfig } from "../config/config.ts";
import { lower } from "../db/schema/columns.ts";
import { staffUsers } from "../db/schema/index.ts";
import { createClock } from "../platform/clock.ts";
import { eraseCustomer } from "../resources/customers/erasure/eraseCustomer.ts";
import { onDatabase } from "./onDatabase.ts";

const usage = `Permanently removes a person from everything that is stored about them. The books stay as they are.
  npm run customer:erase -- --id <customer id> --by <e-mail of the admin who decided it>`;

try {
  const { id, by } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  await onDatabase(config, async (db) => {
    const [staff] = await db
      .select({ id: staffUsers.id, email: staffUsers.email })
      .from(staffUsers)
      .where(eq(lower(staffUsers.email), by.toLowerCase()));
    if (staff === undefined) throw new Error(`No staff member signs in as ${by}.`);
    const left = await eraseCustomer(db, { id, today: createClock(config.names.business_time_zone).today(), staff });
    console.log(`Customer ${id} is erased.`);
    if (left.length > 0)
      console.log(
        `Another customer has or had the same name and e-mail: look at the history of certificates ${left.join(", ")}.`,
      );
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments(given: readonly string[]): { readonly id: number; readonly by: string } {
  const after = (flag: string): string => {
    const at = given.indexOf(flag);
    return at === -1 ? "" : (given[at + 1] ?? "");
  };
  const id = Number(after("--id"));
  if (!Number.isInteger(id) || id < 1 || after("--by") === "") throw new Error(usage);
  return { id, by: after("--by") };
}
