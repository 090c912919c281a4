import { and, eq, gt, lte, max, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { giftCertificates, historyEntries, teeTimes } from "../../../db/schema/index.ts";
import type { Role, Roles } from "./roles.ts";

/** Ids of the records in which a person has a role or had one. */
export type Records = { readonly teeTimes: readonly number[]; readonly certificates: readonly number[] };

/** Entries looked through by one statement: well under a second, where a statement may take a minute. */
const entriesAtOnce = 50_000;

/**
 * The records of a person. Those that were theirs earlier are known to history alone, which is read once as a whole, in pieces:
 * an index of what entries say would cost every booking more than the few erasures gain.
 */
export async function findRecords(
  tx: Database,
  id: number,
  { player, purchaser, recipient }: Roles,
  piece = entriesAtOnce,
): Promise<Records> {
  const played = await tx.select({ id: teeTimes.id }).from(teeTimes).where(eq(teeTimes.customer_id, id));
  const isParty = or(eq(giftCertificates.customer_id, id), eq(giftCertificates.recipient_id, id));
  const party = await tx.select({ id: giftCertificates.id }).from(giftCertificates).where(isParty);
  const found = {
    tee_time: new Set(played.map((one) => one.id)),
    gift_certificate: new Set(party.map((one) => one.id)),
  };
  const isNamed = or(namedIn(player), namedIn(purchaser), namedIn(recipient));
  const [last] = await tx.select({ id: max(historyEntries.id) }).from(historyEntries);
  for (let from = 0; from < (last?.id ?? 0); from += piece) {
    const former = await tx
      .selectDistinct({ entity: historyEntries.entity, id: historyEntries.record_id })
      .from(historyEntries)
      .where(and(gt(historyEntries.id, from), lte(historyEntries.id, from + piece), isNamed));
    for (const one of former) found[one.entity === "tee_time" ? "tee_time" : "gift_certificate"].add(one.id);
  }
  return { teeTimes: [...found.tee_time], certificates: [...found.gift_certificate] };
}

/** Entries that gave a role to the person or took it from them. */
function namedIn({ entity, field, name }: Role): SQL | undefined {
  const was = (when: "before" | "after") =>
    sql`${historyEntries.changes} @> ${JSON.stringify([{ field, [when]: name }])}::jsonb`;
  return and(eq(historyEntries.entity, entity), or(was("before"), was("after")));
}

/** Ids as one parameter: somebody may have more records than a statement may have parameters. */
export const isAmong = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(`{${ids.join()}}`)}::int[])`;
