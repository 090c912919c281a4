import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { readConfig } from "../config/config.ts";
import { passwordProblem } from "../resources/auth/checkPassword.ts";
import { createStaffUser } from "../resources/auth/createStaffUser.ts";
import { onDatabase } from "./onDatabase.ts";

const usage = `Adds a staff member who may sign in, to the database of DATA_DIR or DATABASE_URL.
  npm run staff:create -- --email <address> --name <name> [--admin]
The password is asked for, or read from the first line of standard input.`;

try {
  const { email, name, isAdmin } = readArguments(process.argv.slice(2));
  const password = await readPassword();
  const config = readConfig(process.env);
  const problem = passwordProblem(config, password);
  if (problem !== null) throw new Error(`password: ${problem}`);
  await onDatabase(config, (db) => createStaffUser(db, { email, name, password, level: isAdmin ? "admin" : "agent" }));
  console.log(`${email} can sign in now${isAdmin ? ", as an admin" : ""}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments(given: readonly string[]) {
  const after = (flag: string): string => {
    const at = given.indexOf(flag);
    const value = at === -1 ? undefined : given[at + 1];
    if (value === undefined || value.startsWith("--")) throw new Error(usage);
    return value;
  };
  return { email: after("--email"), name: after("--name"), isAdmin: given.includes("--admin") };
}

/**
 * A password on the command line would be in the shell's history and in the list of processes, one that is shown
 * while it is typed on somebody's screen.
 */
async function readPassword(): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stderr.write("Password: ");
  for await (const line of input) return line;
  return "";
}
