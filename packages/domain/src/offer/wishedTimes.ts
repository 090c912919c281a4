import * as Result from "effect/Result";
import { type TimeOfDay, timeOfMinute } from "../calendar/timeOfDay.ts";
import { timesMeant } from "../quickEntry/typedMeanings.ts";
import { anyTime, type WishedTimes, type WishedTimesIssueCode } from "./wish.ts";

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

/** The times that a text may mean, those of quick entry; "9.30" and "9 30" as the form's fields take them. */
const read = (text: string): readonly TimeOfDay[] => timesMeant(text.replace(/^(\d{1,2})[.\s](\d{2})\b/, "$1:$2"));

/** The one meaning of several; of more no one knows which. */
const only = (meant: readonly WishedTimes[]): Times => {
  const [times] = meant;
  return times === undefined || meant.length > 1 ? Result.fail("time_half_open") : Result.succeed(times);
};

/** The half of the day at the end of a text: "pm", "in the morning". */
const halfAtEnd = /(?<=\d) ?((?:[ap]\.?m\.?|[ap])|(?:in the )?(?:morning|afternoon|evening))$/;

/** The pairs of a start and an end that are in order. */
const inOrder = (from: readonly TimeOfDay[], to: readonly TimeOfDay[]): readonly WishedTimes[] =>
  from.flatMap((one) => to.flatMap((other) => (one <= other ? [between(one, other)] : [])));

/**
 * The start with the half of the day that is said once, at the end: in "8-10pm" 8 in the evening. None where it has one, or where the times
 * are not in order then: "10-2pm" begins in the morning.
 */
function withHalfOf(end: string, start: string): readonly TimeOfDay[] {
  const [, half] = halfAtEnd.exec(end) ?? [];
  return half === undefined || start.startsWith("0") ? [] : read(`${start} ${half}`);
}

/**
 * Reads the times of a wish as typed: "8:00" is as near as possible; "7:00-10:00", "before 9:00", "after 1pm" and "morning" are hours, all
 * included; blank is any time. A bare time is in the half of the day in which one plays, as in quick entry
 * (QUICK-02), or in that of the end of the hours if it is said there, "8-10pm"; one that may be in both is an issue, unless the other end of
 * the hours leaves one.
 */
export const parseWishedTimes = (text: string): Times => {
  if (typeof text !== "string") return Result.fail("times_unreadable");
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const whole = Object.hasOwn(named, typed) ? named[typed] : undefined;
  if (whole !== undefined) return Result.succeed(whole);
  const [, side = "", rest = ""] = /^(before|until|after|from) (.*)$/.exec(typed) ?? [];
  const near = read(typed);
  if (near.length > 0) return only(near.map((time) => ({ kind: "near", time })));
  const ends =
    side === ""
      ? typed.split(/\s*(?:-|–|\bto\b)\s*/)
      : side === "before" || side === "until"
        ? [first, rest]
        : [rest, last];
  const [start = "", end = "", ...more] = ends;
  const from = read(start);
  const to = read(end);
  if (more.length > 0 || from.length === 0 || to.length === 0) return Result.fail("times_unreadable");
  const said = inOrder(withHalfOf(end, start), to);
  const pairs = said.length === 0 ? inOrder(from, to) : said;
  return pairs.length === 0 ? Result.fail("time_end_before_start") : only(pairs);
};

/** Times in a few words: "near 08:00", "07:00 to 10:00", "any time". */
export const wishedTimesText = (times: WishedTimes): string => {
  if (times.kind === "near") return `near ${times.time}`;
  return times.from === first && times.to === last ? "any time" : `${times.from} to ${times.to}`;
};
