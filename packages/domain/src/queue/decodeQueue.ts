import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { parseTypedTime } from "../calendar/timeOfDay.ts";
import type { Issue } from "../issue.ts";
import { decode, flag, text, textOf, whole } from "../wire/decode.ts";
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

/** A tee time with the people who wait for it, first come first. */
export type Queue = {
  readonly course: { readonly id: number | null; readonly course_name: string };
  readonly available_date: string;
  readonly wordy_available_date: string;
  readonly play_time_for_humans: string;
  /** "HH:MM", or the text of a specified server where that is not a time. */
  readonly available_time: string;
  readonly spots: number;
  /** The sizes of group that can be booked together; null from a server that sends the largest alone. */
  readonly group_sizes: readonly number[] | null;
  /** False once it is sold; true from a specified server, which does not send it. */
  readonly is_free: boolean;
  readonly availability_queues: readonly QueueEntry[];
};

const wireQueue = Schema.Struct({
  course: wireCourse,
  course_id: whole,
  available_date: text,
  wordy_available_date: text,
  play_time_for_humans: text,
  available_time: text,
  spots: wireSpots,
  group_sizes: wireGroupSizes,
  is_free: flag,
  availability_queues: Schema.optionalKey(Schema.NullOr(Schema.Array(wireEntry))),
});

/** The time by the 24-hour clock: the one given, else the one in words. */
export const timeOf = (available_time: string, inWords: string): string =>
  available_time !== "" ? available_time : Result.getOrElse(parseTypedTime(inWords), () => inWords);

/** Reads the response of `getAvailabilityQueue` (OPS-QUE-20); a closed queue is empty. */
export const decodeQueue = (value: unknown): Result.Result<Queue, readonly Issue[]> =>
  Result.map(decode(wireQueue, "availability_queue")(value), (wire) => ({
    course: { id: wire.course?.id ?? wire.course_id ?? null, course_name: textOf(wire.course?.course_name) },
    available_date: textOf(wire.available_date),
    wordy_available_date: textOf(wire.wordy_available_date),
    play_time_for_humans: textOf(wire.play_time_for_humans),
    available_time: timeOf(textOf(wire.available_time), textOf(wire.play_time_for_humans)),
    spots: largestOf(wire.spots),
    group_sizes: groupSizesOf(wire),
    is_free: wire.is_free ?? true,
    availability_queues: (wire.availability_queues ?? []).map(toEntry),
  }));
