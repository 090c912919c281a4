import { formatCents, formatDollars, giftCertificateForm } from "@teedesk/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { giftCertificateMovements, giftCertificates } from "../../../db/schema/index.ts";
import { recordHistory } from "../../../platform/history/recordHistory.ts";
import { accepted } from "../../../platform/refuseIssues.ts";
import { centsOf } from "../../../records/columns.ts";
import { matchCustomer } from "../../../resources/customers/matchCustomer.ts";
import { certificateInHistory } from "../../../resources/giftCertificates/certificateInHistory.ts";
import { certificatesIn } from "../../../resources/giftCertificates/giftCertificates.ts";
import { courseField, findCourses, isYes, plainAmount } from "./cells.ts";
import { findCompletions, undoCompletions } from "./completions.ts";
import {
  changedSince,
  type DoneRow,
  type FileRow,
  failed,
  type ImportField,
  type Importing,
  type ImportKind,
  isRefused,
  isSamePlan,
  kept,
  keyOf,
  type Outcome,
  orKept,
  orRefused,
  type Planned,
  readAs,
  refused,
  undone,
  type Values,
} from "./kind.ts";

const fields: readonly ImportField[] = [
  {
    name: "serial",
    label: "Serial",
    is_required: true,
    aliases: ["number", "certificate", "certificate number", "code"],
  },
  {
    name: "balance",
    label: "Balance",
    is_required: true,
    aliases: ["amount", "remaining", "value"],
    hint: "Dollars that can still be spent.",
  },
  { ...courseField, hint: "Its name or id. Blank is any course." },
  { name: "first_name", label: "Purchaser's first name", aliases: ["first name", "purchaser first name"] },
  { name: "last_name", label: "Purchaser's last name", aliases: ["last name", "purchaser last name"] },
  { name: "email", label: "Purchaser's email", aliases: ["email", "purchaser email"] },
  { name: "recipient_first_name", label: "Recipient's first name" },
  { name: "recipient_last_name", label: "Recipient's last name" },
  { name: "recipient_email", label: "Recipient's email" },
  { name: "who_from", label: "From", aliases: ["who from", "giver"] },
  { name: "greeting", label: "Greeting", aliases: ["message"] },
  { name: "internal_memo", label: "Internal memo", aliases: ["memo", "note", "notes"] },
  { name: "email_delivery", label: "By email", hint: "Yes or no. Blank is no." },
];

type Courses = Awaited<ReturnType<typeof findCourses>>;

const personOf = (values: Values, prefix: string) => ({
  first_name: values[`${prefix}first_name`] ?? "",
  last_name: values[`${prefix}last_name`] ?? "",
  email: values[`${prefix}email`] ?? "",
});

const isNamed = (person: ReturnType<typeof personOf>): boolean => Object.values(person).some((text) => text !== "");

function read(values: Values, courses: Courses) {
  const { serial = "", balance = "", who_from = "", greeting = "", internal_memo = "" } = values;
  return accepted(
    giftCertificateForm.parse({
      ...giftCertificateForm.blank(),
      serial,
      balance: plainAmount(balance),
      who_from,
      greeting,
      internal_memo,
      course: "course" in values ? String(courses.of(values).id) : "",
      email_delivery: isYes(values, "email_delivery", false) ? "email" : "mail",
    }),
  );
}

/** The purchaser and the recipient, as far as they are named. */
const personsOf = (values: Values) => {
  const named = (prefix: string) => {
    const person = personOf(values, prefix);
    return isNamed(person) ? person : null;
  };
  return { purchaser: named(""), recipient: named("recipient_") };
};

