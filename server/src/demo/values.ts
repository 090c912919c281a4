import { addDays, type Cents, centsFrom, type LocalDate, parseTimeOfDay, type TimeOfDay } from "@teedesk/domain";
import type { InferInsertModel, Table } from "drizzle-orm";
import * as Result from "effect/Result";

/** A row with its id, by which demo records refer to each other. */
export type Row<T extends Table> = InferInsertModel<T, { dbColumnNames: false; override: true }>;

export const dollars = (amount: number): Cents => Result.getOrThrow(centsFrom(Math.round(amount * 100)));

export const daysFrom = (date: LocalDate, days: number): LocalDate => Result.getOrThrow(addDays(date, days));

/** A wall clock time, from minutes after midnight. */
export const timeAt = (minutes: number): TimeOfDay =>
  Result.getOrThrow(parseTimeOfDay(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`));

export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);
