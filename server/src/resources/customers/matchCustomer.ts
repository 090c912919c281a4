import { phoneDigits } from "@teedesk/domain";
import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { digitsOf } from "../../db/schema/columns.ts";
import { customers } from "../../db/schema/customers.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type CustomerRow = typeof customers.$inferSelect;
export type Contact = Pick<CustomerRow, "first_name" | "last_name" | "email"> &
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

type Locking = { readonly lock: boolean };

async function findOne(tx: Database, condition: SQL | undefined, { lock }: Locking): Promise<CustomerRow | undefined> {
  const query = tx.select().from(customers).where(condition).orderBy(asc(customers.id)).limit(1);
  const [found] = await (lock ? query.for("no key update") : query);
  return found;
}

/** The chosen customer, unless another name or e-mail address was given: then the booking is someone else's. */
function findChosen(
  tx: Database,
  contact: Contact,
  { chosen_id, ...locking }: Finding,
): Promise<CustomerRow | undefined> | null {
  if (chosen_id === null) return null;
  const hasNoOther = or(eq(customers.email, ""), sameText(customers.email, contact.email));
  return findOne(tx, and(eq(customers.id, chosen_id), isNamed(contact), hasNoOther), locking);
}

/** The members that a contact may fill in. */
const completed = ["email", "postcode", "primary_phone"] as const;

/** The members of a contact that the record has blank. */
function missingOf(known: CustomerRow, { email, postcode = "", primary_phone = "" }: Contact): Partial<Contact> {
  const isMobile = primary_phone.replaceAll(/\D/g, "") === known.mobile_phone.replaceAll(/\D/g, "");
  const given = { email, postcode, primary_phone: isMobile ? "" : primary_phone };
  return Object.fromEntries(
    completed.flatMap((name) => (known[name] === "" && given[name] !== "" ? [[name, given[name]]] : [])),
  );
}

/** The customer that a merged one leads to, also locked (DECISION-64); the merged one is always locked first. */
async function followMerge(
  tx: Database,
  known: CustomerRow | undefined,
  locking: Locking,
): Promise<CustomerRow | undefined> {
  return known === undefined || known.merged_into === null
    ? known
    : followMerge(tx, await findOne(tx, eq(customers.id, known.merged_into), locking), locking);
}

/** Writes members of a customer who is locked, as a save would. */
async function save(
  tx: Database,
  known: CustomerRow,
  changes: Partial<Contact>,
  staff: StaffMember,
): Promise<CustomerRow> {
  if (Object.keys(changes).length === 0) return known;
  const [saved] = await tx
    .update(customers)
    .set({ ...changes, lock_version: known.lock_version + 1 })
    .where(eq(customers.id, known.id))
    .returning();
  if (saved === undefined) throw new Error("The customer was not stored.");
  const change = { entity: "customer", id: known.id, staff, action: "updated" } as const;
  await recordHistory(tx, { ...change, before: known, after: { ...known, ...changes } });
  return saved;
}

type Finding = Locking & { readonly chosen_id: number | null };

/**
 * The known customer that a contact is about, and what of the contact the record has blank; null for a new one. With `lock` both stay
 * so until the transaction ends: of two simultaneous calls for a new customer the second has to find the customer of the first.
 */
export async function findMatch(
  tx: Database,
  contact: Contact,
  finding: Finding,
): Promise<{ readonly known: CustomerRow; readonly missing: Partial<Contact> } | null> {
  const recognized = recognizedBy(contact);
  if (recognized !== null && finding.lock)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recognized.key}, 0))`);
  const found =
    (await findChosen(tx, contact, finding)) ??
    (recognized === null ? undefined : await findOne(tx, and(isNamed(contact), recognized.isSame), finding));
  const known = await followMerge(tx, found, finding);
  return known === undefined ? null : { known, missing: missingOf(known, contact) };
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
  const match = await findMatch(tx, contact, { chosen_id, lock: true });
  // Blanks of the record are filled in; nothing on it is overwritten (DECISION-42).
  if (match !== null) return save(tx, match.known, match.missing, staff);
  const [added] = await tx.insert(customers).values(contact).returning();
  if (added === undefined) throw new Error("The new customer was not stored.");
  const after = { type: added.type, ...contact };
  await recordHistory(tx, { entity: "customer", id: added.id, staff, action: "created", before: null, after });
  return added;
}

/** Blanks what was filled in of a customer, except of one who is gone or was merged, and of values that were changed since. */
export async function takeBack(
  tx: Database,
  { customer_id, values }: { readonly customer_id: number; readonly values: Partial<Contact> },
  staff: StaffMember,
): Promise<{ readonly isWhole: boolean }> {
  const known = await findOne(tx, and(eq(customers.id, customer_id), isNull(customers.merged_into)), { lock: true });
  if (known === undefined) return { isWhole: false };
  const filled = completed.filter((name) => values[name] !== undefined);
  const untouched = filled.filter((name) => values[name] === known[name]);
  await save(tx, known, Object.fromEntries(untouched.map((name) => [name, ""])), staff);
  return { isWhole: untouched.length === filled.length };
}
