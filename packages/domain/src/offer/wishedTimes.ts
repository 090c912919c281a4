import * as Result from "effect/Result";
import { parseTypedTime, type TimeIssueCode, type TimeOfDay, timeOfMinute } from "../calendar/timeOfDay.ts";
import { anyTime, type WishedTimes } from "./wish.ts";

/** Why typed times cannot be asked for. */
export type WishedTimesIssueCode = "times_unreadable" | "time_end_before_start";

type Times = Result.Result<WishedTimes, WishedTimesIssueCode>;

const noon = 12 * 60;
const evening = 18 * 60;

const between = (from: TimeOfDay, to: TimeOfDay): WishedTimes => ({ kind: "between", from, to });

const first = timeOfMinute(0);
const last = timeOfMinute(24 * 60);

/** The parts of a day that callers name. */
const named: Readonly<Record<string, WishedTimes>> = {
  "": anyTime,
  any: anyTime,
  "any time": anyTime,
  morning: between(first, timeOfMinute(noon - 1)),
  afternoon: between(timeOfMinute(noon), timeOfMinute(evening - 1)),
  evening: between(timeOfMinute(evening), last),
};

const read = (text: string): Result.Result<TimeOfDay, TimeIssueCode> => parseTypedTime(text);

/**
 * Reads the times of a wish as typed: "8:00" is as near as possible; "7:00-10:00", "before 9:00", "after 1pm" and "morning" are hours, all
 * included; blank is any time. An hour alone, which may be of either half of the day, is an issue.
 */
export const parseWishedTimes = (text: string): Times => {
  if (typeof text !== "string") return Result.fail("times_unreadable");
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const whole = Object.hasOwn(named, typed) ? named[typed] : undefined;
  if (whole !== undefined) return Result.succeed(whole);
  const [, side = "", rest = ""] = /^(before|until|after|from) (.*)$/.exec(typed) ?? [];
  const times =
    side === ""
      ? typed.split(/\s*(?:-|–|\bto\b)\s*/).map(read)
      : side === "before" || side === "until"
        ? [Result.succeed(first), read(rest)]
        : [read(rest), Result.succeed(last)];
  const all = Result.all(times);
  if (Result.isFailure(all)) return Result.fail("times_unreadable");
  const [from, to, ...more] = all.success;
  if (from === undefined || more.length > 0) return Result.fail("times_unreadable");
  if (to === undefined) return Result.succeed({ kind: "near", time: from });
  return to < from ? Result.fail("time_end_before_start") : Result.succeed(between(from, to));
};

/** Times in a few words: "near 08:00", "07:00 to 10:00", "any time". */
export const wishedTimesText = (times: WishedTimes): string => {
  if (times.kind === "near") return `near ${times.time}`;
  return times.from === first && times.to === last ? "any time" : `${times.from} to ${times.to}`;
};
