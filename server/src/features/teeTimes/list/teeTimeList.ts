import { and } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import { teeTimeRowChanges, teeTimeRows } from "../../../db/schema/teeTimeRows.ts";
import type { Clock } from "../../../platform/clock.ts";
import { whereAll } from "../../../records/listing.ts";
import { type Sort, sortsBy } from "../../../records/sorts.ts";
import { bookedIn, conditionsOn } from "./teeTimeConditions.ts";
import { keysOn, type Table } from "./teeTimeKeys.ts";
import type { TrackedList } from "./trackedList.ts";

/** The clock and time zone that define the business days. */
export type Calendar = { readonly clock: Clock; readonly timeZone: string };

/** The requested tee times; without a sort the newest are first (CONST-09, ANSWER-12, ANSWER-13). */
export function teeTimeList(asked: Query<"listTeeTimes">, { clock, timeZone }: Calendar): TrackedList {
  const { filters, query_type = "played" } = asked;
  const today = query_type === "played" ? null : clock.today();
  const select = <T extends Table>(table: T) => ({
    table,
    where: and(whereAll(filters, conditionsOn(table, timeZone)), bookedIn(query_type, table, { timeZone, today })),
    sorts: sortsOf(asked, table),
  });
  return {
    key: JSON.stringify([filters ?? {}, query_type, today]),
    rows: select(teeTimeRows),
    changes: () => select(teeTimeRowChanges),
  };
}

const newestFirst = { sort_fields: ["created_at"], sort_desc: [true] } as const;

function sortsOf(asked: Query<"listTeeTimes">, table: Table): readonly Sort[] {
  const keys = keysOn(table);
  return sortsBy((asked.sort_fields ?? []).length === 0 ? newestFirst : asked, (field) => keys[field], keys.id);
}
