import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { dayText, timeText } from "../calendar/calendarText.ts";
import { isLocalDate } from "../calendar/localDate.ts";
import { isTimeOfDay } from "../calendar/timeOfDay.ts";
import type { Issue } from "../issue.ts";
import { decode, flag, text, textOf, whole } from "../wire/decode.ts";
import { timeOf } from "./decodeQueue.ts";
import {
  groupSizesOf,
  largestOf,
  type QueueEntry,
  toEntry,
  wireCourse,
  wireEntry,
  wireGroupSizes,
  wireSpots,
} from "./waiting.ts";

/** A tee time that people wait for. */
export type WaitListItem = {
  /** Id of the free tee time; null where a specified server does not send it. */
  readonly id: number | null;
  readonly course: { readonly id: number | null; readonly course_name: string };
  readonly wordy_available_date: string;
  readonly available_date: string;
  readonly play_time_for_humans: string;
  readonly available_time: string;
  readonly spots: number;
  /** The sizes of group that can be booked together; null from a server that sends the largest alone. */
  readonly group_sizes: readonly number[] | null;
  /** False once it is sold; true from a specified server, which does not send it. */
  readonly is_free: boolean;
  readonly is_new: boolean;
  readonly scraped_at: string;
  readonly created_at: string;
  /** The people who wait; null where a specified server does not send them. */
  readonly availability_queues: readonly QueueEntry[] | null;
};

const wireItem = Schema.Struct({
  id: whole,
  course: wireCourse,
  wordy_available_date: text,
  available_date: text,
  play_time_for_humans: text,
  available_time: text,
  spots: wireSpots,
  group_sizes: wireGroupSizes,
  is_free: flag,
  is_new: flag,
  scraped_at: text,
  created_at: text,
  availability_queues: Schema.optionalKey(Schema.NullOr(Schema.Array(wireEntry))),
});

const toItem = (wire: typeof wireItem.Type): WaitListItem => ({
  id: wire.id ?? null,
  course: { id: wire.course?.id ?? null, course_name: textOf(wire.course?.course_name) },
  wordy_available_date: textOf(wire.wordy_available_date),
  available_date: textOf(wire.available_date),
  play_time_for_humans: textOf(wire.play_time_for_humans),
  available_time: timeOf(textOf(wire.available_time), textOf(wire.play_time_for_humans)),
  spots: largestOf(wire.spots),
  group_sizes: groupSizesOf(wire),
  is_free: wire.is_free ?? true,
  is_new: wire.is_new ?? false,
  scraped_at: textOf(wire.scraped_at),
  created_at: textOf(wire.created_at),
  availability_queues: wire.availability_queues?.map(toEntry) ?? null,
});

const wireSlot = Schema.Struct({
  id: whole,
  spots: wireSpots,
  group_sizes: wireGroupSizes,
  is_new: flag,
  read_date: text,
  created_at: text,
  scraped_at: text,
});

/** One level of the groups; a text is the moment it was made, which is not a key of it (OPS-WAIT-14). */
const level = <S extends Schema.Constraint>(below: S) =>
  Schema.Record(Schema.String, Schema.NullOr(Schema.Union([Schema.String, below])));

const wireGroups = level(level(level(wireSlot)));

const entriesOf = <Below extends object>(
  found: Readonly<Record<string, Below | string | null>>,
): readonly (readonly [string, Below])[] =>
  Object.entries(found).flatMap(([key, below]) =>
    key === "created_at" || below === null || typeof below === "string" ? [] : [[key, below] as const],
  );

const readPair = Schema.decodeUnknownResult(Schema.fromJsonString(Schema.Tuple([Schema.String, Schema.Int])));

/** Name and id of a course from the text of their pair, `["Torrey Pines South",17]` (OPS-WAIT-13); any other text is its name. */
const courseOf = (key: string): WaitListItem["course"] =>
  Result.match(readPair(key), {
    onSuccess: ([course_name, id]) => ({ id, course_name }),
    onFailure: () => ({ id: null, course_name: key }),
  });

const slotItem = (
  course: WaitListItem["course"],
  [day, clock]: readonly [string, string],
  slot: typeof wireSlot.Type,
): WaitListItem => {
  const available_time = timeOf("", clock);
  return {
    id: slot.id ?? null,
    course,
    available_date: day,
    wordy_available_date: textOf(slot.read_date) || (isLocalDate(day) ? dayText(day) : day),
    available_time,
    play_time_for_humans: isTimeOfDay(available_time) ? timeText(available_time) : clock,
    spots: largestOf(slot.spots),
    group_sizes: groupSizesOf(slot),
    is_free: true,
    is_new: slot.is_new ?? false,
    scraped_at: textOf(slot.scraped_at),
    created_at: textOf(slot.created_at),
    availability_queues: null,
  };
};

const byWhen = (one: WaitListItem, other: WaitListItem): number => {
  const [a, b] = [one, other].map((item) => `${item.available_date} ${item.available_time} ${item.course.course_name}`);
  return a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1;
};

/** Flattens course → day → time into items by day and time (ANSWER-20). */
const flatten = (groups: typeof wireGroups.Type): readonly WaitListItem[] =>
  entriesOf(groups)
    .flatMap(([course, days]) =>
      entriesOf(days).flatMap(([day, times]) =>
        entriesOf(times).map(([clock, slot]) => slotItem(courseOf(course), [day, clock], slot)),
      ),
    )
    .toSorted(byWhen);

/**
 * Reads the wait list in either of its shapes: a list of items, or grouped as `listAvailability` returns it without parameters
 * (ANSWER-20, UNCLEAR-33).
 */
export const decodeWaitList = (value: unknown): Result.Result<readonly WaitListItem[], readonly Issue[]> =>
  Array.isArray(value)
    ? Result.map(decode(Schema.Array(wireItem), "wait_list")(value), (items) => items.map(toItem))
    : Result.map(decode(wireGroups, "wait_list")(value ?? {}), flatten);
