import { phoneDigits } from "@teedesk/domain";
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { digitsOf } from "../../db/schema/columns.ts";
import { customers } from "../../db/schema/customers.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type CustomerRow = typeof customers.$inferSelect;
type Contact = Pick<CustomerRow, "first_name" | "last_name" | "email"> &
  Partial<Pick<CustomerRow, "postcode" | "primary_phone">>;

const sameText = (
  column: typeof customers.email | typeof customers.first_name | typeof customers.last_name,
  text: string,
) => sql`lower(${column}) = lower(${text})`;

const nationalDigits = (column: typeof customers.primary_phone | typeof customers.mobile_phone) =>
  sql`regexp_replace(${digitsOf(column)}, '^1(?=\\d{10}$)', '')`;

/** The identification of a known customer beside the name: the e-mail address, without one a phone number in any spelling. */
function recognizedBy({ email, primary_phone = "" }: Contact) {
  if (email !== "") return { key: sql`lower(${email})`, isSame: sameText(customers.email, email) };
  const digits = phoneDigits(primary_phone);
  if (digits === "") return null;
  const isSame = or(
    sql`${nationalDigits(customers.primary_phone)} = ${digits}`,
    sql`${nationalDigits(customers.mobile_phone)} = ${digits}`,
  );
  return { key: sql`${digits}::text`, isSame };
}

const isNamed = ({ first_name, last_name }: Contact) =>
  and(
    eq(customers.type, "Customer"),
    sameText(customers.first_name, first_name),
    sameText(customers.last_name, last_name),
  );

async function findOne(tx: Database, condition: SQL | undefined): Promise<CustomerRow | undefined> {
  const query = tx.select().from(customers).where(condition).orderBy(asc(customers.id)).limit(1);
  const [found] = await query.for("no key update");
  return found;
}

/** The chosen customer, unless another name or e-mail address was given: then the booking is someone else's. */
function findChosen(tx: Database, contact: Contact, chosen_id: number | null): Promise<CustomerRow | undefined> | null {
  if (chosen_id === null) return null;
  const hasNoOther = or(eq(customers.email, ""), sameText(customers.email, contact.email));
  return findOne(tx, and(eq(customers.id, chosen_id), isNamed(contact), hasNoOther));
}

/** The members of a contact that the record has blank. */
function missingOf(known: CustomerRow, { email, postcode = "", primary_phone = "" }: Contact): Partial<Contact> {
  const isMobile = primary_phone.replaceAll(/\D/g, "") === known.mobile_phone.replaceAll(/\D/g, "");
  const given = { email, postcode, primary_phone: isMobile ? "" : primary_phone };
  const names = ["email", "postcode", "primary_phone"] as const;
  return Object.fromEntries(
    names.flatMap((name) => (known[name] === "" && given[name] !== "" ? [[name, given[name]]] : [])),
  );
}

/** The customer that a merged one leads to, also locked (DECISION-64); the merged one is always locked first. */
async function followMerge(tx: Database, known: CustomerRow | undefined): Promise<CustomerRow | undefined> {
  return known === undefined || known.merged_into === null
    ? known
    : followMerge(tx, await findOne(tx, eq(customers.id, known.merged_into)));
}

/** Fills in what the record has blank, as a save of it would; nothing on record is overwritten (DECISION-42). */
async function complete(tx: Database, known: CustomerRow, contact: Contact, staff: StaffMember): Promise<CustomerRow> {
  const missing = missingOf(known, contact);
  if (Object.keys(missing).length === 0) return known;
  const [completed] = await tx
    .update(customers)
    .set({ ...missing, lock_version: known.lock_version + 1 })
    .where(eq(customers.id, known.id))
    .returning();
  if (completed === undefined) throw new Error("The customer was not stored.");
  const change = { entity: "customer", id: known.id, staff, action: "updated" } as const;
  await recordHistory(tx, { ...change, before: known, after: { ...known, ...missing } });
  return completed;
}

/**
 * The customer that a booking or a lead belongs to: the chosen one, else the known one with this e-mail address (or phone number)
 * and name, else a new one. A relative who shares the address becomes a customer of their own.
 */
export async function matchCustomer(
  tx: Database,
  contact: Contact,
  staff: StaffMember,
  chosen_id: number | null = null,
): Promise<CustomerRow> {
  const recognized = recognizedBy(contact);
  // Of two simultaneous calls for a new customer the second has to find the customer of the first.
  if (recognized !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recognized.key}, 0))`);
  const found =
    (await findChosen(tx, contact, chosen_id)) ??
    (recognized === null ? undefined : await findOne(tx, and(isNamed(contact), recognized.isSame)));
  const known = await followMerge(tx, found);
  if (known !== undefined) return complete(tx, known, contact, staff);
  const [added] = await tx.insert(customers).values(contact).returning();
  if (added === undefined) throw new Error("The new customer was not stored.");
  const after = { type: added.type, ...contact };
  await recordHistory(tx, { entity: "customer", id: added.id, staff, action: "created", before: null, after });
  return added;
}
