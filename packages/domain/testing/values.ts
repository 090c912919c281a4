import * as Result from "effect/Result";
import { type LocalDate, parseLocalDate } from "../src/calendar/localDate.ts";
import { parseTimeOfDay, type TimeOfDay } from "../src/calendar/timeOfDay.ts";
import { type Cents, centsFrom } from "../src/money/cents.ts";
import { type Percent, parsePercent } from "../src/money/percent.ts";

/** Short hands for tests, where a value that cannot be read is a mistake of the test. */
export const cents = (value: number): Cents => Result.getOrThrow(centsFrom(value));

export const percent = (hundredths: number): Percent => Result.getOrThrow(parsePercent(hundredths / 100));

export const date = (text: string): LocalDate => Result.getOrThrow(parseLocalDate(text));

export const time = (text: string): TimeOfDay => Result.getOrThrow(parseTimeOfDay(text));
