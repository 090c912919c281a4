import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordAudit } from "../platform/audit/recordAudit.ts";
import { createServingRole, type ServingRole } from "../testing/servingRole.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { checkSchema } from "./checkSchema.ts";
import type { Connection } from "./connection.ts";
import { customers } from "./schema/index.ts";
import { grantServerRole, mayRewriteBooks } from "./serverRole.ts";

let connection: Connection;
let role: ServingRole;
const serving: ServingRole["serving"] = (work) => role.serving(work);
beforeAll(async () => {
  connection = await testDatabase();
  role = await createServingRole(connection.db);
});
afterAll(async () => {
  await role.drop();
  await connection.close();
});

const fact = {
  event: "sign_in",
  outcome: "done",
  staff_user_id: null,
  staff_user: "a@b.test",
  network_address: "203.0.113.7",
  operation: "signIn",
  status: 200,
  detail: null,
} as const;

describe("the role a server has", () => {
  it("checks the tables, writes rows and adds to the audit trail", async () => {
    await serving(checkSchema);
    await serving((tx) => recordAudit(tx, fact));
    const added = await serving((tx) => tx.insert(customers).values({ first_name: "Pat" }).returning());
    expect(added).toMatchObject([{ first_name: "Pat" }]);
    expect(await serving(mayRewriteBooks)).toBe(false);
    expect(await mayRewriteBooks(connection.db)).toBe(true);
  });

  it.each<[string, SQL]>([
    ["rewrite the audit trail", sql`update audit_entries set outcome = 'done'`],
    ["shorten it", sql`delete from audit_entries`],
    ["empty it", sql`truncate audit_entries`],
    ["take away what guards it", sql`drop trigger audit_entries_only_added on audit_entries`],
    ["go round what guards it", sql`set local session_replication_role = replica`],
    ["make a table", sql`create table public.loot (id int)`],
    ["change a table", sql`alter table customers add column loot text`],
    ["claim to be compatible", sql`insert into schema_compatibility values (0)`],
    ["note a migration", sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`],
  ])("cannot %s", async (_, statement) => {
    await expect(serving((tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});

it("is refused where it is not there, or is the owner", async () => {
  await expect(grantServerRole(connection.db, "nobody_at_all")).rejects.toThrow(/^SERVER_ROLE: there is no role/);
  const [owner] = await connection.db.select({ name: sql<string>`current_user` }).from(sql`(select) as once`);
  await expect(grantServerRole(connection.db, owner?.name ?? "")).rejects.toThrow(/^SERVER_ROLE: \S+ may do what/);
});
