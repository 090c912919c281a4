import { redact } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import type { Cancelation, CancelServices, Declined, Pending } from "./cancelation.ts";
import { saidBy } from "./saidBy.ts";
import { words } from "./words.ts";

/** The cancelation goes on; `is_released` says whether the course's system let the tee time go. */
export type Agreed = { readonly kind: "agreed"; readonly is_released: boolean };

/** Asks the course's system to let the tee time go, unless it was asked already or is none to be asked. */
export async function askCourse(
  { db, log, ports }: CancelServices,
  cancelation: Cancelation,
): Promise<Agreed | Declined | Pending> {
  const { id, tee_time_id, state, force, refund_amount, is_released } = cancelation;
  if (state !== "asking") return { kind: "agreed", is_released };
  const answer = await ports.courseSystem.release(await reservationOf(db, tee_time_id));
  if (answer.kind === "released") return { kind: "agreed", is_released: true };
  const err = answer.kind === "unavailable" ? answer.error : undefined;
  log.warn({ cancelation: id, answer: answer.kind, forced: force, err }, "course did not let go");
  if (force) return { kind: "agreed", is_released: false };
  if (answer.kind === "unavailable")
    return { kind: "pending", message: words.courseSilent(refund_amount), ...saidBy(answer) };
  return { kind: "declined", message: words.courseRefused, backend_message: redact(answer.reason) };
}

async function reservationOf(db: Database, tee_time_id: number) {
  const { golf_course_id, confirmation } = teeTimes;
  const [reservation] = await db
    .select({ golf_course_id, confirmation })
    .from(teeTimes)
    .where(eq(teeTimes.id, tee_time_id));
  if (reservation === undefined) throw new Error(`Tee time ${tee_time_id} is gone.`);
  return reservation;
}
