import * as Result from "effect/Result";
import { type Cents, formatCents, type LocalDate, parseCents, parseLocalDate } from "../src/index.ts";

/** The value of a cell; one that cannot be read is a mistake of the table. */
export const money = (text: string): Cents => Result.getOrThrow(parseCents(text));

/** An amount that is 0 where the cell is blank. */
export const moneyOrNone = (text: string): Cents => money(text === "" ? "0" : text);

export const date = (text: string): LocalDate => Result.getOrThrow(parseLocalDate(text));

export const orNull = <Value>(text: string, read: (text: string) => Value): Value | null =>
  text === "" ? null : read(text);

/** 1 is yes, 0 is no. */
export const isYes = (text: string): boolean => text === "1";

export const yesOrNo = (answer: boolean): string => (answer ? "1" : "0");

/** An amount in the tables' notation. */
export const written = (amount: Cents | null | undefined): string => formatCents(amount ?? money("0"));
