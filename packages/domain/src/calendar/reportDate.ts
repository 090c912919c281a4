import * as Result from "effect/Result";
import type { DateIssueCode, LocalDate } from "./localDate.ts";
import { parseTypedDate } from "./typedDate.ts";

/** Turns a typed report date into the one that is sent, "yyyy-mm-dd"; an empty one stays empty (CALC-18, OPS-REP-50). */
export const parseReportDate = (text: string): Result.Result<LocalDate | "", DateIssueCode> =>
  text.trim() === "" ? Result.succeed("") : parseTypedDate(text);
