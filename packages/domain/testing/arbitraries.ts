import * as fc from "fast-check";
import type { LocalDate } from "../src/calendar/localDate.ts";
import type { Cents } from "../src/money/cents.ts";
import { maxTypedCents } from "../src/money/parseCents.ts";
import type { Percent } from "../src/money/percent.ts";
import { cents, date, percent } from "./values.ts";

/** Amounts that can be typed, both ways. */
export const anyCents: fc.Arbitrary<Cents> = fc.integer({ min: 0 - maxTypedCents, max: maxTypedCents }).map(cents);

/** Amounts that can be typed, from nothing up. */
export const positiveCents: fc.Arbitrary<Cents> = fc.integer({ min: 0, max: maxTypedCents }).map(cents);

export const anyPercent: fc.Arbitrary<Percent> = fc.integer({ min: 0, max: 10_000 }).map(percent);

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const datesOf = (min: number, max: number): fc.Arbitrary<LocalDate> =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => date(`${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`));

export const anyDate = datesOf(1, 9998);

/** As `checkDay` takes them. */
export const anyDay = datesOf(2000, 2099);
