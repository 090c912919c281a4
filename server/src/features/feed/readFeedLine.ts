import { isLocalDate, isTimeOfDay, type LocalDate, type TimeOfDay } from "@teedesk/domain";

/** What a course system saw of one slot. */
export type Observation = {
  readonly course_id: number;
  readonly date: LocalDate;
  readonly time: TimeOfDay;
  /** The numbers of players that can be booked; none when it is taken. */
  readonly spots: readonly number[];
  readonly rate_id: number | null;
  /** ISO 8601 in UTC. */
  readonly observed_at: string;
};

/** What lines are held against. */
export type FeedBounds = {
  readonly courses: ReadonlySet<number>;
  /** Whose rate each rate is. */
  readonly rates: ReadonlyMap<number, number>;
  /** The moment of the lines that do not tell their own, and the latest that is believed; ISO 8601 in UTC. */
  readonly seenAt: string;
  readonly latest: string;
};

/** An observation, or why a line is none. */
export type ReadLine = { readonly observation: Observation } | { readonly message: string };

const names = new Set(["course_id", "date", "time", "spots", "rate_id", "observed_at"]);
const mostSpots = 20;

const isSpot = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999;

/** An instant with its zone; "2026-11-21 10:00" could be anybody's ten o'clock. */
const instantOf = (text: unknown): string | null => {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text))
    return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

function membersOf(line: string): ReadonlyMap<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null;
  } catch {
    return null;
  }
}

/** Reads one line. */
export function readFeedLine(line: string, { courses, rates, seenAt, latest }: FeedBounds): ReadLine {
  const members = membersOf(line);
  if (members === null) return { message: "is no JSON object" };
  const unknown = [...members.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) return { message: `has an unknown member ${JSON.stringify(unknown).slice(0, 60)}` };

  const [course_id, date, time, spots] = ["course_id", "date", "time", "spots"].map((name) => members.get(name));
  const rate_id = members.get("rate_id") ?? null;
  const observed_at = instantOf(members.get("observed_at") ?? seenAt);
  if (typeof course_id !== "number" || !courses.has(course_id))
    return { message: "course_id: there is no such course" };
  if (typeof date !== "string" || !isLocalDate(date)) return { message: "date: must be a day, yyyy-mm-dd" };
  if (typeof time !== "string" || !isTimeOfDay(time)) return { message: "time: must be a time of day, HH:MM" };
  if (!Array.isArray(spots) || spots.length > mostSpots || !spots.every(isSpot))
    return { message: `spots: must be at most ${mostSpots} whole numbers from 1 to 999` };
  if (rate_id !== null && (typeof rate_id !== "number" || rates.get(rate_id) !== course_id))
    return { message: "rate_id: the course has no such rate" };
  if (observed_at === null) return { message: "observed_at: must be a moment with its zone, ISO 8601" };
  if (observed_at > latest) return { message: "observed_at: must not lie in the future" };
  const sorted = [...new Set(spots)].toSorted((one, other) => one - other);
  return { observation: { course_id, date, time, spots: sorted, rate_id, observed_at } };
}