async function plan(
  importing: Importing,
  rows: readonly FileRow[],
  locking: { readonly lock: boolean },
): Promise<readonly Planned[]> {
  const { tx } = importing;
  const courses = await findCourses(
    tx,
    rows.filter(({ values }) => "course" in values),
  );
  const reads = rows.map(({ values }) => orRefused(fields, () => read(values, courses)));
  const serials = reads.flatMap((one) => (isRefused(one) ? [] : [one.serial.toLowerCase()]));
  const { id, serial, raw_balance } = giftCertificates;
  const known =
    serials.length === 0
      ? []
      : await tx
          .select({ id, serial, raw_balance })
          .from(giftCertificates)
          .where(inArray(sql`lower(${serial})`, serials));
  const bySerial = new Map(known.map((one) => [one.serial.toLowerCase(), one]));
  const planRow = async (one: (typeof reads)[number], { values }: FileRow): Promise<Planned> => {
    if (isRefused(one)) return one;
    const stored = bySerial.get(one.serial.toLowerCase());
    const keys = [keyOf(one.serial)];
    const balance = centsOf(one.balance);
    if (stored !== undefined) {
      const isSame = stored.raw_balance === balance;
      const reason = isSame
        ? "There is a certificate of this serial with this balance."
        : `There is a certificate of this serial with ${formatDollars(stored.raw_balance)}. Change its balance on its page.`;
      return {
        action: isSame ? "skip" : "refused",
        reason,
        keys: isSame ? keys : [],
        record_id: stored.id,
        plan: null,
      };
    }
    if (balance === 0) return { action: "skip", reason: "Nothing is left of it.", keys, record_id: null, plan: null };
    const persons = Object.values(personsOf(values)).filter((person) => person !== null);
    const completes = await findCompletions(importing, persons, locking);
    const course = "course" in values ? courses.of(values).course_name : "";
    const read_as = readAs(values, { balance: formatCents(balance), course });
    const plan = { values: { ...one, ...values, balance, serial: one.serial }, completes, read_as };
    return { action: "create", reason: "", keys, record_id: null, plan };
  };
  const plans: Planned[] = [];
  for (const [index, row] of rows.entries()) plans.push(await planRow(reads[index] ?? refused(""), row));
  return plans;
}

/** Stores a certificate, and its balance as issued: a function with the owner's rights enters it for this row alone (DECISION-68). */
async function issue(importing: Importing, { n, values }: FileRow): Promise<Outcome> {
  const { tx, staff, config, import_id } = importing;
  const {
    balance,
    course,
    transaction_item: _sale,
    reason: _reason,
    ...texts
  } = read(values, await findCourses(tx, [{ n, values }]));
  const { purchaser, recipient } = personsOf(values);
  const customer = purchaser && (await matchCustomer(tx, purchaser, staff));
  const given = recipient && (await matchCustomer(tx, recipient, staff));
  const [stored] = await tx
    .insert(giftCertificates)
    .values({
      ...texts,
      raw_balance: centsOf(balance),
      golf_course_id: course?.id ?? null,
      customer_id: customer?.id ?? null,
      recipient_id: given?.id ?? null,
    })
    .returning({ id: giftCertificates.id });
  if (stored === undefined) throw new Error("The certificate was not stored.");
  await tx.execute(sql`select issue_imported_certificate(${import_id}::int, ${n}::int, ${stored.id}::int)`);
  const after = await certificatesIn(config)(tx).show(stored.id);
  const entry = { entity: "gift_certificate", id: stored.id, staff, action: "created" } as const;
  await recordHistory(tx, { ...entry, before: null, after: certificateInHistory(after) });
  return { n, state: "done", note: "", record_id: stored.id, lock_version: after.lock_version ?? 0 };
}

/** Books are only added to: what is left is taken off by a correction, and the serial is free for another certificate. */
async function withdraw(importing: Importing, { n, record_id: id, lock_version, plan }: DoneRow): Promise<Outcome> {
  const { tx, staff, config, import_id } = importing;
  const records = certificatesIn(config)(tx);
  const [stored] = await tx.select().from(giftCertificates).where(eq(giftCertificates.id, id)).for("update");
  if (stored === undefined) return undone(n);
  const isOther = and(
    eq(giftCertificateMovements.gift_certificate_id, id),
    sql`${giftCertificateMovements.kind} <> 'issued'`,
  );
  if (stored.lock_version !== lock_version || (await tx.$count(giftCertificateMovements, isOther)) > 0)
    return kept(n, "It was changed or used since.", id);
  const serial = `${stored.serial.slice(0, 220)} (import ${import_id} undone)`;
  await records.update(staff, id, {
    serial,
    balance: "0.00",
    reason: "Import undone",
    lock_version: stored.lock_version,
  });
  return undoCompletions(importing, n, plan.completes);
}

export const certificatesKind: ImportKind = {
  fields,
  plan: (importing, rows) => plan(importing, rows, { lock: false }),
  async run(importing, rows) {
    const outcomes: Outcome[] = [];
    for (const row of rows) {
      // After the rows before it, which may have filled in its customers.
      const [now] = await plan(importing, [row], { lock: true });
      outcomes.push(
        now !== undefined && isSamePlan(row, now) ? await issue(importing, row) : failed(row.n, changedSince),
      );
    }
    return outcomes;
  },
  async undo(importing, rows) {
    const outcomes: Outcome[] = [];
    for (const row of rows)
      outcomes.push(await orKept(importing.tx, row, fields, (tx: Database) => withdraw({ ...importing, tx }, row)));
    return outcomes;
  },
};
