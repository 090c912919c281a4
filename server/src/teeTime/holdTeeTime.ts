import type { components } from "@teedesk/openapi";
import type { Database } from "../db/database.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { conflict } from "../platform/refusal.ts";
import { type Held, holdRecord } from "../records/lockVersion.ts";
import { findCancelationUnderWay, underWayMessage } from "./cancelationUnderWay.ts";
import { showTeeTime } from "./encodeTeeTime.ts";

/**
 * Begins every edit of a tee time and returns it as it was. Throws 409 while it is being canceled or refunded: the course and
 * the customer who are notified are those it had when that began (DECISION-14).
 */
export async function holdTeeTime(tx: Database, held: Held): Promise<components["schemas"]["TeeTime"]> {
  const before = await holdRecord(tx, teeTimes, { ...held, entity: "tee_time" }, showTeeTime);
  if ((await findCancelationUnderWay(tx, held.id)) !== undefined) throw conflict(underWayMessage, null);
  return before;
}
