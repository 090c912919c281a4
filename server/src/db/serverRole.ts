import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Our own tables, and those of the built-in payment gateway. */
const schemas = ["public", "sandbox_gateway"] as const;

/**
 * Tables that are only added to, and the columns that a server may change in them: a reason and personal sides of a history are
 * erased with their person, a cancelation takes its steps, and a request for consent is decided. Triggers refuse every other change of these columns (DECISION-46).
 */
const books: Readonly<Record<string, readonly string[]>> = {
  audit_entries: [],
  history_entries: ["changes"],
  transaction_records: ["reason", "updated_at"],
  transaction_items: [],
  gift_certificate_movements: ["reason"],
  cancelations: ["state", "is_released", "refund_id", "attempts", "lease_until", "reason", "updated_at"],
  consents: ["state", "decided_by", "decided_at", "reason", "updated_at"],
  sale_terms: [],
  tee_time_rental_clubs: [],
  course_notices: [],
  ledger_seals: [],
};

/**
 * Grants a role the rights of a server: it reads and writes rows, and can neither change tables nor rewrite the books. To
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
    for (const [table, columns] of Object.entries(books)) {
      const kept = sql.identifier(table);
      await tx.execute(sql`revoke update, delete, truncate on ${kept} from ${name}`);
      const changed = columns.map((column) => sql.identifier(column));
      if (changed.length > 0) await tx.execute(sql`grant update (${sql.join(changed, sql`, `)}) on ${kept} to ${name}`);
    }
    // Seals are added by seal_ledger(), which has the owner's rights.
    await tx.execute(sql`revoke insert on ledger_seals from ${name}`);
    await tx.execute(sql`revoke delete on tee_times, gift_certificates from ${name}`);
    // Written by a trigger alone, and read by the views of reports as of a moment.
    await tx.execute(sql`revoke insert, update, delete, truncate on tee_time_past from ${name}`);
    await tx.execute(sql`grant usage on schema as_of to ${name}`);
    await tx.execute(sql`grant select on all tables in schema as_of to ${name}`);
    await tx.execute(sql`revoke insert, update, delete on schema_compatibility from ${name}`);
  });
}

/** Whether the connected role could change what is only added to, directly or by changing a table first. */
export async function mayRewriteBooks(db: Database): Promise<boolean> {
  const kept = sql.join(
    Object.keys(books).map((table) => sql`${table}`),
    sql`, `,
  );
  const [rights] = await db
    .select({
      may: sql<boolean>`bool_or(has_table_privilege(quote_ident(tablename), 'update, delete, truncate') or pg_has_role(tableowner, 'member'))`,
    })
    .from(sql`pg_tables where tablename in (${kept}) and schemaname = 'public'`);
  return rights?.may ?? false;
}
