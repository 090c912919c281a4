import { isInternal } from "@teedesk/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { historyEntries } from "../db/schema/historyEntries.ts";
import type { teeTimes } from "../db/schema/teeTimes.ts";

type Numbered = Pick<typeof teeTimes.$inferSelect, "id" | "confirmation">;

const folded = (number: string): string => number.toLowerCase();

/**
 * Whether a number that is entered for a tee time is one that it has or had, in capitals or small letters: its course gave it for what the tee
 * time was then (DECISION-51).
 */
export async function isFormerNumber(tx: Database, { id, confirmation }: Numbered, entered: string): Promise<boolean> {
  if (isInternal(entered)) return false;
  if (folded(confirmation) === folded(entered)) return true;
  const had = sql`${historyEntries} cross join jsonb_array_elements(${historyEntries.changes}) as one
    where ${historyEntries.entity} = 'tee_time' and ${historyEntries.record_id} = ${id}
      and one ->> 'field' = 'confirmation' and lower(one ->> 'before') = ${folded(entered)}`;
  return (await tx.$count(sql`(select from ${had}) as had`)) > 0;
}
