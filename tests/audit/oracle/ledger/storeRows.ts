import { randomUUID } from "node:crypto";
import {
  courseCost,
  type LocalDate,
  parseLocalDate,
  parseTimeOfDay,
  ruleSetVersion,
  saleCommission,
  type TimeOfDay,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Database } from "../../../../server/src/db/database.ts";
import {
  cancelations,
  customers,
  discounts,
  giftCertificateMovements,
  giftCertificates,
  golfCourses,
  golfRates,
  saleTerms,
  teeTimes,
  transactionItems,
  transactionRecords,
} from "../../../../server/src/db/schema/index.ts";
import type { Ledger } from "./ledger.ts";

export const day = (text: string): LocalDate => Result.getOrThrow(parseLocalDate(text));
const time = (text: string): TimeOfDay => Result.getOrThrow(parseTimeOfDay(text));

/** The row ids that all ledgers share. */
const shared = { customer_id: 1, golf_discount_id: 1, golf_rate_id: 1 };

/**
 * Stores the rows of a ledger in an empty database, in one transaction and with all its triggers. Cost and commission are the domain's, by
 * the newest terms; the rate itself was edited since and pays another commission.
 */
export async function storeRows(tx: Database, ledger: Ledger): Promise<void> {
  const { bookings, records, items, certificates, movements, under_way } = ledger;
  await tx
    .insert(golfCourses)
    .overridingSystemValue()
    .values([1, 2].map((id) => ({ id, course_name: `Course ${id}` })));
  await tx.insert(customers).overridingSystemValue().values({ id: shared.customer_id });
  await tx
    .insert(discounts)
    .overridingSystemValue()
    .values({ id: shared.golf_discount_id, code: "OFF", is_dollars: true, raw_amount: 1 });
  await tx
    .insert(golfRates)
    .overridingSystemValue()
    .values({ id: shared.golf_rate_id, golf_course_id: 1, raw_rate: cents(77_777), commission_hundredths: 7777 });
  if (certificates.length > 0)
    await tx
      .insert(giftCertificates)
      .overridingSystemValue()
      .values(
        certificates.map(({ id, created_at, balance }) => ({
          id,
          serial: `GIFT-${id}`,
          raw_balance: cents(balance),
          created_at: new Date(created_at),
        })),
      );
  if (records.length > 0)
    await tx
      .insert(transactionRecords)
      .overridingSystemValue()
      .values(
        records.map(({ total, created_at, ...row }) => ({
          ...row,
          total: cents(total),
          created_at: new Date(created_at),
        })),
      );
  if (bookings.length > 0) {
    await tx.insert(teeTimes).overridingSystemValue().values(bookings.map(teeTimeOf));
    await tx.insert(saleTerms).values(
      bookings.flatMap(({ id, terms }) =>
        terms.map((held, place) => ({
          tee_time_id: id,
          taken_for: place === 0 ? ("sale" as const) : ("course change" as const),
          rule_set: ruleSetVersion,
          terms: held,
        })),
      ),
    );
  }
  if (items.length > 0)
    await tx.insert(transactionItems).values(
      items.map(({ record_id, about, about_id, total, created_at }) => ({
        transaction_record_id: record_id,
        tee_time_id: about === "tee_time" ? about_id : null,
        golf_discount_id: about === "discount" ? about_id : null,
        gift_certificate_id: about === "certificate" ? about_id : null,
        total: cents(total),
        created_at: new Date(created_at),
      })),
    );
  if (movements.length > 0)
    await tx.insert(giftCertificateMovements).values(
      movements.map(({ certificate_id, amount, created_at, ...row }) => ({
        ...row,
        gift_certificate_id: certificate_id,
        amount: cents(amount),
        staff_user: row.kind === "corrected" ? "agent@teedesk.test" : null,
        created_at: new Date(created_at),
      })),
    );
  if (under_way.length > 0)
    await tx.insert(cancelations).values(
      under_way.map(({ amount, ...row }) => ({
        ...row,
        id: randomUUID(),
        cancel: true,
        refund_amount: cents(amount),
        payment_id: `pay_${row.tee_time_id}`,
        reason: "",
        lease_until: new Date(0),
      })),
    );
}

function teeTimeOf({ has_rate, record_id, certificate_id, terms, parts, ...row }: Ledger["bookings"][number]) {
  const newest = terms[terms.length - 1] ?? { rate: null, rental_clubs: [] };
  return {
    id: row.id,
    agent: row.agent,
    golf_course_id: row.course_id,
    customer_id: shared.customer_id,
    golf_rate_id: has_rate ? shared.golf_rate_id : null,
    internal: row.internal,
    play_date: day(row.play_date),
    play_time: time(row.play_time),
    players: row.players,
    created_at: new Date(row.created_at),
    canceled_at: row.canceled_at === null ? null : new Date(row.canceled_at),
    is_undone: row.is_undone,
    transaction_record_id: record_id,
    charge_cents: cents(parts.charge),
    rental_clubs_cents: cents(parts.rental_clubs),
    service_fee_cents: cents(parts.service_fee),
    golf_discount_id: shared.golf_discount_id,
    discount_amount_cents: cents(parts.discount),
    gift_certificate_id: certificate_id,
    gift_certificate_amount_cents: cents(parts.gift_certificate),
    cost_cents: Result.getOrThrow(courseCost(newest, row.players)),
    commission_cents: Result.getOrThrow(saleCommission(newest, row.players)),
  };
}
