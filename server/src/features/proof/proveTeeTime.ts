import { createHash } from "node:crypto";
import { fullName, redact } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Services } from "../../services.ts";
import { encodeTransactionRecord } from "../../teeTime/encodeTransactionRecord.ts";
import { factsAsBooked, factsNow } from "./asBooked.ts";
import { proveQuote, proveTerms } from "./proveTerms.ts";
import { readRecords, type TeeTimeRecords } from "./readRecords.ts";

type Proof = components["schemas"]["TeeTimeProof"];

/** One moment of the database, so that no part of a document is newer than another. */
const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/**
 * The proof of a tee time: all that is stored of what was agreed, mailed, paid and changed (DECISION-63). It follows from the stored
 * records alone and never from the time of asking, so the same records give the same bytes. Throws 404 without the tee time.
 */
export async function proveTeeTime({ db, clock }: Pick<Services, "db" | "clock">, id: number): Promise<Proof> {
  const records = await db.transaction((tx) => readRecords(tx, id), snapshot);
  const { stored, doubts } = records;
  const agreed = factsAsBooked(records);
  const now = factsNow(records);
  const playOf = ({ play_date, play_time }: typeof now) => ({ date: play_date, time: play_time });
  const proof = withoutCards({
    tee_time_id: id,
    booked_at: stored.teeTime.created_at.toISOString(),
    agent: stored.teeTime.agent,
    customer: customerOf(records),
    agreed,
    quote: proveQuote(records),
    terms: proveTerms(records, { agreed: playOf(agreed), now: playOf(now) }, clock),
    present: {
      ...now,
      confirmation: stored.teeTime.confirmation,
      status: stored.teeTime.status,
      canceled_at: momentOf(stored.teeTime.canceled_at),
    },
    payments: records.payments.map((payment) => ({
      created_at: payment.created_at.toISOString(),
      payment_id: payment.payment_id,
      amount: payment.amount,
      state: payment.state,
      settled_at: sinceOf(payment).toISOString(),
      refused_at: momentOf(payment.refused_at),
      seen_to_at: momentOf(payment.settled_at),
      last4: payment.last4,
    })),
    transactions: records.records.map(transactionOf),
    doubts: doubts && {
      doubts: doubts.doubts,
      confirmed_at: doubts.created_at.toISOString(),
      checked_at: momentOf(doubts.checked_at),
      checked_by: doubts.checked_by,
    },
    mails: records.mails.map(mailOf),
    consents: records.consents.map(consentOf),
    cancelations: records.cancelations.map(cancelationOf),
    history: records.history.map(({ created_at, staff_user, action, changes }) => ({
      created_at: created_at.toISOString(),
      staff_user,
      action,
      changes: changes.filter(({ field }) => !leftOut.has(field)),
    })),
    as_of: latestOf(records).toISOString(),
  });
  return { ...proof, fingerprint: createHash("sha256").update(JSON.stringify(proof)).digest("hex") };
}

/** Fields of the history that are not for the customer's bank, and the serial, which whoever reads it can spend. */
const leftOut: ReadonlySet<string> = new Set([
  "internal_notes",
  "cost",
  "deal_id",
  "availability_queue_id",
  "golf_rate.id",
  "golf_rate.name",
  "course.id",
  "gift_certificate.serial",
]);

/** Stored texts are refused for card numbers; this hides one that was stored in spite of it. */
const withoutCards = <Part extends object>(proof: Part): Part =>
  JSON.parse(JSON.stringify(proof), (_, value: unknown) => (typeof value === "string" ? redact(value) : value));

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Since when a payment has its state; asking again for a refused one changes nothing. */
const sinceOf = ({ state, refused_at, updated_at }: TeeTimeRecords["payments"][number]): Date =>
  state === "capturing" && refused_at !== null ? refused_at : updated_at;

function customerOf({ stored: { customer } }: TeeTimeRecords): Proof["customer"] {
  const { address, address_2, address_3, city, subdivision, postcode, country_alpha2 } = customer;
  const parts = [address, address_2, address_3, city, `${subdivision} ${postcode}`.trim(), country_alpha2];
  return {
    name: fullName(customer),
    email: customer.email,
    phones: [customer.primary_phone, customer.mobile_phone].filter((phone) => phone !== ""),
    address: parts.filter((part) => part !== "").join(", "),
  };
}

function transactionOf(stored: TeeTimeRecords["records"][number]): Proof["transactions"][number] {
  const { id, payment_id, created_at, total, transaction_items } = encodeTransactionRecord(stored);
  const { staff_user, reason } = stored.record;
  const items = transaction_items.map((item) => ({ about: item.transaction_itemable_type, total: item.total }));
  return { id, created_at, payment_id, total, staff_user, reason, items };
}

function mailOf(mail: TeeTimeRecords["mails"][number]): Proof["mails"][number] {
  const { recipient, subject, text, calendar, sent_at, failed_at, last_error } = mail;
  return {
    created_at: mail.created_at.toISOString(),
    recipient,
    subject,
    text,
    calendar: calendar === null ? null : calendarOf(calendar),
    state: sent_at !== null ? "sent" : failed_at !== null ? "failed" : "waiting",
    sent_at: momentOf(sent_at),
    failed_at: momentOf(failed_at),
    last_error,
  };
}

/** The two lines of a file that say what it did to the customer's calendar. */
function calendarOf(file: string): Proof["mails"][number]["calendar"] {
  const valueOf = (name: string) => new RegExp(String.raw`^${name}:(\w+)`, "m").exec(file)?.[1] ?? "";
  return { method: valueOf("METHOD"), sequence: Number(valueOf("SEQUENCE")) };
}

function consentOf(request: TeeTimeRecords["consents"][number]): Proof["consents"][number] {
  const { created_at, expires_at, state, staff_user, reason, cancelation, decided_by, decided_at } = request;
  return {
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    state,
    staff_user,
    reason,
    cancel: cancelation?.cancel ?? false,
    force_cancel: cancelation?.force_cancel ?? false,
    refund_amount: cancelation?.refund_amount ?? null,
    standard_refund: cancelation?.standard_refund ?? null,
    decided_by,
    decided_at: momentOf(decided_at),
  };
}

function cancelationOf(cancelation: TeeTimeRecords["cancelations"][number]): Proof["cancelations"][number] {
  const { created_at, updated_at, state, cancel, force, is_released, refund_amount } = cancelation;
  const { standard_refund, refund_id, reason } = cancelation;
  return {
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    state,
    cancel,
    force_cancel: force,
    is_released,
    refund_amount,
    standard_refund,
    refund_id,
    reason,
  };
}

/** The moment of the latest fact. */
function latestOf({ stored, doubts, ...records }: TeeTimeRecords): Date {
  const moments = [
    stored.teeTime.created_at,
    stored.teeTime.updated_at,
    doubts?.checked_at,
    ...records.records.map(({ record }) => record.created_at),
    ...records.payments.flatMap((payment) => [sinceOf(payment), payment.settled_at]),
    ...records.mails.map(({ updated_at }) => updated_at),
    ...records.consents.map(({ updated_at }) => updated_at),
    ...records.cancelations.map(({ updated_at }) => updated_at),
    ...records.history.map(({ created_at }) => created_at),
  ];
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}
