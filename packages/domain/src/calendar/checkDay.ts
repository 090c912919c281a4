import * as Result from "effect/Result";
import type { DateIssueCode, LocalDate } from "./localDate.ts";

/** A day that somebody may mean to play on, or to price, close or celebrate: of this century. 1900 or 9999 is a slip of the hand. */
export const checkDay = (date: LocalDate): Result.Result<LocalDate, DateIssueCode> =>
  date >= "2000-01-01" && date <= "2099-12-31" ? Result.succeed(date) : Result.fail("date_out_of_range");
