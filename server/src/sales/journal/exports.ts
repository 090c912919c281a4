import {
  type Cents,
  centsFrom,
  type JournalAccount,
  journalAccounts,
  journalLines,
  type Posting,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { AccountNames } from "../../config/journalAccounts.ts";
import type { FoundRow } from "../books/booksDifference.ts";
import { type Ask, rowsOf } from "../books/checkBooks.ts";

const cents = (value: unknown): Cents => Result.getOrThrow(centsFrom(Number(value)));
const dollars = (amount: Cents): string => (amount / 100).toFixed(2);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A text of a CSV file. A spreadsheet would read one that begins with these signs as a formula. */
const field = (value: string): string => {
  const shown = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};

const csvLine = (values: readonly string[]): string => `${values.map(field).join(",")}\n`;

/** The subject of a record: a certificate's sale is about no tee time. */
const ofRecord = `case when r.refunded_record_id is not null or exists (select from tee_times t where t.transaction_record_id = r.id)
  or exists (select from transaction_items b where b.transaction_record_id = r.id and b.tee_time_id is not null)
  then 'tee_time' else 'gift_certificate' end`;

/** An item that was added later: a discount or a certificate of a paid tee time was changed. */
const isChange = "(i.created_at > r.created_at or r.created_at > t.created_at)";

/** The person who changed a tee time, from its history: the entry has the moment of the item, in one transaction with it. */
const changedBy = `(select h.staff_user from history_entries h
  where h.entity = 'tee_time' and h.record_id = t.id and h.created_at = i.created_at order by h.id limit 1)`;

const ledgerQuery = `select i.id::text as item, r.id::text as record, to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moment,
    case when r.refunded_record_id is not null then case when t.is_undone then 'void' else 'refund' end when ${isChange} then 'change' else 'sale' end as kind,
    case when i.tee_time_id is not null then 'tee time' when i.golf_discount_id is not null then 'discount' else 'gift certificate' end as about,
    coalesce(i.tee_time_id, i.golf_discount_id, i.gift_certificate_id)::text as about_id, t.id::text as tee_time,
    c.course_name as course, i.total::float8 as amount, r.payment_id as payment, r.refunded_record_id::text as refunded_record,
    coalesce(r.staff_user, case when r.refunded_record_id is null then case when ${isChange} then ${changedBy} else t.agent end end) as person
  from transaction_items i join transaction_records r on r.id = i.transaction_record_id
  left join tee_times t on t.transaction_record_id = coalesce(r.refunded_record_id, r.id)
  left join golf_courses c on c.id = t.golf_course_id order by i.id`;

const ledgerColumns = [
  "item",
  "record",
  "moment",
  "kind",
  "about",
  "about_id",
  "tee_time",
  "course",
  "amount",
  "payment",
  "refunded_record",
  "person",
];

/** The raw ledger as CSV, a line for each item in the order in which they were written. */
export async function* ledgerCsv(ask: Ask): AsyncGenerator<string> {
  yield csvLine(ledgerColumns);
  for await (const row of rowsOf(ask, ledgerQuery)) {
    yield csvLine(ledgerColumns.map((name) => (name === "amount" ? dollars(cents(row[name])) : text(row[name]))));
  }
}

/** Everything that is entered in the journal, in the order of business days. The zone's name is one of the settings. */
const postings = (timeZone: string): string => {
  const day = (moment: string) =>
    `to_char(${moment} at time zone '${timeZone.replaceAll("'", "''")}', 'YYYY-MM-DD') as day`;
  return `select ${day("r.created_at")}, 'total' as kind, ${ofRecord} as of,
      (r.payment_id is not null or (r.refunded_record_id is not null and r.total < 0)) as is_charged, null::boolean as is_about_certificate, r.total::float8 as amount
    from transaction_records r where r.total <> 0
    union all select ${day("i.created_at")}, 'item', ${ofRecord}, null, i.gift_certificate_id is not null, i.total::float8
    from transaction_items i join transaction_records r on r.id = i.transaction_record_id where i.total <> 0
    union all select ${day("m.created_at")}, 'issue', null, null, null, m.amount::float8
    from gift_certificate_movements m where m.kind in ('issued', 'corrected')
    union all select ${day("t.canceled_at")}, 'write_off', null, null, null, r.total::float8
    from tee_times t join transaction_records r on r.id = t.transaction_record_id
    where t.canceled_at is not null and r.payment_id is null and r.total <> 0
    union all select ${day("t.created_at")}, 'cost', null, null, null, t.cost_cents::float8 from tee_times t where t.cost_cents <> 0
    union all select ${day("t.canceled_at")}, 'cost', null, null, null, -t.cost_cents::float8 from tee_times t
    where t.cost_cents <> 0 and t.canceled_at is not null
    order by 1`;
};

function postingOf(row: FoundRow): Posting {
  const amount = cents(row["amount"]);
  const of = row["of"] === "tee_time" ? "tee_time" : "gift_certificate";
  switch (row["kind"]) {
    case "total":
      return { kind: "total", of, isCharged: row["is_charged"] === true, amount };
    case "item":
      return { kind: "item", of, isAboutCertificate: row["is_about_certificate"] === true, amount };
    case "issue":
      return { kind: "issue", amount };
    case "write_off":
      return { kind: "write_off", amount };
    case "cost":
      return { kind: "cost", amount };
    default:
      throw new Error(`The journal has no entry for ${text(row["kind"])}.`);
  }
}

/** A day's sums, in cents. */
type Sums = Map<JournalAccount, { debit: number; credit: number }>;

function* linesOf(day: string, sums: Sums, names: AccountNames): Generator<string> {
  for (const account of journalAccounts) {
    const { debit, credit } = sums.get(account) ?? { debit: 0, credit: 0 };
    if (debit === 0 && credit === 0) continue;
    yield csvLine([day, names[account], dollars(cents(debit)), dollars(cents(credit))]);
  }
}

/** The journal of each business day in double entry as CSV: debits equal credits on each. */
export async function* journalCsv(ask: Ask, timeZone: string, names: AccountNames): AsyncGenerator<string> {
  yield csvLine(["day", "account", "debit", "credit"]);
  let day = "";
  let sums: Sums = new Map();
  for await (const row of rowsOf(ask, postings(timeZone))) {
    if (row["day"] !== day) {
      yield* linesOf(day, sums, names);
      day = text(row["day"]);
      sums = new Map();
    }
    for (const { account, debit, credit } of journalLines(postingOf(row))) {
      const sum = sums.get(account) ?? { debit: 0, credit: 0 };
      sums.set(account, { debit: sum.debit + debit, credit: sum.credit + credit });
    }
  }
  yield* linesOf(day, sums, names);
}
