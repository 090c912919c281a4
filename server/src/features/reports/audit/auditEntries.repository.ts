import { and, desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { auditEntries } from "../../../db/schema/index.ts";
import { instantsIn } from "../../../platform/businessDay.ts";
import { type Conditions, contains, pageOf, whereAll } from "../../../records/listing.ts";

type Asked = Query<"listAuditEntries">;
type Filters = NonNullable<Asked["filters"]>;

const shown = getTableColumns(auditEntries);
const batch = 1000;

const conditions = (timeZone: string): Conditions<Filters> => ({
  created_at: (days) => and(...instantsIn(shown.created_at, days, timeZone)),
  event: (event) => eq(shown.event, event),
  outcome: (outcome) => eq(shown.outcome, outcome),
  staff_user: (text) => contains(shown.staff_user, text),
  network_address: (text) => contains(shown.network_address, text),
});

/** One page, the newest first. */
export async function listAuditEntries(db: Database, asked: Asked, timeZone: string) {
  const { limit, offset } = pageOf(asked);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(whereAll(asked.filters, conditions(timeZone)))
    .orderBy(desc(shown.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ created_at, ...entry }) => ({ ...entry, created_at: created_at.toISOString() }));
}

export const countAuditEntries = (
  db: Database,
  { filters }: Query<"countAuditEntries">,
  timeZone: string,
): Promise<number> => db.$count(auditEntries, whereAll(filters, conditions(timeZone)));

/** All that match, the newest first, read as they are consumed. */
export async function* allAuditEntries(db: Database, filters: Filters | undefined, timeZone: string) {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(whereAll(filters, conditions(timeZone)), lt(shown.id, before)))
      .orderBy(desc(shown.id))
      .limit(batch);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    before = last.id;
  }
}
