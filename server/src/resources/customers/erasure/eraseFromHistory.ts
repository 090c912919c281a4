import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { historyEntries } from "../../../db/schema/index.ts";
import type { Known } from "./eraseFromRecords.ts";
import { isAmong } from "./findRecords.ts";
import { heldUntil, isOneOf, type Person, type Role } from "./roles.ts";

/** Fields of a tee time that say something about its customer; amounts, days, courses and the customer's id do not. */
const ofPlayer = "^(customer[._](?!id$)|sent_to|notes|internal_notes|folio|alt_emails|reason|cancel_reason)";
/** Fields of a certificate that its purchaser wrote or is named by. */
const ofPurchaser = "^(customer([.]name)?|who_from|greeting|internal_memo)$";
const ofRecipient = "^recipient([.]name)?$";

/** Records whose history one statement changes: a few seconds, where a statement may take a minute. */
const recordsAtOnce = 1_000;

/** One side of a changed field. */
type Side = { readonly field: SQL; readonly text: SQL; readonly heldBy: (role: Role) => SQL };

/** Takes a person out of the history of their own record and of all that were theirs, and leaves what is another's. */
export async function eraseFromHistory(
  tx: Database,
  person: Person,
  { roles, names, records }: Known,
  piece = recordsAtOnce,
): Promise<void> {
  const { player, purchaser, recipient } = roles;
  const { entity, record_id, action } = historyEntries;
  await tx
    .update(historyEntries)
    .set({ changes: [] })
    .where(and(eq(entity, "customer"), eq(record_id, person.id)));

  const saysOfPlayer = ({ field, heldBy }: Side) => sql`${field} ~ ${ofPlayer} and ${heldBy(player)}`;
  await eraseSides("tee_time", records.teeTimes, saysOfPlayer);

  const saysOfParty = ({ field, text, heldBy }: Side) => sql`${field} ~ ${ofPurchaser} and ${heldBy(purchaser)}
    or ${field} ~ ${ofRecipient} and ${heldBy(recipient)}
    or ${field} in ('customer', 'recipient') and ${isOneOf(text, names.own)}
    or ${field} = 'sent_to' and (${isOneOf(sql`lower(${text})`, names.emails)}
      or ${action} = 'receipt sent' and ${heldBy(purchaser)})`;
  await eraseSides("gift_certificate", records.certificates, saysOfParty);

  async function eraseSides(kind: Role["entity"], ids: readonly number[], isPersonal: (side: Side) => SQL) {
    const changes = changesWithout(isPersonal);
    for (let from = 0; from < ids.length; from += piece) {
      const isInPiece = isAmong(record_id, ids.slice(from, from + piece));
      await tx
        .update(historyEntries)
        .set({ changes })
        .where(and(eq(entity, kind), isInPiece));
    }
  }
}

/** The changes of an entry without the sides that are personal; a change without any goes. */
function changesWithout(isPersonal: (side: Side) => SQL): SQL {
  const field = sql`change->>'field'`;
  const kept = (name: "before" | "after") => {
    const text = sql`change->>${sql.raw(`'${name}'`)}`;
    // What stood before an entry is of whoever held the role until it; what stands after it, of whoever did from it on.
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
