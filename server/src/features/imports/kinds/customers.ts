import { type CustomerInput, customerForm, phoneDigits } from "@teedesk/domain";
import { and, isNull, sql } from "drizzle-orm";
import * as Struct from "effect/Struct";
import type { Database } from "../../../db/database.ts";
import { customers as table } from "../../../db/schema/customers.ts";
import { groupedBy } from "../../../platform/groupedBy.ts";
import { recordHistories } from "../../../platform/history/recordHistory.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { accepted } from "../../../platform/refuseIssues.ts";
import { columnsOf } from "../../../records/columns.ts";
import { isAmong } from "../../../records/isAmong.ts";
import { refuseUnknownCountry } from "../../../resources/countries/refuseUnknownCountry.ts";
import { customers } from "../../../resources/customers/customers.ts";
import {
  changedSince,
  type DoneRow,
  type FileRow,
  failed,
  type ImportField,
  type ImportKind,
  isRefused,
  isSamePlan,
  kept,
  keyOf,
  type Outcome,
  orKept,
  orRefused,
  type Planned,
  type PlannedRow,
  undone,
  type Values,
} from "./kind.ts";

const fields: readonly ImportField[] = [
  { name: "first_name", label: "First name", aliases: ["firstname", "given name", "forename", "first"] },
  { name: "last_name", label: "Last name", aliases: ["lastname", "surname", "family name", "last"] },
  { name: "email", label: "Email", aliases: ["e mail", "email address", "e mail address", "mail"] },
  {
    name: "primary_phone",
    label: "Primary phone",
    aliases: ["phone", "telephone", "phone number", "tel", "home phone"],
  },
  { name: "mobile_phone", label: "Mobile phone", aliases: ["mobile", "cell", "cell phone"] },
  { name: "address", label: "Address", aliases: ["address 1", "street", "street address", "address line 1"] },
  { name: "address_2", label: "Address 2", aliases: ["address line 2"] },
  { name: "address_3", label: "Address 3", aliases: ["address line 3"] },
  { name: "city", label: "City", aliases: ["town"] },
  { name: "subdivision", label: "State or province", aliases: ["state", "province", "region"] },
  { name: "postcode", label: "Postcode", aliases: ["zip", "zip code", "postal code", "post code"] },
  { name: "country_alpha2", label: "Country", aliases: ["country code"], hint: "Two letters, such as US." },
  { name: "legacy_address", label: "Legacy address" },
  { name: "type", label: "Type", hint: "Customer, or GiftCertificateRecipient." },
];

const { search_text: _, ...columns } = columnsOf(table);
type Stored = Pick<typeof table.$inferSelect, keyof typeof columns>;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const isNamed = (one: Pick<Stored, "first_name" | "last_name">, other: Pick<Stored, "first_name" | "last_name">) =>
  same(one.first_name, other.first_name) && same(one.last_name, other.last_name);

/** The contact that recognizes a customer beside name and type: the email address, else a phone number in any spelling, else a blank. */
const contactOf = ({ email, primary_phone, mobile_phone }: Contact): string =>
  email || phoneDigits(primary_phone) || phoneDigits(mobile_phone);

type Contact = Pick<Stored, "email" | "primary_phone" | "mobile_phone">;

function isSameContact(given: Contact, stored: Contact): boolean {
  if (given.email !== "") return same(given.email, stored.email);
  const digits = contactOf(given);
  const known = [phoneDigits(stored.primary_phone), phoneDigits(stored.mobile_phone)];
  return digits === "" ? stored.email === "" && known.every((phone) => phone === "") : known.includes(digits);
}

/** The values as the form takes them: a country in capitals. */
const sentOf = ({ country_alpha2, type, ...values }: Values) => ({
  ...values,
  ...(country_alpha2 !== undefined && { country_alpha2: country_alpha2.toUpperCase() }),
  ...(type !== undefined && { type: /recipient/i.test(type) ? ("GiftCertificateRecipient" as const) : typeOf(type) }),
});

function typeOf(text: string): "Customer" {
  if (text.toLowerCase() !== "customer")
    throw new Refusal(422, { kind: "invalid", errors: { type: ["Enter Customer or GiftCertificateRecipient."] } });
  return "Customer";
}

type Read = { readonly sent: ReturnType<typeof sentOf>; readonly input: CustomerInput };

function read(values: Values): Read | Planned {
  return orRefused(fields, () => {
    const sent = sentOf(values);
    const input = accepted(customerForm.accept(null, sent));
    refuseUnknownCountry(input);
    return { sent, input };
  });
}

