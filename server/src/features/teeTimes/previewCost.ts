import { acceptTeeTimeChange, moveIssues, negateCents, sumCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { accepted, refuseIssues } from "../../platform/refuseIssues.ts";
import { bookingFigures } from "../../sales/figures.ts";
import type { Services } from "../../services.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { moveTeeTime } from "./moveTeeTime.ts";
import { completeChange } from "./teeTimeChange.ts";

type Wire = components["schemas"];

/** The course's cost before and after a change that is not stored; throws what `updateTeeTime` throws for the move. */
export async function previewCost(
  { db, clock }: Pick<Services, "db" | "clock">,
  request: Wire["UpdateTeeTimeRequest"],
): Promise<Wire["TeeTimeCostPreview"]> {
  const stored = await findTeeTime(db, request.id);
  const change = completeChange(accepted(acceptTeeTimeChange(request)), request.tee_time, stored);
  const booked_on = clock.dayOf(stored.teeTime.created_at);
  refuseIssues(moveIssues({ ...stored.teeTime, booked_on }, change, clock.today()));
  const { columns } = await moveTeeTime(db, stored, change, clock.today());
  const { cost_cents: cost_after } = columns;
  const [figures] = await db
    .select({ revenue: bookingFigures.revenue })
    .from(teeTimes)
    .where(eq(teeTimes.id, request.id));
  const parts = figures === undefined ? [] : [figures.revenue, negateCents(cost_after)];
  return {
    cost_before: stored.teeTime.cost_cents,
    cost_after,
    margin_after: Result.getOrThrow(sumCents(parts)),
  };
}
