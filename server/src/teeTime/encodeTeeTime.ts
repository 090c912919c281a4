import {
  type Cents,
  type Commission,
  encodeServiceFee,
  formatCents,
  formatPercent,
  fullName,
  isCostKnown,
  type RateTerms,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Database } from "../db/database.ts";
import { encodeTransactionRecord } from "./encodeTransactionRecord.ts";
import { findTeeTime, playersSold, type StoredTeeTime } from "./findTeeTime.ts";

type Wire = components["schemas"];

/** A stored tee time as the wire carries it: amounts in decimal dollars, the transaction's totals in cents. */
export function encodeTeeTime(stored: StoredTeeTime): Wire["TeeTime"] {
  const { teeTime, course, rate, discount, certificate, record, items, refused } = stored;
  return {
    id: teeTime.id,
    lock_version: teeTime.lock_version,
    agent: teeTime.agent,
    created_at: teeTime.created_at.toISOString(),
    course_name: course.course_name,
    play_date: teeTime.play_date,
    play_time: teeTime.play_time,
    players: teeTime.players,
    players_sold: playersSold(stored),
    folio: teeTime.folio,
    confirmation: teeTime.confirmation,
    notes: teeTime.notes,
    internal_notes: teeTime.internal_notes,
    alt_emails: teeTime.alt_emails,
    gift_certificate_amount: formatCents(teeTime.gift_certificate_amount_cents),
    discount_amount: formatCents(teeTime.discount_amount_cents),
    cost: formatCents(teeTime.cost_cents),
    status: teeTime.status,
    ...(teeTime.is_undone && { is_undone: true }),
    ...(refused?.refused_at && { payment_refused_at: refused.refused_at.toISOString() }),
    ...(refused?.settled_at && { payment_settled_at: refused.settled_at.toISOString() }),
    should_email_customer: teeTime.should_email_customer,
    should_email_course: teeTime.should_email_course,
    deal_id: teeTime.deal_id,
    availability_queue_id: teeTime.availability_queue_id,
    customers: [encodeCustomer(stored.customer)],
    course: { id: course.id, course_name: course.course_name },
    gift_certificate: certificate && { id: certificate.id, serial: certificate.serial },
    discount: discount && { id: discount.id, code: discount.code },
    golf_rate: rate && { id: rate.id, internal_memo: rate.internal_memo },
    sale_terms: encodeSaleTerms(stored.sold),
    transaction_record: record && encodeTransactionRecord({ record, items }),
  };
}

const encodeSaleTerms = ({ taken_for, taken_at, rule_set, terms }: StoredTeeTime["sold"]): Wire["SaleTerms"] => ({
  taken_for,
  taken_at: taken_at.toISOString(),
  rule_set,
  is_cost_known: isCostKnown(terms),
  rate: terms.rate && encodeRateTerms(terms.rate),
});

export const encodeRateTerms = (terms: RateTerms): Wire["SaleTermsRate"] => ({
  id: terms.id,
  rate: formatCents(terms.raw_rate),
  service_fee: encodeServiceFee(terms.service_fee),
  wholesale_rate: blankable(terms.wholesale_rate),
  commission: commissionText(terms.commission),
  is_commission_dollars: terms.commission.kind === "dollars",
  max_refund: blankable(terms.max_refund),
  non_refundable: blankable(terms.non_refundable),
  cancel_hours: terms.cancel_hours,
});

/** Blank where no amount is set, which is not an amount of 0. */
const blankable = (cents: Cents | null): string => (cents === null ? "" : formatCents(cents));

const commissionText = (commission: Commission): string =>
  commission.kind === "dollars" ? formatCents(commission.cents) : formatPercent(commission.percent);

function encodeCustomer({
  created_at: _created,
  updated_at: _updated,
  search_text: _searched,
  ...customer
}: StoredTeeTime["customer"]): Wire["Customer"] {
  return customer;
}

/** A tee time as its show call returns it. Throws 404 when there is none. */
export const showTeeTime = async (db: Database, id: number): Promise<Wire["TeeTime"]> =>
  encodeTeeTime(await findTeeTime(db, id));

/** The fields a tee time's history records: its own and its customer's name. The ledger is a record of its own. */
export function historyOf({
  customers,
  transaction_record: _payment,
  course_name: _name,
  players_sold: _sold,
  sale_terms: _terms,
  is_undone: _undone,
  payment_refused_at: _refused,
  payment_settled_at: _settled,
  golf_rate: rate,
  ...teeTime
}: Wire["TeeTime"]): object {
  const [customer] = customers;
  return {
    ...teeTime,
    golf_rate: rate && { id: rate.id, name: `Rate ${rate.id}` },
    customer: customer && { id: customer.id, name: fullName(customer) },
  };
}
