import * as Result from "effect/Result";
import { type DateIssueCode, type LocalDate, parseLocalDate } from "./localDate.ts";

const typedDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads a day as typed, month/day/year with a four-digit year: "11/21/2026" or "1/2/2026" (OPS-REP-48). */
export const parseTypedDate = (text: string): Result.Result<LocalDate, DateIssueCode> => {
  const typed = text.trim();
  if (typed === "") return Result.fail("date_blank");
  const match = typedDate.exec(typed);
  if (match === null) return Result.fail("date_unreadable");
  const [, month = "", day = "", year = ""] = match;
  return parseLocalDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
};

/** Writes a day as it is typed: "11/21/2026". */
export const formatTypedDate = (date: LocalDate): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
