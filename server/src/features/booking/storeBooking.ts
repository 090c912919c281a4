import {
  type Cents,
  courseCost,
  isInternal,
  negateCents,
  type QuoteLine,
  type RuleId,
  saleCommission,
  zeroCents,
} from "@teedesk/domain";
import { sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { bookingDoubts } from "../../db/schema/bookingDoubts.ts";
import { teeTimeRentalClubs, teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { quoteInput } from "../../pricing/quoteBooking.ts";
import { saleTermsOf } from "../../pricing/saleTerms.ts";
import { matchCustomer } from "../../resources/customers/matchCustomer.ts";
import { moveBalance } from "../../resources/giftCertificates/moveBalance.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { storeTerms } from "../../teeTime/soldTerms.ts";
import { findClaim } from "./booking.repository.ts";
import type { PricedBooking } from "./priceBooking.ts";

/**
 * Writes a booking: customer, tee time, the certificate's debit, clubs, the transaction whose items make its total, and the terms
 * and the quote of the sale.
 */
export async function storeBooking(
  tx: Database,
  booking: PricedBooking,
  { staff, payment_id }: { staff: StaffMember; payment_id: string | null },
): Promise<StoredTeeTime> {
  const { order, course, rate, discount, certificate, quote } = booking;
  const terms = saleTermsOf(booking);
  const claim = await findClaim(tx, order.tee_time);
  const chosen_id = order.customer_id ?? claim.customer_id;
  const customer = await matchCustomer(tx, order.customer, staff, chosen_id);
  const record = one(await tx.insert(transactionRecords).values({ payment_id, total: booking.total }).returning());
  const amount = (rule: RuleId): Cents => quote.lines.find((line) => line.rule === rule)?.amount ?? zeroCents;
  const teeTime = one(
    await tx
      .insert(teeTimes)
      .values({
        ...order.tee_time,
        play_date: booking.play_date,
        play_time: booking.play_time,
        players: booking.players,
        agent: staff.name,
        desk: staff.desk,
        staff_user_id: staff.id,
        golf_course_id: course.id,
        customer_id: customer.id,
        golf_rate_id: rate?.id ?? null,
        lost_lead_id: claim.lost_lead_id,
        internal: isInternal(order.tee_time.confirmation),
        deal_id: order.deal_id,
        transaction_record_id: record.id,
        charge_cents: booking.charge,
        rental_clubs_cents: amount("rental_clubs"),
        service_fee_cents: amount("service_fee"),
        golf_discount_id: discount?.id ?? null,
        discount_amount_cents: negateCents(amount("discount")),
        gift_certificate_id: certificate?.id ?? null,
        gift_certificate_amount_cents: quote.gift_used,
        cost_cents: Result.getOrThrow(courseCost(terms, booking.players)),
        commission_cents: Result.getOrThrow(saleCommission(terms, booking.players)),
      })
      .returning(),
  );
  const { doubts = [] } = order;
  // Too late for a refund is a fact that the caller heard; it leaves nothing to check, so it is no promise (DECISION-55).
  const checked_at = doubts.every((doubt) => doubt === "too_late_to_refund") ? sql`now()` : null;
  if (doubts.length > 0)
    await tx.insert(bookingDoubts).values({ tee_time_id: teeTime.id, doubts: [...doubts], checked_at });
  await debitCertificate(tx, teeTime.id, booking, staff);
  await storeClubs(tx, teeTime.id, booking);
  const items = await tx
    .insert(transactionItems)
    .values(
      quote.lines.map((line) => ({
        transaction_record_id: record.id,
        total: line.amount,
        ...thingPaid(line, { tee_time_id: teeTime.id, discount, certificate }),
      })),
    )
    .returning();
  const sold = await storeTerms(tx, {
    tee_time_id: teeTime.id,
    taken_for: "sale",
    terms,
    quote: { input: quoteInput(booking, booking), lines: quote.lines, total: booking.total },
  });
  return { teeTime, customer, course, rate, discount, certificate, record, items, sold, refused: null };
}

/** The row was locked when the booking was priced, so its balance covers the part. */
async function debitCertificate(
  tx: Database,
  tee_time_id: number,
  { certificate, quote }: PricedBooking,
  staff: StaffMember,
): Promise<void> {
  if (certificate === null) return;
  const move = { certificate_id: certificate.id, amount: negateCents(quote.gift_used), tee_time_id, staff };
  if (!(await moveBalance(tx, move))) throw new Error("The certificate does not cover its part any more.");
}

async function storeClubs(tx: Database, tee_time_id: number, { clubs }: PricedBooking): Promise<void> {
  if (clubs.length === 0) return;
  await tx.insert(teeTimeRentalClubs).values(
    clubs.map(({ club, quantity }) => ({
      tee_time_id,
      rental_club_id: club.id,
      quantity,
      raw_charge: club.raw_charge,
    })),
  );
}

/** The subject of an item (ADM-TXN-07): the discount, the certificate, or else the tee time itself. */
function thingPaid(
  { rule }: QuoteLine,
  { tee_time_id, discount, certificate }: { tee_time_id: number } & Pick<PricedBooking, "discount" | "certificate">,
) {
  if (rule === "discount") return { golf_discount_id: discount?.id ?? null };
  if (rule === "gift_certificate") return { gift_certificate_id: certificate?.id ?? null };
  return { tee_time_id };
}

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected to write one row, wrote ${rows.length}.`);
  return row;
}
