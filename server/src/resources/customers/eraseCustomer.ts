import { and, count, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  availabilityQueues,
  cancelations,
  customers,
  giftCertificates,
  historyEntries,
  idempotencyKeys,
  mailOutbox,
  savedCards,
  teeTimes,
  transactionRecords,
} from "../../db/schema/index.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";

export type Erasing = {
  readonly id: number;
  readonly today: string;
  readonly staff: { readonly id: number; readonly email: string } | null;
};

/** Fields of a tee time or certificate that say something about a person; amounts, days and courses do not. */
const personal =
  "^(customer|recipient|sent_to|notes|internal_notes|folio|alt_emails|reason|cancel_reason|who_from|greeting|internal_memo)";

/**
 * Takes a person out of everything that is kept about them, for good, and leaves the books whole: tee times, certificates,
 * payments and their amounts stay, and belong to a customer without a name. Throws one line when that cannot be yet.
 */
export async function eraseCustomer(db: Database, { id, today, staff }: Erasing): Promise<void> {
  await db.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for("update");
    if (customer === undefined) throw new Error(`There is no customer ${id}.`);
    const theirs = eq(teeTimes.customer_id, id);
    const [ahead] = await tx
      .select({ count: count() })
      .from(teeTimes)
      .where(and(theirs, isNull(teeTimes.canceled_at), gte(teeTimes.play_date, sql`${today}::date`)));
    if (ahead !== undefined && ahead.count > 0) {
      throw new Error(`Customer ${id} has ${ahead.count} tee times ahead. Cancel them, or wait until they are played.`);
    }
    const ids = (rows: readonly { id: number }[]): number[] => [0, ...rows.map((row) => row.id)];
    const bought = or(eq(giftCertificates.customer_id, id), eq(giftCertificates.recipient_id, id));
    const teeTimeIds = ids(await tx.select({ id: teeTimes.id }).from(teeTimes).where(theirs));
    const certificateIds = ids(await tx.select({ id: giftCertificates.id }).from(giftCertificates).where(bought));
    const updated_at = sql`now()`;
    const newer = ({ lock_version }: typeof customers | typeof teeTimes | typeof giftCertificates) => ({
      lock_version: sql`${lock_version} + 1`,
      updated_at,
    });

    await tx
      .update(customers)
      .set({ ...noPerson, ...newer(customers) })
      .where(eq(customers.id, id));
    await tx
      .update(teeTimes)
      .set({ notes: "", internal_notes: "", folio: "", alt_emails: "", cancel_reason: "", ...newer(teeTimes) })
      .where(theirs);
    await tx.update(cancelations).set({ reason: "" }).where(inArray(cancelations.tee_time_id, teeTimeIds));
    const sold = tx.select({ id: teeTimes.transaction_record_id }).from(teeTimes).where(theirs);
    const refunded = inArray(transactionRecords.refunded_record_id, sold);
    await tx.update(transactionRecords).set({ reason: "" }).where(refunded);
    await tx
      .update(giftCertificates)
      .set({ who_from: "", greeting: "", internal_memo: "", ...newer(giftCertificates) })
      .where(bought);
    await tx
      .delete(savedCards)
      .where(
        inArray(
          savedCards.availability_queue_id,
          tx
            .select({ id: availabilityQueues.id })
            .from(availabilityQueues)
            .where(eq(availabilityQueues.customer_id, id)),
        ),
      );
    const aboutThem = (table: typeof mailOutbox | typeof historyEntries) =>
      or(
        and(eq(table.entity, "customer"), eq(table.record_id, id)),
        and(eq(table.entity, "tee_time"), inArray(table.record_id, teeTimeIds)),
        and(eq(table.entity, "gift_certificate"), inArray(table.record_id, certificateIds)),
      );
    // A tee time may have been theirs before it was somebody else's.
    const was = (when: "before" | "after") =>
      sql`${historyEntries.changes} @> ${JSON.stringify([{ field: "customer.id", [when]: String(id) }])}::jsonb`;
    const namesThem = and(eq(historyEntries.entity, "tee_time"), or(was("before"), was("after")));
    // Also what was sent to the course: it names them.
    const toThem = customer.email === "" ? undefined : sql`lower(${mailOutbox.recipient}) = lower(${customer.email})`;
    await tx.delete(mailOutbox).where(or(aboutThem(mailOutbox), toThem));
    await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.answer}->'customers'->0->>'id' = ${String(id)}`);
    await tx
      .update(historyEntries)
      .set({
        changes: sql`case ${historyEntries.entity} when 'customer' then '[]'::jsonb else coalesce((
          select jsonb_agg(change) from jsonb_array_elements(${historyEntries.changes}) as change
          where change->>'field' !~ ${personal}), '[]'::jsonb) end`,
      })
      .where(or(aboutThem(historyEntries), namesThem));
    await recordHistory(tx, { entity: "customer", id, staff, action: "erased", before: null, after: null });
  });
}

const noPerson = {
  first_name: "",
  last_name: "Erased",
  email: "",
  address: "",
  address_2: "",
  address_3: "",
  city: "",
  subdivision: "",
  postcode: "",
  country_alpha2: "",
  primary_phone: "",
  mobile_phone: "",
  legacy_address: "",
};
