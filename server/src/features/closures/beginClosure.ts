import { type ClosureChange, centsFrom, closureChanges, isLocalDate, isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { closureRunRows, closureRuns, golfCourses } from "../../db/schema/index.ts";
import { failure, invalid } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { Services } from "../../services.ts";
import type { SignedInStaff } from "../../session/sessions.repository.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { checkRefundedAmount } from "../../session/stepUp.ts";
import { findBookingsInside, type Hours } from "./planClosure.ts";

type Wire = components["schemas"];

const kinds: Readonly<Record<ClosureChange["kind"], string>> = {
  new: "is new",
  gone: "is no longer inside",
  changed: "has changed",
};

function changedText(changes: readonly ClosureChange[]): string {
  const named = changes.slice(0, 4).map(({ tee_time_id, kind }) => `tee time ${tee_time_id} ${kinds[kind]}`);
  const more = changes.length > named.length ? ` and ${changes.length - named.length} more changed` : "";
  return `The bookings have changed since the plan was made: ${named.join(", ")}${more}. Nothing was begun; look at the plan again.`;
}

/** Throws 422 for hours that end before they begin, or that began before today. */
export function checkHours({ clock }: Pick<Services, "clock">, hours: Hours): void {
  if (hours.start_date < clock.today()) throw invalid({ start_date: ["This day is over."] });
  if (`${hours.end_date} ${hours.end_time}` < `${hours.start_date} ${hours.start_time}`) {
    throw invalid({ [hours.end_date < hours.start_date ? "end_date" : "end_time"]: ["The end is before the start."] });
  }
}

/**
 * Stores a plan to carry out, if the bookings inside are those of the plan, and returns its id. The course is locked first, so that a
 * booking is either in the plan or refused (DECISION-61).
 */
export async function beginClosure(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  {
    staff,
    request,
  }: {
    readonly staff: StaffMember & Pick<SignedInStaff, "isConfirmed">;
    readonly request: Wire["BeginClosureRequest"];
  },
): Promise<number> {
  const { hours, bookings } = request;
  checkHours({ clock }, hours);
  const chosen = new Map(bookings.map((booking) => [booking.tee_time_id, choiceOf(booking, hours)]));
  const actOf = (tee_time_id: number): Choice => chosen.get(tee_time_id) ?? leave;
  const store = async (tx: Database): Promise<number> => {
    const [course] = await tx
      .select({ id: golfCourses.id })
      .from(golfCourses)
      .where(eq(golfCourses.id, hours.course_id))
      .for("update");
    if (course === undefined) throw invalid({ course_id: ["There is no such course."] });
    await refuseOverlap(tx, hours);
    const current = await findBookingsInside(tx, hours);
    const changes = closureChanges(bookings, current);
    if (changes.length > 0) throw failure(409, changedText(changes));
    const refunds = current.filter(({ tee_time_id }) => chosen.get(tee_time_id)?.act === "cancel");
    checkRefundedAmount(
      config,
      refunds.reduce((total, { refund_amount }) => total + refund_amount, 0),
      staff,
    );
    const [run] = await tx
      .insert(closureRuns)
      .values({
        ...timesOf(hours),
        golf_course_id: course.id,
        // Nothing is to be done where all are left.
        state: current.every(({ tee_time_id }) => actOf(tee_time_id).act === "leave") ? "done" : "running",
        staff_user_id: staff.id,
        staff_user: staff.email,
      })
      .returning({ id: closureRuns.id });
    if (run === undefined) throw new Error("The closure was not stored.");
    await tx.insert(closureRunRows).values(
      current.map(({ tee_time_id, lock_version, refund_amount, certificate_amount }) => {
        const choice = actOf(tee_time_id);
        const isCanceled = choice.act === "cancel";
        return {
          ...choice,
          closure_run_id: run.id,
          tee_time_id,
          lock_version,
          state: choice.act === "leave" ? ("done" as const) : ("waiting" as const),
          refund_amount: Result.getOrThrow(centsFrom(isCanceled ? refund_amount : 0)),
          certificate_amount: Result.getOrThrow(centsFrom(isCanceled ? certificate_amount : 0)),
        };
      }),
    );
    return run.id;
  };
  return retried(() => db.transaction(store));
}

type Choice = Pick<typeof closureRunRows.$inferSelect, "act" | "to_date" | "to_time">;

const leave: Choice = { act: "leave", to_date: null, to_time: null };

/** The act for a booking and where it is moved to. Throws 422 for a move to no time, or to one inside the hours. */
function choiceOf({ tee_time_id, act, to }: Wire["ChosenBooking"], hours: Hours): Choice {
  if (act !== "move") return { ...leave, act };
  const refused = (reason: string) => invalid({ bookings: [`Tee time ${tee_time_id} cannot be moved: ${reason}`] });
  if (to === undefined) throw refused("choose a time.");
  const { play_date, play_time } = to;
  if (!isLocalDate(play_date) || !isTimeOfDay(play_time)) throw refused("there is no such day.");
  const [start, end] = [`${hours.start_date} ${hours.start_time}`, `${hours.end_date} ${hours.end_time}`];
  const place = `${play_date} ${play_time}`;
  if (start <= place && place <= end) throw refused("the course is closed at that time too.");
  return { act, to_date: play_date, to_time: play_time };
}

function timesOf({ start_date, start_time, end_date, end_time }: Hours) {
  if (!isLocalDate(start_date)) throw invalid({ start_date: ["There is no such day."] });
  if (!isLocalDate(end_date)) throw invalid({ end_date: ["There is no such day."] });
  if (!isTimeOfDay(start_time) || !isTimeOfDay(end_time)) throw new Error("The contract has checked the times.");
  return { start_date, start_time, end_date, end_time };
}

async function refuseOverlap(tx: Database, hours: Hours): Promise<void> {
  const { golf_course_id, state, start_date, start_time, end_date, end_time } = closureRuns;
  const [running] = await tx
    .select({ id: closureRuns.id })
    .from(closureRuns)
    .where(
      and(
        eq(golf_course_id, hours.course_id),
        eq(state, "running"),
        sql`(${start_date}, ${start_time}) <= (${hours.end_date}::date, ${hours.end_time}::text)`,
        sql`(${end_date}, ${end_time}) >= (${hours.start_date}::date, ${hours.start_time}::text)`,
      ),
    );
  if (running !== undefined)
    throw failure(409, `Closure ${running.id} of these hours is running. Wait until it is done.`);
}
