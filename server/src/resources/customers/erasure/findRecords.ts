import { and, eq, gt, lte, max, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { giftCertificates, historyEntries, teeTimes } from "../../../db/schema/index.ts";
import type { Role, Roles } from "./roles.ts";

/** Ids of the records in which a person has or had a role. */
export type Records = { readonly teeTimes: readonly number[]; readonly certificates: readonly number[] };

/** Entries searched per statement: well under a second, where the limit is a minute. */
export const entriesPerStatement = 50_000;

/**
 * The records of a person. Those they had earlier are found by reading the whole history in batches: an index of the entries' texts would
 * cost every booking more than the few erasures gain.
 */
export async function findRecords(
  tx: Database,
  id: number,
  { player, purchaser, recipient }: Roles,
  batchSize = entriesPerStatement,
): Promise<Records> {
  const played = await tx.select({ id: teeTimes.id }).from(teeTimes).where(eq(teeTimes.customer_id, id));
  const isParty = or(eq(giftCertificates.customer_id, id), eq(giftCertificates.recipient_id, id));
  const party = await tx.select({ id: giftCertificates.id }).from(giftCertificates).where(isParty);
  const found = {
    tee_time: new Set(played.map((one) => one.id)),
    gift_certificate: new Set(party.map((one) => one.id)),
  };
  const isNamed = or(namedIn(player), namedIn(purchaser), namedIn(recipient));
  for await (const one of recordsWith(tx, isNamed, batchSize)) {
    found[one.entity === "tee_time" ? "tee_time" : "gift_certificate"].add(one.id);
  }
  return { teeTimes: inOrder(found.tee_time), certificates: inOrder(found.gift_certificate) };
}

/** Certificates whose history has one of these texts without an id. */
export async function certificatesNaming(tx: Database, names: readonly string[]): Promise<readonly number[]> {
  if (names.length === 0) return [];
  const isNamed = or(...["customer", "recipient"].flatMap((field) => names.map((name) => hasValue(field, name))));
  const found = new Set<number>();
  const isOfCertificate = eq(historyEntries.entity, "gift_certificate");
  for await (const { id } of recordsWith(tx, and(isOfCertificate, isNamed), entriesPerStatement)) found.add(id);
  return inOrder(found);
}

async function* recordsWith(tx: Database, isSought: SQL | undefined, batchSize: number) {
  const { entity, record_id } = historyEntries;
  const [last] = await tx.select({ id: max(historyEntries.id) }).from(historyEntries);
  for (let from = 0; from < (last?.id ?? 0); from += batchSize) {
    yield* await tx
      .selectDistinct({ entity, id: record_id })
      .from(historyEntries)
      .where(and(gt(historyEntries.id, from), lte(historyEntries.id, from + batchSize), isSought));
  }
}

const inOrder = (ids: ReadonlySet<number>): readonly number[] => Array.from(ids).sort((a, b) => a - b);

/** Entries that gave a role to the person or took it from them. */
function namedIn({ entity, field, textField, id, names }: Role): SQL | undefined {
  const byText = textField === null ? [] : names.map((name) => hasValue(textField, name));
  return and(eq(historyEntries.entity, entity), or(hasValue(field, id), ...byText));
}

function hasValue(field: string, text: string): SQL {
  const has = (when: "before" | "after") =>
    sql`${historyEntries.changes} @> ${JSON.stringify([{ field, [when]: text }])}::jsonb`;
  return sql`(${has("before")} or ${has("after")})`;
}
