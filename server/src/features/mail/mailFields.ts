import {
  addCents,
  type Cents,
  cancelTerms,
  cancelTermsText,
  formatDollars,
  formatTypedDate,
  fullName,
  isPaidElsewhere,
  type MailFields,
  type MailRows,
  negateCents,
  paidByCard,
  sumCents,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { findRefunded } from "../../payments/refunds.ts";
import type { Clock } from "../../platform/clock.ts";
import { playersSold, type StoredTeeTime } from "../../teeTime/findTeeTime.ts";

/** The mails about a tee time. */
export type TeeTimeMail = "receipt" | "voucher" | "cancelation";

/** The placeholders of all three; a voucher does not use amounts. */
type TeeTimeFields = MailFields<"tee_time_receipt">;

/** The values about a tee time that a mail may contain: no card data and no internal notes. */
export async function mailFields(
  db: Database,
  mail: TeeTimeMail,
  stored: StoredTeeTime,
  clock: Clock,
): Promise<TeeTimeFields> {
  const { teeTime, customer, course } = stored;
  const texts = {
    customer_name: fullName(customer),
    course_name: course.course_name,
    play_date: formatTypedDate(teeTime.play_date),
    play_time: teeTime.play_time,
    players: String(teeTime.players),
    confirmation: teeTime.confirmation,
    cancel_terms: cancelSentence(stored, await findRefunded(db, stored.record?.id ?? null), clock),
  };
  const details: MailRows = [
    ["Course", texts.course_name],
    ["Play date", texts.play_date],
    ["Play time", texts.play_time],
    ["Players", texts.players],
    ["Name", texts.customer_name],
    ["Confirmation", texts.confirmation],
    ...(teeTime.notes === "" ? [] : ([["Notes", teeTime.notes]] as const)),
  ];
  const amounts = mail === "receipt" ? priceOf(stored) : await refundsOf(db, stored);
  return { texts, tables: { details, amounts: amounts.map(({ label, amount }) => [label, formatDollars(amount)]) } };
}

/** Until when a tee time can be canceled and what then goes back besides earlier refunds, by the terms that it was sold at (ANSWER-41). */
function cancelSentence(stored: StoredTeeTime, refunded: Cents, clock: Clock): string {
  const { teeTime, record, sold } = stored;
  const policy = sold.terms.rate;
  if (policy === null || teeTime.canceled_at !== null) return "";
  const terms = cancelTerms(
    {
      play: { date: teeTime.play_date, time: teeTime.play_time },
      paid: paidByCard(record),
      refunded,
      players_sold: playersSold(stored),
      policy,
    },
    clock.clocks,
  );
  const text = terms && cancelTermsText(terms, { today: clock.today(), now: clock.now().getTime() / 60_000 });
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "";
}

type Line = { readonly label: string; readonly amount: Cents };

const nonZero = (lines: readonly Line[]): readonly Line[] => lines.filter(({ amount }) => amount !== 0);

/** Anyone who knows a serial can spend it, and the golf course gets the receipt too. */
const endingOf = (serial = ""): string => (serial.length > 6 ? ` ending in ${serial.slice(-4)}` : "");

/** The price of a tee time line by line, and its total. */
function priceOf({ teeTime, discount, certificate }: StoredTeeTime): readonly Line[] {
  const parts = [
    { label: "Tee time", amount: teeTime.charge_cents },
    { label: "Rental clubs", amount: teeTime.rental_clubs_cents },
    { label: "Service fee", amount: teeTime.service_fee_cents },
    { label: `Discount ${discount?.code ?? ""}`, amount: negateCents(teeTime.discount_amount_cents) },
    {
      label: `Gift certificate${endingOf(certificate?.serial)}`,
      amount: negateCents(teeTime.gift_certificate_amount_cents),
    },
  ];
  const total = Result.getOrThrow(sumCents(parts.map(({ amount }) => amount)));
  return [...nonZero(parts), { label: "Total", amount: total }];
}

/** The amounts returned to the customer of a canceled tee time. The reversal of an undone booking is no refund: nothing was charged. */
async function refundsOf(db: Database, { teeTime, certificate, record }: StoredTeeTime): Promise<readonly Line[]> {
  const sale = teeTime.is_undone ? null : (record?.id ?? null);
  const neverCharged = await findRefunded(db, sale, { neverCharged: true });
  const refunded = isPaidElsewhere(record?.payment_id) ? "Refunded where you paid" : "Refunded";
  return nonZero([
    { label: refunded, amount: Result.getOrThrow(addCents(await findRefunded(db, sale), negateCents(neverCharged))) },
    { label: "Not charged to the card", amount: neverCharged },
    {
      label: `Returned to gift certificate${endingOf(certificate?.serial)}`,
      amount: teeTime.gift_certificate_amount_cents,
    },
  ]);
}
