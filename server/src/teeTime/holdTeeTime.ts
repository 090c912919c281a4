import type { components } from "@teedesk/openapi";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { cancelations } from "../db/schema/cancelations.ts";
import { teeTimes } from "../db/schema/teeTimes.ts";
import { isUnderWay } from "../features/cancelation/cancelation.ts";
import { words } from "../features/cancelation/words.ts";
import { type Held, holdRecord } from "../lockVersion.ts";
import { conflict } from "../platform/refusal.ts";
import { showTeeTime } from "./showTeeTime.ts";

/**
 * Begins every edit of a tee time, and answers it as it was. While it is being canceled or refunded the answer is 409: the
 * course and the customer who are told are those it had when that began (docs/decisions/0014).
 */
export async function holdTeeTime(tx: Database, held: Held): Promise<components["schemas"]["TeeTime"]> {
  const before = await holdRecord(tx, teeTimes, held, showTeeTime);
  const others = await tx.$count(cancelations, and(eq(cancelations.tee_time_id, held.id), isUnderWay));
  if (others > 0) throw conflict(words.underWay, null);
  return before;
}
