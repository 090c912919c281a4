import type { Slot } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, sql } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { notFound } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { isOnOffer } from "../../teeTime/freeTeeTimes.ts";
import { sizesLeft, slotFacts } from "../../teeTime/slotFacts.ts";
import { callOf, callStates } from "../calls/callStates.ts";
import { entrySubject } from "../calls/callSubject.ts";
import { findSlotMatches } from "./findSlotMatches.ts";

/** The matches of a free tee time. One that is sold or over, or whose course is being closed, has none. */
export const slotMatchHandlers = ({ db, clock }: Services): Pick<Handlers, "listSlotMatches"> => ({
  async listSlotMatches({ path, staff }) {
    const now = clock.localNow();
    const { is_on_offer, ...slot } = await findSlot(db, path.id, now);
    if (!is_on_offer || slot.spots.length === 0) return [];
    const matches = await findSlotMatches(db, slot, now.date);
    const calls = await callStates(db, matches.map(subjectOf), staff.id);
    return matches.map((match) => ({ ...match, ...callOf(calls, subjectOf(match)) }));
  },
});

/** A match has a lead or a place in a queue. */
const subjectOf = ({ availability_queue_id, lost_lead }: components["schemas"]["SlotMatch"]): string =>
  entrySubject({ id: availability_queue_id ?? 0, lost_lead_id: lost_lead?.id ?? null });

async function findSlot(
  db: Database,
  wanted: number,
  now: LocalMoment,
): Promise<Slot & { readonly is_on_offer: boolean }> {
  const { id, golf_course_id: course_id, available_date, available_time } = foreUpAvailabilities;
  const is_on_offer = sql<boolean>`${and(...isOnOffer(now))}`;
  const [slot] = await db
    .select({ id, course_id, available_date, available_time, facts: slotFacts, is_on_offer })
    .from(foreUpAvailabilities)
    .where(eq(id, wanted));
  if (slot === undefined) throw notFound("There is no such free tee time.");
  const { facts, ...known } = slot;
  return { ...known, spots: sizesLeft(facts) };
}
