import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalPostgres, startPostgres } from "../../scripts/postgres.ts";
import { cardOwner, createCardCipher, factorOwner } from "../../server/src/platform/cardCipher.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const postgres = await startPostgres();

/** Runs a command as an operator does, with the given settings alone. */
function runWith(env: Readonly<Record<string, string>>, command: string, words: readonly string[], input = "") {
  const program = ["--import", "tsx", `server/src/commands/${command}.ts`, ...words];
  const settings = { PATH: process.env["PATH"], ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    input,
    encoding: "utf8",
    env: settings,
    timeout: 120_000,
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

it("shows the usage of feed:key without a source", () => {
  const usage = expect.stringContaining("npm run feed:key -- --source <name>");
  expect(runWith({}, "feedKey", [])).toEqual({ status: 1, said: usage });
});

it.each([
  ["booksCheck", []],
  ["booksExport", ["journal"]],
])("%s refuses a folder without a database, and makes none", (command, words) => {
  const DATA_DIR = join(tmpdir(), `teedesk-${randomUUID()}`);
  const said = `DATA_DIR: ${DATA_DIR} has no database. Name the folder of a server, or DATABASE_URL.`;
  expect(runWith({ DATA_DIR }, command, words)).toEqual({ status: 2, said });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it.each([
  ["dev", /Local:\s+http[\s\S]*listening|listening[\s\S]*Local:\s+http/i],
  ["gallery", /Local:\s+http/],
])("npm run %s serves until it is interrupted", async (name, ready) => {
  const folder = mkdtempSync(join(tmpdir(), `teedesk-${name}-`));
  const child = spawn("npm", ["run", "--silent", name], {
    cwd: root,
    env: { PATH: process.env["PATH"], HOME: folder, PORT: "0", DATA_DIR: folder, DEMO: "0", NO_COLOR: "1" },
    // A group of its own: an interrupt at the keyboard reaches all that the command started.
    detached: true,
  });
  let printed = "";
  const ended = once(child, "close");
  try {
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          printed += text;
          if (ready.test(printed)) resolve();
        });
      }
      child.once("close", () => reject(new Error(`npm run ${name} ended:\n${printed}`)));
    });
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
    rmSync(folder, { recursive: true });
  }
  expect(printed).toMatch(ready);
});

