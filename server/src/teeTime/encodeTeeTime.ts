import { formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Database } from "../db/database.ts";
import { encodeTransactionRecord } from "./encodeTransactionRecord.ts";
import { findTeeTime, playersSold, type StoredTeeTime } from "./findTeeTime.ts";

type Wire = components["schemas"];

/** A stored tee time as the wire carries it: amounts in decimal dollars, the transaction's totals in cents. */
export function encodeTeeTime(stored: StoredTeeTime): Wire["TeeTime"] {
  const { teeTime, course, rate, discount, certificate, record, items } = stored;
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
    should_email_customer: teeTime.should_email_customer,
    should_email_course: teeTime.should_email_course,
    deal_id: teeTime.deal_id,
    availability_queue_id: teeTime.availability_queue_id,
    customers: [encodeCustomer(stored.customer)],
    course: { id: course.id, course_name: course.course_name },
    gift_certificate: certificate && { id: certificate.id, serial: certificate.serial },
    discount: discount && { id: discount.id, code: discount.code },
    golf_rate: rate && { id: rate.id, internal_memo: rate.internal_memo },
    transaction_record: record && encodeTransactionRecord({ record, items }),
  };
}

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
  golf_rate: rate,
  ...teeTime
}: Wire["TeeTime"]): object {
  const [customer] = customers;
  return {
    ...teeTime,
    golf_rate: rate && { id: rate.id, name: `Rate ${rate.id}` },
    customer: customer && { id: customer.id, name: `${customer.first_name} ${customer.last_name}`.trim() },
  };
}
