import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { retried } from "../../platform/retried.ts";
import { askCourse } from "./askCourse.ts";
import { askGateway } from "./askGateway.ts";
import type { Cancelation, CancelOutcome, CancelServices, Declined, Pending } from "./cancelation.ts";
import { finishCancelation } from "./finishCancelation.ts";
import { giveUp } from "./giveUp.ts";
import { outcomeOf } from "./outcomeOf.ts";
import { words } from "./words.ts";

export type Pursued = { readonly kind: "done"; readonly outcome: CancelOutcome } | Declined | Pending;

/**
 * Takes a cancelation as far as it goes: the course's system, then the gateway, then the one transaction that writes it all.
 * Every step may be repeated, by a second request or by recovery; what was done once is not done again.
 */
export async function pursueCancelation(services: CancelServices, opened: Cancelation): Promise<Pursued> {
  const { db } = services;
  if (opened.state === "done") return { kind: "done", outcome: await outcomeOf(db, opened) };
  const course = await askCourse(services, opened);
  if (course.kind === "pending") return course;
  if (course.kind === "declined") return giveUp(services, opened, course);
  const agreed = await agree(db, opened.id, course.is_released);
  if (agreed.state === "dropped") return { kind: "declined", message: words.underWay };
  const refund = await askGateway(services, agreed);
  if (refund.kind === "pending") return refund;
  // What the course has let go is no tee time any more: it is canceled even without its refund.
  if (refund.kind === "declined" && !agreed.is_released) return giveUp(services, agreed, refund);
  const done = await retried(() => db.transaction((tx) => finishCancelation(tx, agreed, refund)));
  return { kind: "done", outcome: await outcomeOf(db, done) };
}

/** From here on the cancelation is only given up when the gateway refuses it. */
async function agree(db: Database, id: string, is_released: boolean): Promise<Cancelation> {
  const [agreed] = await db
    .update(cancelations)
    .set({
      state: sql`case ${cancelations.state} when 'asking' then 'agreed' else ${cancelations.state} end`,
      is_released: sql`${cancelations.is_released} or ${is_released}`,
    })
    .where(eq(cancelations.id, id))
    .returning();
  if (agreed === undefined) throw new Error(`Cancelation ${id} is gone.`);
  return agreed;
}
