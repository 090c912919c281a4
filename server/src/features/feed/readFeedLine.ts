import { isLocalDate, isTimeOfDay, type LocalDate, type TimeOfDay } from "@teedesk/domain";

/** One slot as a course system saw it. */
export type Observation = {
  readonly course_id: number;
  readonly date: LocalDate;
  readonly time: TimeOfDay;
  /** The numbers of players that can be booked; empty when it is no longer free. */
  readonly spots: readonly number[];
  readonly rate_id: number | null;
  /** ISO 8601 in UTC. */
  readonly observed_at: string;
};

/** The values that lines are checked against. */
export type FeedBounds = {
  readonly courses: ReadonlySet<number>;
  /** The course of each rate. */
  readonly rates: ReadonlyMap<number, number>;
  /** The moment of lines without one of their own, ISO 8601 in UTC. */
  readonly seenAt: string;
  /** The latest moment that is accepted. */
  readonly latest: Date;
  /** The first day that may still be sold; a slot of an earlier one is a mistake of the collector. */
  readonly earliestDay: LocalDate;
};

/** An observation, or the reason why a line cannot be read. */
export type ReadLine = { readonly observation: Observation } | { readonly message: string };

const names = new Set(["course_id", "date", "time", "spots", "rate_id", "observed_at"]);
/** The largest group, and so the most sizes, of one slot. */
const mostSpots = 20;

const isSpot = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostSpots;

const instant = /^((?:19|2\d)\d\d-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * An instant with its zone ("2026-11-21 10:00" could be in any zone) of the years 1900 to 2999, so that its text in UTC has a year
 * of four digits and sorts as the moment does. Null for anything else; `Date` alone reads February 30 as March 2.
 */
export const instantOf = (text: unknown): Date | null => {
  const [whole, day = "", time = ""] = instant.exec(typeof text === "string" ? text : "") ?? [];
  if (whole === undefined || !isLocalDate(day) || !isTimeOfDay(time)) return null;
  const moment = new Date(whole);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

function membersOf(line: string): ReadonlyMap<string, unknown> | null {
  try {
    // Trimming removes the byte-order mark too, with which some editors and exports begin a file.
    const value: unknown = JSON.parse(line.trim());
    return typeof value === "object" && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
  } catch {
    return null;
  }
}

/** Reads one line. */
export function readFeedLine(line: string, { courses, rates, seenAt, latest, earliestDay }: FeedBounds): ReadLine {
  const members = membersOf(line);
  if (members === null) return { message: "is not a JSON object" };
  const unknown = [...members.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) return { message: `has an unknown member ${JSON.stringify(unknown).slice(0, 60)}` };

  const [course_id, date, time, spots] = ["course_id", "date", "time", "spots"].map((name) => members.get(name));
  const rate_id = members.get("rate_id") ?? null;
  const observed_at = instantOf(members.get("observed_at") ?? seenAt);
  if (typeof course_id !== "number" || !courses.has(course_id))
    return { message: "course_id: there is no such course" };
  if (typeof date !== "string" || !isLocalDate(date)) return { message: "date: must be a day, yyyy-mm-dd" };
  if (date < earliestDay) return { message: "date: is over" };
  if (typeof time !== "string" || !isTimeOfDay(time)) return { message: "time: must be a time of day, HH:MM" };
  if (!Array.isArray(spots) || spots.length > mostSpots || !spots.every(isSpot))
    return { message: `spots: must be at most ${mostSpots} whole numbers from 1 to ${mostSpots}` };
  if (rate_id !== null && (typeof rate_id !== "number" || rates.get(rate_id) !== course_id))
    return { message: "rate_id: the course has no such rate" };
  if (observed_at === null) return { message: "observed_at: must be a moment with its zone, ISO 8601" };
  if (observed_at > latest) return { message: "observed_at: must not lie in the future" };
  const sorted = [...new Set(spots)].toSorted((one, other) => one - other);
  return { observation: { course_id, date, time, spots: sorted, rate_id, observed_at: observed_at.toISOString() } };
}
