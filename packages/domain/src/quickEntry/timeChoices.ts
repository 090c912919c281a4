import * as Result from "effect/Result";
import { spokenTime } from "../calendar/spokenText.ts";
import { parseTypedTime, type TimeOfDay } from "../calendar/timeOfDay.ts";
import type { QuickChoice } from "./reading.ts";

/** The hours of a bare time that are played at in the morning and in the evening: a person has to say which (QUICK-02). */
const isOfBothHalves = (hour: number): boolean => hour >= 5 && hour <= 7;

/** The halves that a bare time may mean: from 8 to 11 the morning, from 12 to 4 the afternoon, since no one plays at the other. */
function halvesOf(hour: number): readonly string[] {
  if (isOfBothHalves(hour)) return [" am", " pm"];
  return hour < 12 && hour >= 8 ? [" am"] : [" pm"];
}

/** The meanings of an hour with its minutes; a leading zero, 0 and 13 to 23 are hours of the 24-hour clock. */
export function timeChoices(hour: string, minutes: string, half: string | undefined): readonly QuickChoice[] {
  const isExact = half === undefined && (hour.startsWith("0") || Number(hour) > 12);
  const written = isExact ? [""] : half === undefined ? halvesOf(Number(hour)) : [` ${half}`];
  return written.flatMap((end) =>
    Result.match(parseTypedTime(`${hour}:${minutes}${end}`), {
      onSuccess: (time) => [choiceOf(time)],
      onFailure: () => [],
    }),
  );
}

const choiceOf = (time: TimeOfDay): QuickChoice => ({
  field: "tee_time.play_time",
  value: time,
  words: spokenTime(time),
});
