import * as Result from "effect/Result";
import type { LocalDate } from "../calendar/localDate.ts";
import { isTimeOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import { readDate } from "./readDate.ts";
import { type Reading, type Word, wordsOf } from "./reading.ts";
import { timeChoices } from "./timeChoices.ts";
import { typedTime } from "./typedTime.ts";

/** The values that a reader has for a whole text; none if it leaves words. */
function valuesOf(text: string, reader: (words: readonly Word[]) => Reading | null): readonly string[] {
  const words = wordsOf(text);
  const reading = reader(words);
  return reading?.length === words.length ? reading.choices.map(({ value }) => value) : [];
}

/** The days that a text may mean in a line for quick entry (QUICK-01); none of any other text. */
export const daysMeant = (text: string, today: LocalDate): readonly LocalDate[] =>
  valuesOf(text, (words) => readDate(words, 0, { today, courses: [], clubs: null })).flatMap((day) =>
    Result.match(parseTypedDate(day), { onSuccess: (read) => [read], onFailure: () => [] }),
  );

/** The times that a text may mean there (QUICK-02), of an hour alone too; none of any other text. */
export function timesMeant(text: string): readonly TimeOfDay[] {
  const values = /^\d{1,2}$/.test(text)
    ? timeChoices(text, "00", undefined).map(({ value }) => value)
    : valuesOf(text, (words) => typedTime(words, 0));
  return values.filter(isTimeOfDay);
}