/** The commands as in docs/operations/install.md: `migrate` as the owner, all others as the servers' role. */
describe.skipIf(postgres === undefined)("a command with the rights of a server", () => {
  const given = (one: LocalPostgres | undefined): LocalPostgres => one ?? expect.fail("there is no PostgreSQL");
  const dataDir = mkdtempSync(join(tmpdir(), "teedesk-commands-"));
  const noFolder = join(dataDir, "none");

  function run(command: string, words: readonly string[], { role = "serving", input = "", env = {} } = {}) {
    const url = new URL(given(postgres).url);
    url.username = role;
    return runWith({ DATABASE_URL: url.href, DATA_DIR: dataDir, ...env }, command, words, input);
  }

  const cardKey = Buffer.alloc(32, 1);

  /** A customer who waits for a tee time with a saved card. */
  async function addWaitingCustomer(admin: Client): Promise<void> {
    const added = async (text: string, values: readonly unknown[] = []): Promise<number> =>
      (await admin.query(`${text} returning id`, [...values])).rows[0].id;
    await added("insert into customers (first_name, last_name) values ('Pat', 'Lee')");
    const other = await added("insert into customers (first_name, last_name) values ('Sam', 'Poe')");
    const course = await added("insert into golf_courses (course_name) values ('Torrey')");
    const free = await added(
      "insert into fore_up_availabilities (golf_course_id, available_date, available_time, spots, scraped_at) values ($1, '2026-12-01', '10:30', '{2}', now())",
      [course],
    );
    const place = await added(
      "insert into availability_queues (fore_up_availability_id, customer_id, position) values ($1, $2, 1)",
      [free, other],
    );
    const number = createCardCipher(cardKey).encrypt("4242424242424242", cardOwner(place));
    await added(
      "insert into saved_cards (availability_queue_id, encrypted_number, last4, expmo, expyr) values ($1, $2, '4242', '12', '2030')",
      [place, number],
    );
  }

  let migrated: ReturnType<typeof run>;
  beforeAll(async () => {
    const admin = new Client({ connectionString: given(postgres).url });
    await admin.connect();
    await admin.query("create role serving login");
    migrated = run("migrate", [], { role: "teedesk", env: { SERVER_ROLE: "serving", DATA_DIR: noFolder } });
    await addWaitingCustomer(admin);
    await admin.end();
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true });
    await given(postgres).stop();
  });

  it("let the tables' owner prepare them for a server's role", () => {
    expect(migrated).toEqual({ status: 0, said: "The tables are those of this version; serving may serve." });
    expect(existsSync(noFolder), "the owner needs no data folder").toBe(false);
  });

  it("makes the first admin", () => {
    const words = ["--email", "first@example.com", "--name", "First", "--admin"];
    const refused = run("staffCreate", words, { input: "a long walk in the rough\n" });
    const said = "password: Enter 12 characters or more, with letters and digits.";
    expect(refused).toEqual({ status: 1, said });
    const made = run("staffCreate", words, { input: "18 long walks in the rough\n" });
    expect(made).toEqual({ status: 0, said: "first@example.com can sign in now, as an admin." });
  });

  it("makes and ends a key of the feed", () => {
    expect(run("feedKey", ["--source", "Collector"])).toEqual({ status: 0, said: expect.stringMatching(/^\S{20,}$/) });
    const ended = run("feedKey", ["--source", "Collector", "--revoke"]);
    expect(ended).toEqual({ status: 0, said: "Keys ended: 1" });
  });

  it("erases a customer", () => {
    const erased = run("customerErase", ["--id", "1", "--by", "first@example.com"]);
    expect(erased).toEqual({ status: 0, said: "Customer 1 is erased." });
  });

  it("changes the key of saved cards and second factors", async () => {
    const admin = new Client({ connectionString: given(postgres).url });
    await admin.connect();
    const secret = createCardCipher(cardKey).encrypt("JBSWY3DPEHPK3PXP", factorOwner(1));
    await admin.query(
      "insert into second_factors (staff_user_id, encrypted_secret, confirmed_at) values (1, $1, now())",
      [secret],
    );
    await admin.end();
    const keys = {
      CARD_KEY: cardKey.toString("base64"),
      NEW_CARD_KEY: Buffer.alloc(32, 2).toString("base64"),
    };
    const rotated = run("cardKeyRotate", [], { env: keys });
    expect(rotated).toEqual({ status: 0, said: "1 saved cards and 1 second factors were encrypted with the new key." });
  });

  it("resets the second factor of the last admin", () => {
    const reset = () => run("secondFactorReset", ["--email", "first@example.com"]);
    expect(reset()).toEqual({ status: 0, said: "first@example.com signs in with the password alone next time." });
    expect(reset()).toEqual({ status: 1, said: "409 This person has no second factor." });
    expect(run("secondFactorReset", [])).toEqual({
      status: 1,
      said: expect.stringContaining("npm run second-factor:reset -- --email <address>"),
    });
  });

  it("checks the books, and lists what breaks a rule", async () => {
    const sound = run("booksCheck", []);
    expect(sound).toEqual({
      status: 0,
      said: expect.stringMatching(/^Books at \S+Z\n0 records, .*\nThe books are right\.$/),
    });
    const admin = new Client({ connectionString: given(postgres).url });
    await admin.connect();
    await admin.query("insert into gift_certificates (serial, raw_balance) values ('WRONG', 0)");
    await admin.query("set session_replication_role = replica");
    const change = (cents: number) => admin.query("update gift_certificates set raw_balance = $1", [cents]);
    await change(2500);
    const broken = run("booksCheck", []);
    expect([broken.status, broken.said]).toEqual([
      1,
      expect.stringContaining(
        "\ngift certificate 1: 25.00, not 0.00 (a certificate's balance is the sum of its movements)\n0 records",
      ),
    ]);
    expect(broken.said).toContain("\nDifferences: 1");
    await change(0);
    await admin.end();
    const usage = "npm run books:check [-- --seal <number>:<hash>], with a seal that an earlier check printed.";
    expect(run("booksCheck", ["--seal", "1"])).toEqual({ status: 2, said: usage });
  });

  it("exports the books", () => {
    const header = (what: string) => run("booksExport", [what]);
    expect(header("ledger")).toEqual({ status: 0, said: expect.stringMatching(/^item,record,moment,.*person$/) });
    expect(header("journal")).toEqual({ status: 0, said: "day,account,debit,credit" });
    const usage = "npm run --silent books:export -- ledger|journal > books.csv";
    expect(header("all")).toEqual({ status: 2, said: usage });
  });

  it("ends an export quietly that no one reads to its end", () => {
    const url = new URL(given(postgres).url);
    url.username = "serving";
    const { stderr } = spawnSync(
      "sh",
      ["-c", '{ "$0" --import tsx server/src/commands/booksExport.ts ledger; echo $? >&2; } | true', process.execPath],
      {
        cwd: root,
        encoding: "utf8",
        env: { PATH: process.env["PATH"], DATABASE_URL: url.href, DATA_DIR: dataDir },
      },
    );
    expect(stderr).toBe("0\n");
  });

  it("restores a backup and compares the books", async () => {
    const { url } = given(postgres);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query("create database drill");
    await admin.end();
    const drill = new URL(url);
    drill.pathname = "/drill";
    const env = { DATABASE_URL: url, DRILL_DATABASE_URL: drill.href, CARD_KEY: Buffer.alloc(32, 2).toString("base64") };
    const restored = run("backupDrill", [], { env });
    expect(restored).toEqual({ status: 0, said: expect.stringContaining("started and compared: ") });
  });

  it("cannot change tables", () => {
    const said =
      "DATABASE_URL: this role may not change the tables. Run npm run migrate as their owner. (permission denied ";
    expect(run("migrate", [])).toEqual({ status: 1, said: expect.stringContaining(said) });
  });
});
