import type { components } from "@teedesk/openapi";
import type { Database } from "../../db/database.ts";
import { historyEntries } from "../../db/schema/historyEntries.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { changesBetween } from "./changesBetween.ts";

export type HistoryEntity = components["schemas"]["HistoryEntity"];

type HistoryAction =
  | "created"
  | "updated"
  | "deleted"
  | "canceled"
  | "cancelation refused"
  | "refunded"
  | "refund refused"
  | "customer changed"
  | "receipt sent"
  | "voucher sent"
  | "cancelation email sent";

/** What was done to which record; `staff` is null when the system did it. */
export type Deed = {
  readonly entity: HistoryEntity;
  readonly id: number;
  readonly staff: Pick<StaffMember, "id" | "email"> | null;
  readonly action: HistoryAction;
  /** The record as its show call answers it; null when there was none, or when the deed changes none of its fields. */
  readonly before: object | null;
  readonly after: object | null;
};

/**
 * Adds an entry to a record's history, in the transaction of the change. Only fields that differ are kept, as texts and
 * without secrets (DECISIONS 28). A save that changed nothing leaves no entry.
 */
export async function recordHistory(db: Database, { entity, id, staff, action, before, after }: Deed): Promise<void> {
  const changes = changesBetween(before, after);
  if (before !== null && after !== null && changes.length === 0) return;
  await db.insert(historyEntries).values({
    entity,
    record_id: id,
    staff_user_id: staff?.id ?? null,
    staff_user: staff?.email ?? null,
    action,
    changes,
  });
}
