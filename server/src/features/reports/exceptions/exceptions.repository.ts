import { internalReason } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { cancelations } from "../../../db/schema/cancelations.ts";
import { consents } from "../../../db/schema/consents.ts";
import { giftCertificateMovements } from "../../../db/schema/giftCertificateMovements.ts";
import { golfRates } from "../../../db/schema/golfRates.ts";
import { staffUsers } from "../../../db/schema/staffUsers.ts";
import { teeTimeRows } from "../../../db/schema/teeTimeRows.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { transactionItems } from "../../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../../db/schema/transactionRecords.ts";
import { instantsIn } from "../../../platform/businessDay.ts";
import { type Conditions, contains, pageOf, whereAll } from "../../../records/listing.ts";
import { saleCorrection } from "../../../sales/certificates.ts";
import { bookingFigures } from "../../../sales/figures.ts";

type Asked = Query<"listExceptions">;
type Filters = NonNullable<Asked["filters"]>;
type Entry = components["schemas"]["ExceptionEntry"];

type Source = {
  readonly kind: Entry["kind"];
  /** Unique among the rows of this kind. */
  readonly ref: SQL;
  readonly created_at: SQL;
  readonly staff_user: SQL;
  readonly amount: SQL;
  readonly reason?: SQL;
  /** The request that another person consented to. */
  readonly consented?: SQL;
  readonly tee_time_id?: SQL;
  readonly gift_certificate_id?: SQL;
  /** The tables and the condition. */
  readonly from: SQL;
};

const nameless = sql`''`;
const unknown = sql`null::integer`;
const none = sql`0`;

/** The reason of a cancelation; the words that stand for none are none (DECISION-45). */
const canceledFor = sql`case when ${cancelations.reason} = ${internalReason} then '' else ${cancelations.reason} end`;
const canceledBy = sql`coalesce(${staffUsers.email}, '')`;
const bookedBy = sql`coalesce(${staffUsers.email}, ${teeTimes.agent})`;
const withStaff = sql`left join ${staffUsers} on ${staffUsers.id} = ${teeTimes.staff_user_id}`;
const done = sql`${cancelations} left join ${staffUsers} on ${staffUsers.id} = ${cancelations.staff_user_id}
  where ${cancelations.state} = 'done'`;

const canceling = {
  ref: sql`${cancelations.id}`,
  created_at: sql`${cancelations.created_at}`,
  staff_user: canceledBy,
  reason: canceledFor,
  consented: sql`${consents.cancelation_id} = ${cancelations.id}`,
  tee_time_id: sql`${cancelations.tee_time_id}`,
};
const booking = {
  ref: sql`${teeTimes.id}`,
  created_at: sql`${teeTimes.created_at}`,
  staff_user: bookedBy,
  tee_time_id: sql`${teeTimes.id}`,
};

/** An entry has the moment of its transaction, which was that of the consent. */
const consentedTo = (certificate: AnyColumn, moment: AnyColumn): SQL =>
  sql`${consents.gift_certificate_id} = ${certificate} and ${consents.decided_at} = ${moment}`;

const sources: readonly Source[] = [
  {
    kind: "balance_correction",
    ref: sql`${giftCertificateMovements.id}`,
    created_at: sql`${giftCertificateMovements.created_at}`,
    staff_user: sql`coalesce(${giftCertificateMovements.staff_user}, '')`,
    amount: sql`${giftCertificateMovements.amount}`,
    reason: sql`${giftCertificateMovements.reason}`,
    consented: consentedTo(giftCertificateMovements.gift_certificate_id, giftCertificateMovements.created_at),
    gift_certificate_id: sql`${giftCertificateMovements.gift_certificate_id}`,
    from: sql`${giftCertificateMovements} where ${giftCertificateMovements.kind} = 'corrected'`,
  },
  {
    kind: "sale_correction",
    ref: sql`${transactionRecords.id}`,
    created_at: sql`${transactionRecords.created_at}`,
    staff_user: sql`coalesce(${transactionRecords.staff_user}, '')`,
    amount: sql`${transactionRecords.total}`,
    reason: sql`substr(${transactionRecords.reason}, ${saleCorrection.length + ": ".length + 1})`,
    consented: consentedTo(transactionItems.gift_certificate_id, transactionRecords.created_at),
    gift_certificate_id: sql`${transactionItems.gift_certificate_id}`,
    from: sql`${transactionRecords} join ${transactionItems} on ${transactionItems.transaction_record_id} = ${transactionRecords.id}
      where ${transactionRecords.refunded_record_id} is null and ${transactionRecords.reason} <> ''
        and starts_with(${transactionRecords.reason}, ${saleCorrection}) and ${transactionItems.gift_certificate_id} is not null`,
  },
  { kind: "forced_cancelation", ...canceling, amount: none, from: sql`${done} and ${cancelations.force}` },
  {
    kind: "custom_refund",
    ...canceling,
    amount: sql`${cancelations.refund_amount} - ${cancelations.standard_refund}`,
    from: sql`${done} and ${cancelations.refund_id} is not null and ${cancelations.refund_amount} <> ${cancelations.standard_refund}`,
  },
  {
    kind: "no_cost",
    ...booking,
    amount: none,
    // The provider settles API rates with the course (DECISION-44).
    from: sql`${teeTimes} ${withStaff} left join ${golfRates} on ${golfRates.id} = ${teeTimes.golf_rate_id}
      where ${teeTimes.canceled_at} is null and ${teeTimes.cost_cents} = 0 and ${golfRates.type} is distinct from 'ApiGolfRate'`,
  },
  {
    kind: "not_charged",
    ...booking,
    created_at: sql`${teeTimeRows.created_at}`,
    amount: sql`${bookingFigures.due}`,
    // The list's rows have who was charged and when, so that an index has the few that no card paid.
    from: sql`${teeTimeRows} join ${teeTimes} on ${teeTimes.id} = ${teeTimeRows.id} ${withStaff}
      where ${teeTimeRows.payment_id} = '' and ${bookingFigures.due} > 0`,
  },
];

