import { readConfig } from "../config/config.ts";
import { resetSecondFactor } from "../resources/auth/resetSecondFactor.ts";
import { findStaffByEmail } from "../resources/auth/staff.repository.ts";
import { onDatabase } from "./onDatabase.ts";

const usage = `Removes the second factor of a staff user who lost it, and ends their sessions, in the database of DATA_DIR or DATABASE_URL.
  npm run second-factor:reset -- --email <address>
Admins do this on the staff user's page; this is for the last admin.`;

try {
  const [flag, email = "", ...rest] = process.argv.slice(2);
  if (flag !== "--email" || email === "" || rest.length > 0) throw new Error(usage);
  await onDatabase(readConfig(process.env), async (db) => {
    const person = await findStaffByEmail(db, email);
    if (person === null) throw new Error(`There is no staff user ${email}.`);
    await resetSecondFactor(db, person.id, null);
  });
  console.log(`${email} signs in with the password alone next time.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
