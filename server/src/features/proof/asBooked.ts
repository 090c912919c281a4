import { fullName, isLocalDate, isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { TeeTimeRecords } from "./readRecords.ts";

type Facts = components["schemas"]["ProofFacts"];

/** The facts of a tee time as they are stored now. */
export const factsNow = ({ stored: { teeTime, course, customer } }: TeeTimeRecords) => ({
  course_name: course.course_name,
  play_date: teeTime.play_date,
  play_time: teeTime.play_time,
  players: teeTime.players,
  customer_name: fullName(customer),
});

/**
 * The facts of a tee time as it was booked: the first entry of its history that names a fact has it, before a change or as it was created. One
 * that no entry names was never changed.
 */
export function factsAsBooked(records: TeeTimeRecords) {
  const now = factsNow(records);
  const first = (field: string, present: string): string => {
    for (const { action, changes } of records.history) {
      const change = changes.find((one) => one.field === field);
      if (change !== undefined) return (action === "created" ? change.after : change.before) ?? "";
    }
    return present;
  };
  const play_date = first("play_date", now.play_date);
  const play_time = first("play_time", now.play_time);
  return {
    course_name: first("course.course_name", now.course_name),
    play_date: isLocalDate(play_date) ? play_date : now.play_date,
    play_time: isTimeOfDay(play_time) ? play_time : now.play_time,
    players: Number(first("players", String(now.players))),
    customer_name: first("customer.name", now.customer_name),
  } satisfies Facts;
}
