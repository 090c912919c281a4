import * as Result from "effect/Result";
import type { LocalDate } from "../calendar/localDate.ts";
import { isTimeOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { readDate } from "./readDate.ts";
import { type Reader, wordsOf } from "./reading.ts";
import { readTime } from "./readTime.ts";
import { timeChoices } from "./timeChoices.ts";

/** The values that a reader has for a whole text; none if it leaves words. */
function valuesOf(reader: Reader, text: string, today: LocalDate): readonly string[] {
  const words = wordsOf(text);
  const reading = reader(words, 0, { today, courses: [], clubs: null });
  return reading?.length === words.length ? reading.choices.map(({ value }) => value) : [];
}

/** The days that a text may mean in a line for quick entry (QUICK-01); none of any other text. */
export const daysMeant = (text: string, today: LocalDate): readonly LocalDate[] =>
  valuesOf(readDate, text, today).flatMap((day) =>
    Result.match(parseTypedDate(day), { onSuccess: (read) => [read], onFailure: () => [] }),
  );

/** The times that a text may mean there (QUICK-02), of an hour alone too; none of any other text. */
export function timesMeant(text: string, today: LocalDate): readonly TimeOfDay[] {
  const values = /^\d{1,2}$/.test(text)
    ? timeChoices(text, "00", undefined).map(({ value }) => value)
    : valuesOf(readTime, text, today);
  return values.filter(isTimeOfDay);
}
