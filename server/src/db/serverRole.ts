import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Our own tables, and those of the built-in payment gateway. */
const schemas = ["public", "sandbox_gateway"] as const;

/**
 * Grants a role the rights of a server: it reads and writes rows, and can neither change tables nor rewrite the audit trail. To
 * be called by the owner after each migration, since new tables have no grants. Throws one line for a role that does not exist,
 * or that has the owner's rights.
 */
export async function grantServerRole(db: Database, role: string): Promise<void> {
  const [found] = await db
    .select({
      isOwner: sql<boolean>`rolsuper or pg_has_role(rolname, (select tableowner from pg_tables where tablename = 'audit_entries' and schemaname = 'public'), 'member')`,
    })
    .from(sql`pg_roles where rolname = ${role}`);
  if (found === undefined)
    throw new Error(`SERVER_ROLE: there is no role ${role}. Make it first: create role ${role} login.`);
  if (found.isOwner)
    throw new Error(`SERVER_ROLE: ${role} may do what the owner of the tables may. Make a role that may not.`);
  const name = sql.identifier(role);
  await db.transaction(async (tx) => {
    await tx.execute(sql`revoke create on schema public from public`);
    await tx.execute(sql`grant usage on schema drizzle to ${name}`);
    await tx.execute(sql`grant select on drizzle.__drizzle_migrations to ${name}`);
    for (const schema of schemas.map((one) => sql.identifier(one))) {
      await tx.execute(sql`grant usage on schema ${schema} to ${name}`);
      await tx.execute(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
      await tx.execute(sql`grant usage, select on all sequences in schema ${schema} to ${name}`);
    }
    await tx.execute(sql`revoke update, delete, truncate on audit_entries from ${name}`);
    await tx.execute(sql`revoke insert, update, delete on schema_compatibility from ${name}`);
  });
}

/** Whether the connected role could change the audit trail, directly or by changing its table first. */
export async function mayRewriteTrail(db: Database): Promise<boolean> {
  const [rights] = await db
    .select({
      may: sql<boolean>`has_table_privilege('audit_entries', 'update, delete, truncate') or pg_has_role(tableowner, 'member')`,
    })
    .from(sql`pg_tables where tablename = 'audit_entries' and schemaname = 'public'`);
  return rights?.may ?? false;
}
