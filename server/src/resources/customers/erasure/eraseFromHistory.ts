import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { historyEntries } from "../../../db/schema/index.ts";
import { isAmong } from "../../../records/isAmong.ts";
import type { Known } from "./eraseFromRecords.ts";
import { heldUntil, isOneOf, type Person, type Role } from "./roles.ts";

/** Personal fields of a tee time: not amounts, days, courses or the customer's id. */
const playerFields = "^(customer[._](?!id$)|sent_to|notes|internal_notes|folio|alt_emails|reason|cancel_reason)";
/** Fields of a certificate that name its purchaser or were written by them. */
const purchaserFields = "^(customer([.]name)?|who_from|greeting|internal_memo)$";
const recipientFields = "^recipient([.]name)?$";

/** Records per statement: a few seconds' work, where the limit is a minute. */
const recordsPerStatement = 1_000;

/** One side of a changed field. */
type Side = { readonly field: SQL; readonly text: SQL; readonly heldBy: (role: Role) => SQL };

/** Removes a person from the history of their own record and of all records that were theirs; other people's data stays. */
export async function eraseFromHistory(
  tx: Database,
  person: Person,
  { roles, names, records }: Known,
  batchSize = recordsPerStatement,
): Promise<void> {
  const { player, purchaser, recipient } = roles;
  const { entity, record_id, action } = historyEntries;
  await tx
    .update(historyEntries)
    .set({ changes: [] })
    .where(and(eq(entity, "customer"), or(eq(record_id, person.id), isMergeOf(person))));

  const isAboutPlayer = ({ field, heldBy }: Side) => sql`${field} ~ ${playerFields} and ${heldBy(player)}`;
  await eraseSides("tee_time", records.teeTimes, isAboutPlayer);

  const isAboutParty = ({ field, text, heldBy }: Side) => sql`${field} ~ ${purchaserFields} and ${heldBy(purchaser)}
    or ${field} ~ ${recipientFields} and ${heldBy(recipient)}
    or ${field} in ('customer', 'recipient') and ${isOneOf(text, names.own)}
    or ${field} = 'sent_to' and (${isOneOf(sql`lower(${text})`, names.emails)}
      or ${action} = 'receipt sent' and ${heldBy(purchaser)})`;
  await eraseSides("gift_certificate", records.certificates, isAboutParty);

  async function eraseSides(kind: Role["entity"], ids: readonly number[], isPersonal: (side: Side) => SQL) {
    const changes = changesWithout(isPersonal);
    for (let from = 0; from < ids.length; from += batchSize) {
      const isInBatch = isAmong(record_id, ids.slice(from, from + batchSize));
      await tx
        .update(historyEntries)
        .set({ changes })
        .where(and(eq(entity, kind), isInBatch));
    }
  }
}

/** Ids of the customers that this one was merged into, also where that was undone. */
export async function mergedWith(tx: Database, person: Person): Promise<readonly number[]> {
  const { entity, record_id: id } = historyEntries;
  const found = await tx
    .selectDistinct({ id })
    .from(historyEntries)
    .where(and(eq(entity, "customer"), isMergeOf(person)));
  return found.map((one) => one.id);
}

/** Entries of customers that this one was merged into: they have values of both, also after the merge was undone. */
function isMergeOf({ id }: Person): SQL | undefined {
  const { action, changes } = historyEntries;
  const names = (when: "before" | "after") =>
    sql`${changes} @> ${JSON.stringify([{ field: "merged_customer.id", [when]: String(id) }])}::jsonb`;
  return and(inArray(action, ["merged", "merge undone"]), or(names("before"), names("after")));
}

/** The changes of an entry without their personal sides; a change without either side is dropped. */
function changesWithout(isPersonal: (side: Side) => SQL): SQL {
  const field = sql`change->>'field'`;
  const kept = (name: "before" | "after") => {
    const text = sql`change->>${sql.raw(`'${name}'`)}`;
    // The value before an entry is about the holder of the role until then; the value after it, about the holder from then on.
    const isLater = name === "before" ? sql`later.id >= ${historyEntries.id}` : sql`later.id > ${historyEntries.id}`;
    const heldBy = (role: Role) => heldUntil(role, historyEntries.record_id, isLater);
    return sql`case when ${isPersonal({ field, text, heldBy })} then null else ${text} end`;
  };
  return sql`(
    select coalesce(jsonb_agg(kept), '[]'::jsonb) from (
      select jsonb_build_object('field', ${field}, 'before', ${kept("before")}, 'after', ${kept("after")}) as kept
      from jsonb_array_elements(${historyEntries.changes}) as change
    ) as every_change where coalesce(kept->>'before', kept->>'after') is not null)`;
}