/** Customers with one of the addresses, and those with one of the names of inputs without; each list is looked up in its index. */
async function findKnown(tx: Database, inputs: readonly CustomerInput[]): Promise<readonly Stored[]> {
  const emails = inputs.flatMap(({ email }) => (email === "" ? [] : [email]));
  const names = inputs.flatMap(({ email, first_name, last_name }) => (email === "" ? [[last_name, first_name]] : []));
  const json = (list: readonly unknown[]) => sql`${sql.param(JSON.stringify(list))}::jsonb`;
  const named =
    names.length === 0
      ? []
      : await tx
          .selectDistinct({ id: table.id })
          .from(table)
          .innerJoin(
            sql`jsonb_array_elements(${json(names)}) as named`,
            sql`lower(${table.last_name}) = lower(named.value ->> 0) and lower(${table.first_name}) = lower(named.value ->> 1)`,
          );
  const ofEmails =
    emails.length === 0
      ? sql`false`
      : sql`lower(${table.email}) = any(array(select lower(value) from jsonb_array_elements_text(${json(emails)})))`;
  const ids = named.map(({ id }) => id);
  const [byEmail, byName] = [
    await tx.select(columns).from(table).where(ofEmails).orderBy(table.id),
    ids.length === 0 ? [] : await tx.select(columns).from(table).where(isAmong(table.id, ids)).orderBy(table.id),
  ];
  return Array.from(new Map([...byEmail, ...byName].map((one) => [one.id, one])).values());
}

/** The customers that merged ones lead to. */
async function findSurvivors(tx: Database, known: readonly Stored[]): Promise<ReadonlyMap<number, Stored>> {
  const ids = known.flatMap(({ merged_into }) => (merged_into === null ? [] : [merged_into]));
  if (ids.length === 0) return new Map();
  const found = await tx.select(columns).from(table).where(isAmong(table.id, ids));
  return new Map(found.map((customer) => [customer.id, customer]));
}

const { ignore_duplicate: __, ...blank } = customerForm.blank();
const members = Struct.keys(blank);

/** Creates, updates or skips: the values that are given and differ are written, and a blank cell changes nothing. */
function planRow({ sent, input }: Read, known: readonly Stored[], survivors: ReadonlyMap<number, Stored>): Planned {
  const ofType = known.filter(({ type }) => type === input.type);
  const matching = ofType.filter((stored) => isNamed(input, stored) && isSameContact(input, stored));
  const people = new Map(
    matching.map((stored) => survivors.get(stored.merged_into ?? 0) ?? stored).map((stored) => [stored.id, stored]),
  );
  const keyBy = (contact: string) => keyOf(input.type, input.first_name, input.last_name, contact);
  const own = keyBy(contactOf(input));
  // A later row without an email address is recognized by either number, as it will be once this one is stored.
  const numbers = [input.primary_phone, input.mobile_phone].map(phoneDigits).filter(Boolean).map(keyBy);
  const ids = Array.from(people.keys());
  const [stored, another] = people.values();
  if (another !== undefined) {
    const reason = `Customers ${ids.join(", ")} have this name and contact. Merge them first.`;
    return { action: "refused", reason, keys: [], record_id: null, plan: null };
  }
  if (stored === undefined) {
    const sharing = ofType.find(
      ({ email, merged_into }) => merged_into === null && email !== "" && same(email, input.email),
    );
    const reason = sharing === undefined ? "" : `Customer ${sharing.id} has this email address under another name.`;
    const values = Object.fromEntries(Object.entries(sent));
    return { action: "create", reason, keys: [own], leaves: [own, ...numbers], record_id: null, plan: { values } };
  }
  const keys = [own, keyOf("record", String(stored.id))];
  const leaves = [...keys, ...numbers];
  const next = orRefused(fields, () => accepted(customerForm.accept(stored, sent)));
  if (isRefused(next)) return next;
  const changed = members.filter((name) => next[name] !== stored[name]);
  if (changed.length === 0)
    return { action: "skip", reason: "Nothing to change.", keys, leaves, record_id: stored.id, plan: null };
  const plan = {
    values: Object.fromEntries(changed.map((name) => [name, next[name]])),
    before: Object.fromEntries(changed.map((name) => [name, stored[name]])),
    lock_version: stored.lock_version,
  };
  return { action: "update", reason: "", keys, leaves, record_id: stored.id, plan };
}