const select = (source: Source): SQL => {
  const { kind, ref, created_at, staff_user, amount, from } = source;
  const { consented = sql`false` } = source;
  const { reason = nameless, tee_time_id = unknown, gift_certificate_id = unknown } = source;
  // 48 bits of a hash: a number that JSON holds, and the same at every read.
  const id = sql`('x' || substr(md5(${kind} || (${ref})::text), 1, 12))::bit(48)::bigint`;
  return sql`select ${id} as id, ${created_at} as created_at, ${kind}::text as kind, ${staff_user} as staff_user,
    (${amount})::bigint as amount, ${reason} as reason,
    (select ${consents.decided_by} from ${consents} where ${consents.state} = 'consented' and ${consented}) as consented_by, ${tee_time_id} as tee_time_id, ${gift_certificate_id} as gift_certificate_id
    from ${from}`;
};

const conditions = (timeZone: string): Conditions<Filters> => ({
  created_at: (days) => and(...instantsIn(sql`created_at`, days, timeZone)),
  kind: (kind) => sql`kind = ${kind}`,
  staff_user: (text) => contains(sql`staff_user`, text),
});

const columns = {
  id: sql`id`.mapWith(Number),
  created_at: sql`created_at`.mapWith(teeTimes.created_at),
  kind: sql<Entry["kind"]>`kind`,
  staff_user: sql<string>`staff_user`,
  amount: sql`amount`.mapWith(giftCertificateMovements.amount),
  reason: sql<string>`reason`,
  consented_by: sql<string | null>`consented_by`,
  tee_time_id: sql<number | null>`tee_time_id`,
  gift_certificate_id: sql<number | null>`gift_certificate_id`,
};

/** The exceptions that match; with a number, at most so many of each source, its newest. */
const matching = (filters: Filters | undefined, timeZone: string, newest?: number): SQL => {
  const where = whereAll(filters, conditions(timeZone)) ?? sql`true`;
  const end = newest === undefined ? sql`` : sql`order by created_at desc, id limit ${newest}`;
  const found = sources.map((source) => sql`(select * from (${select(source)}) as source where ${where} ${end})`);
  return sql`(${sql.join(found, sql` union all `)}) as exceptions`;
};

/** One page, the newest first. Each source is read along its index, as far as the page may reach. */
export async function listExceptions(db: Database, asked: Asked, timeZone: string): Promise<Entry[]> {
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select(columns)
    .from(matching(asked.filters, timeZone, offset + limit))
    .orderBy(sql`created_at desc, id`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ created_at, ...entry }) => ({ ...entry, created_at: created_at.toISOString() }));
}

export async function countExceptions(db: Database, filters: Filters | undefined, timeZone: string): Promise<number> {
  const [found] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(matching(filters, timeZone));
  return found?.count ?? 0;
}

/** All that match, by person and then the oldest first. */
export const exceptionsByPerson = (db: Database, filters: Filters | undefined, timeZone: string) =>
  db.select(columns).from(matching(filters, timeZone)).orderBy(sql`staff_user, created_at, id`);

export type ExceptionRow = Awaited<ReturnType<typeof exceptionsByPerson>>[number];
