import { type Cents, negateCents, splitEmails, zeroCents } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { queueMail } from "../outbox/queueMail.ts";
import type { StoredTeeTime } from "../teeTimes/storedTeeTime.ts";
import { type ReceiptFacts, receiptMail } from "./receipt.ts";

/** Queues the receipts of a tee time, each to one reader: a bad address costs one message, and nobody sees the others. */
export async function queueReceipts(tx: Database, stored: StoredTeeTime): Promise<void> {
  const facts = receiptFacts(stored);
  await queueMail(
    tx,
    receiptReaders(stored).map((recipient) => receiptMail(facts, recipient)),
  );
}

/** The customer with the additional addresses, and the golf course, as far as they are to be told; nobody twice. */
function receiptReaders({ teeTime, customer, course }: StoredTeeTime): readonly string[] {
  const readers = [
    ...(teeTime.should_email_customer ? [customer.email, ...splitEmails(teeTime.alt_emails)] : []),
    ...(teeTime.should_email_course ? [course.email] : []),
  ];
  const known = new Map(readers.map((address) => [address.toLowerCase(), address]));
  return [...known.values()].filter((address) => address !== "");
}

/** What a receipt tells about a stored tee time; its lines are the parts that were stored, so they add up to the total. */
function receiptFacts({ teeTime, customer, course, discount, certificate, record }: StoredTeeTime): ReceiptFacts {
  const parts: readonly { readonly label: string; readonly amount: Cents }[] = [
    { label: "Tee time", amount: teeTime.charge_cents },
    { label: "Rental clubs", amount: teeTime.rental_clubs_cents },
    { label: "Service fee", amount: teeTime.service_fee_cents },
    { label: `Discount ${discount?.code ?? ""}`, amount: negateCents(teeTime.discount_amount_cents) },
    {
      label: `Gift certificate ${certificate?.serial ?? ""}`,
      amount: negateCents(teeTime.gift_certificate_amount_cents),
    },
  ];
  return {
    customer_name: `${customer.first_name} ${customer.last_name}`.trim(),
    course_name: course.course_name,
    play_date: teeTime.play_date,
    play_time: teeTime.play_time,
    players: teeTime.players,
    confirmation: teeTime.confirmation,
    notes: teeTime.notes,
    lines: parts.filter((part) => part.amount !== 0),
    total: record?.total ?? zeroCents,
  };
}