async function plan(tx: Database, rows: readonly FileRow[]): Promise<readonly Planned[]> {
  const reads = rows.map(({ values }) => read(values));
  const inputs = reads.flatMap((one) => (isRefused(one) ? [] : [one.input]));
  const known = await findKnown(tx, inputs);
  const survivors = await findSurvivors(tx, known);
  const byEmail = groupedBy(known, ({ email }) => email.toLowerCase());
  const byName = groupedBy(known, ({ first_name, last_name }) => `${last_name}\n${first_name}`.toLowerCase());
  return reads.map((one) => {
    if (isRefused(one)) return one;
    const { email, first_name, last_name } = one.input;
    const near =
      email === "" ? byName.get(`${last_name}\n${first_name}`.toLowerCase()) : byEmail.get(email.toLowerCase());
    return planRow(one, near ?? [], survivors);
  });
}

/** Saves with one of these addresses wait until the transaction ends, as they wait for each other (duplicates.ts). */
const holdAddresses = (tx: Database, rows: readonly FileRow[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(lock) from (select distinct hashtextextended(lower(value), 0) as lock
    from jsonb_array_elements_text(${sql.param(JSON.stringify(rows.flatMap(({ values }) => values["email"] ?? [])))}::jsonb) order by lock) as locks`);

/** The rows of other tables that refer to customers, by the database's own catalogue. */
async function referredTo(tx: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const columns = await tx
    .select({ table: sql<string>`conrelid::regclass::text`, column: sql<string>`attname::text` })
    .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)`)
    .where(sql`contype = 'f' and confrelid = 'customers'::regclass`);
  const list = sql`${sql.param(`{${ids.join()}}`)}::int[]`;
  const all = columns.map(
    ({ table: name, column }) =>
      sql`select ${sql.identifier(column)} as id from ${sql.identifier(name)} where ${sql.identifier(column)} = any(${list})`,
  );
  const found = await tx.select({ id: sql<number>`id` }).from(sql`(${sql.join(all, sql` union all `)}) as referring`);
  return new Set(found.map(({ id }) => id));
}

export const customersKind: ImportKind = {
  fields,
  plan: ({ tx }, rows) => plan(tx, rows),

  async run({ tx, staff }, rows) {
    await holdAddresses(tx, rows);
    const again = await plan(tx, rows);
    const isPlanned = (row: PlannedRow, index: number) => {
      const now = again[index];
      return now !== undefined && isSamePlan(row, now);
    };
    const current = rows.filter(isPlanned);
    const stale = rows.filter((row, index) => !isPlanned(row, index)).map(({ n }) => failed(n, changedSince));
    const added = current.filter(({ action }) => action === "create");
    const created = await customers(tx).createMany(
      staff,
      added.map(({ plan: { values } }) => values),
    );
    const done = created.map(({ id, lock_version }, index): Outcome => {
      return { n: added[index]?.n ?? 0, state: "done", note: "", record_id: id, lock_version };
    });
    for (const {
      n,
      action,
      record_id,
      plan: { values, lock_version = 0 },
    } of current) {
      if (action !== "update" || record_id === null) continue;
      const saved = await customers(tx).update(staff, record_id, { ...values, lock_version });
      done.push({ n, state: "done", note: "", record_id, lock_version: saved.lock_version });
    }
    return [...done, ...stale];
  },

  async undo({ tx, staff }, rows) {
    const ids = rows.map(({ record_id }) => record_id);
    const held = await tx.select(columns).from(table).where(isAmong(table.id, ids)).orderBy(table.id).for("update");
    const byId = new Map(held.map((customer) => [customer.id, customer]));
    const referred = await referredTo(tx, ids);
    const outcomes: Outcome[] = [];
    const removed: DoneRow[] = [];
    for (const row of rows) {
      const {
        n,
        record_id,
        lock_version,
        action,
        plan: { before },
      } = row;
      const stored = byId.get(record_id);
      if (stored === undefined) outcomes.push(undone(n));
      else if (stored.lock_version !== lock_version || stored.merged_into !== null)
        outcomes.push(kept(n, "It was changed since.", record_id));
      else if (action === "update") {
        const restore = async (inner: Database) => {
          await customers(inner).update(staff, record_id, { ...before, lock_version });
          return undone(n);
        };
        outcomes.push(await orKept(tx, row, fields, restore));
      } else if (referred.has(record_id)) outcomes.push(kept(n, "Other records belong to it by now.", record_id));
      else removed.push(row);
    }
    const gone = removed.map(({ record_id }) => record_id);
    if (gone.length > 0) await tx.delete(table).where(and(isAmong(table.id, gone), isNull(table.merged_into)));
    const entries = gone.flatMap((id) => {
      const before = byId.get(id);
      return before === undefined
        ? []
        : [{ entity: "customer", id, staff, action: "deleted", before, after: null } as const];
    });
    await recordHistories(tx, entries);
    return [...outcomes, ...removed.map(({ n }) => undone(n))];
  },
};
