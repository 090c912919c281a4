import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalPostgres, startPostgres } from "../../scripts/postgres.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const postgres = await startPostgres();

/** The commands as docs/operations/install.md has them: `migrate` as the owner, all others as the role that servers have. */
describe.skipIf(postgres === undefined)("a command with the rights of a server", () => {
  const given = (one: LocalPostgres | undefined): LocalPostgres => one ?? expect.fail("there is no PostgreSQL");
  const dataDir = mkdtempSync(join(tmpdir(), "teedesk-commands-"));

  function run(command: string, words: readonly string[], { role = "serving", input = "", env = {} } = {}) {
    const url = new URL(given(postgres).url);
    url.username = role;
    const program = ["--import", "tsx", `server/src/commands/${command}.ts`, ...words];
    const settings = { PATH: process.env["PATH"], DATABASE_URL: url.href, DATA_DIR: dataDir, ...env };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: root,
      input,
      encoding: "utf8",
      env: settings,
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  }

  let migrated: ReturnType<typeof run>;
  beforeAll(async () => {
    const admin = new Client({ connectionString: given(postgres).url });
    await admin.connect();
    await admin.query("create role serving login");
    await admin.end();
    migrated = run("migrate", [], { role: "teedesk", env: { SERVER_ROLE: "serving" } });
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true });
    await given(postgres).stop();
  });

  it("let the tables' owner prepare them for a server's role", () => {
    expect(migrated).toEqual({ status: 0, said: "The tables are those of this version; serving may serve." });
  });

  it("makes the first admin", () => {
    const words = ["--email", "first@example.com", "--name", "First", "--admin"];
    const made = run("staffCreate", words, { input: "a long walk in the rough\n" });
    expect(made).toEqual({ status: 0, said: "first@example.com can sign in now, as an admin." });
  });

  it("makes and ends a key of the feed", () => {
    expect(run("feedKey", ["--source", "Collector"])).toEqual({ status: 0, said: expect.stringMatching(/^\S{20,}$/) });
    const ended = run("feedKey", ["--source", "Collector", "--revoke"]);
    expect(ended).toEqual({ status: 0, said: "Keys ended: 1" });
  });

  it("erases a customer", () => {
    const erased = run("customerErase", ["--id", "1", "--by", "first@example.com"]);
    expect(erased).toEqual({ status: 1, said: "There is no customer 1." });
  });

  it("changes the key of saved cards", () => {
    const keys = {
      CARD_KEY: Buffer.alloc(32, 1).toString("base64"),
      NEW_CARD_KEY: Buffer.alloc(32, 2).toString("base64"),
    };
    const rotated = run("cardKeyRotate", [], { env: keys });
    expect(rotated).toEqual({ status: 0, said: "0 saved cards were encrypted with the new key." });
  });

  it("cannot change tables", () => {
    const said =
      "DATABASE_URL: this role may not change the tables. Run npm run migrate as their owner. (permission denied ";
    expect(run("migrate", [])).toEqual({ status: 1, said: expect.stringContaining(said) });
  });
});
