import { and, count, eq, exists, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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
import { personText } from "../giftCertificates/certificateInHistory.ts";

export type Erasing = {
  readonly id: number;
  readonly today: string;
  readonly staff: { readonly id: number; readonly email: string } | null;
};

/** Fields of a tee time that say something about its customer; amounts, days, courses and the customer's id do not. */
const ofPlayer = "^(customer[._](?!id$)|sent_to|notes|internal_notes|folio|alt_emails|reason|cancel_reason)";
/** Fields of a certificate that its purchaser wrote or is named by. */
const ofPurchaser = "^(customer|who_from|greeting|internal_memo)$";

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
    const [player, purchaser, recipient] = rolesOf(customer);
    const teeTimeIds = ids(await tx.select({ id: teeTimes.id }).from(teeTimes).where(theirs));
    const formerIds = (role: Role) =>
      tx.select({ id: historyEntries.record_id }).from(historyEntries).where(namedIn(role));
    teeTimeIds.push(...ids(await formerIds(player)));
    const isParty = or(eq(giftCertificates.customer_id, id), eq(giftCertificates.recipient_id, id));
    const certificateIds = ids(await tx.select({ id: giftCertificates.id }).from(giftCertificates).where(isParty));
    certificateIds.push(...ids(await formerIds(purchaser)), ...ids(await formerIds(recipient)));
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
    const canceledAsTheirs = heldAt(player, teeTimes.id, teeTimes.canceled_at);
    await tx
      .update(teeTimes)
      .set({ cancel_reason: "", ...newer(teeTimes) })
      .where(and(inArray(teeTimes.id, teeTimeIds), ne(teeTimes.customer_id, id), canceledAsTheirs));
    await tx
      .update(cancelations)
      .set({ reason: "" })
      .where(
        and(
          inArray(cancelations.tee_time_id, teeTimeIds),
          heldAt(player, cancelations.tee_time_id, cancelations.created_at),
        ),
      );
    const sold = tx
      .select({ id: teeTimes.id })
      .from(teeTimes)
      .where(
        and(
          inArray(teeTimes.id, teeTimeIds),
          eq(teeTimes.transaction_record_id, transactionRecords.refunded_record_id),
          heldAt(player, teeTimes.id, transactionRecords.created_at),
        ),
      );
    await tx.update(transactionRecords).set({ reason: "" }).where(exists(sold));
    await tx
      .update(giftCertificates)
      .set({ who_from: "", greeting: "", internal_memo: "", ...newer(giftCertificates) })
      .where(eq(giftCertificates.customer_id, id));
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
    const isTheirs = (table: typeof mailOutbox | typeof historyEntries) =>
      and(eq(table.entity, "customer"), eq(table.record_id, id));
    const isOf = (role: Role, records: readonly number[]) =>
      and(
        eq(mailOutbox.entity, role.entity),
        inArray(mailOutbox.record_id, records),
        heldAt(role, mailOutbox.record_id, mailOutbox.created_at),
      );
    // Others may share their address: what still waits for it, and is about no record of theirs, has to leave first.
    const isTo = customer.email === "" ? sql`false` : sql`lower(${mailOutbox.recipient}) = lower(${customer.email})`;
    const hasLeft = isNotNull(mailOutbox.sent_at);
    await tx.delete(mailOutbox).where(
      or(
        isTheirs(mailOutbox),
        // Also what was sent to the course: it names them.
        isOf(player, teeTimeIds),
        isOf(purchaser, certificateIds),
        and(isOf(recipient, certificateIds), or(hasLeft, isTo)),
        and(isTo, hasLeft),
      ),
    );
    await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.answer}->'customers'->0->>'id' = ${String(id)}`);
    const kept = (side: "before" | "after") => {
      const isLater = side === "before" ? sql`later.id >= ${historyEntries.id}` : sql`later.id > ${historyEntries.id}`;
      const held = (role: Role) => heldUntil(role, historyEntries.record_id, isLater);
      const [field, text] = [sql`change->>'field'`, sql`change->>${sql.raw(`'${side}'`)}`];
      return sql`case when case ${historyEntries.entity}
          when 'tee_time' then ${field} ~ ${ofPlayer} and ${held(player)}
          else ${field} ~ ${ofPurchaser} and ${held(purchaser)}
            or ${field} = 'recipient' and ${held(recipient)}
            or ${field} in ('customer', 'recipient') and ${text} = ${purchaser.name}
            or ${field} = 'sent_to' and (lower(${text}) = lower(${customer.email})
              or ${historyEntries.action} = 'receipt sent' and ${held(purchaser)})
        end then null else ${text} end`;
    };
    await tx
      .update(historyEntries)
      .set({
        changes: sql`case ${historyEntries.entity} when 'customer' then '[]'::jsonb else (
          select coalesce(jsonb_agg(kept), '[]'::jsonb) from (
            select jsonb_build_object('field', change->>'field', 'before', ${kept("before")}, 'after', ${kept("after")}) as kept
            from jsonb_array_elements(${historyEntries.changes}) as change
          ) as every_change where coalesce(kept->>'before', kept->>'after') is not null) end`,
      })
      .where(
        or(
          isTheirs(historyEntries),
          and(eq(historyEntries.entity, "tee_time"), inArray(historyEntries.record_id, teeTimeIds)),
          and(eq(historyEntries.entity, "gift_certificate"), inArray(historyEntries.record_id, certificateIds)),
        ),
      );
    await recordHistory(tx, { entity: "customer", id, staff, action: "erased", before: null, after: null });
  });
}

/** A part that a customer has in a record, and how the record's history names who has it. */
type Role = {
  readonly entity: "tee_time" | "gift_certificate";
  readonly field: string;
  readonly name: string;
  /** Whether the person has it now, in the record with this id. */
  readonly now: (record: PgColumn) => SQL;
};

function rolesOf(customer: typeof customers.$inferSelect): readonly [player: Role, purchaser: Role, recipient: Role] {
  const { id } = customer;
  const now = (table: typeof teeTimes | typeof giftCertificates, by: PgColumn) => (record: PgColumn) =>
    sql`exists (select from ${table} as one where one.id = ${record} and one.${sql.identifier(by.name)} = ${id})`;
  const certificate = { entity: "gift_certificate", name: personText(customer) } as const;
  return [
    { entity: "tee_time", field: "customer.id", name: String(id), now: now(teeTimes, teeTimes.customer_id) },
    { ...certificate, field: "customer", now: now(giftCertificates, giftCertificates.customer_id) },
    { ...certificate, field: "recipient", now: now(giftCertificates, giftCertificates.recipient_id) },
  ];
}

/** Entries that gave a role to the person or took it from them. */
function namedIn({ entity, field, name }: Role): SQL | undefined {
  const was = (when: "before" | "after") =>
    sql`${historyEntries.changes} @> ${JSON.stringify([{ field, [when]: name }])}::jsonb`;
  return and(eq(historyEntries.entity, entity), or(was("before"), was("after")));
}

/** Whether the person had a role until the first `later` entry that gave it to another; where there is none they have it now. */
const heldUntil = ({ entity, field, name, now }: Role, record: PgColumn, isLater: SQL): SQL => sql`coalesce((
  select change->>'before' is not distinct from ${name}
  from ${historyEntries} as later, jsonb_array_elements(later.changes) as change
  where later.entity = ${entity} and later.record_id = ${record} and change->>'field' = ${field} and ${isLater}
  order by later.id limit 1), ${now(record)})`;

const heldAt = (role: Role, record: PgColumn, moment: PgColumn): SQL =>
  heldUntil(role, record, sql`later.created_at > ${moment}`);

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
