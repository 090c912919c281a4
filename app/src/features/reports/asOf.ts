import { asOfIssues, type Issue, issue, parseTypedMoment } from "@teedesk/domain";
import * as Result from "effect/Result";
import { instantIn } from "../../format/businessClocks.ts";
import type { BusinessZone } from "../../format/businessTime.ts";

/** The moment that a report is asked for as of, by its name in the query; nothing for a blank one, which is now (DECISION-50). */
export function asOfIn(
  zone: BusinessZone,
  typed: string,
): Result.Result<Readonly<{ as_of?: string }>, readonly Issue[]> {
  if (typed.trim() === "") return Result.succeed({});
  const read = parseTypedMoment(typed);
  if (Result.isFailure(read)) return Result.fail(issue("as_of", read.failure));
  const moment = instantIn(zone, read.success.date, read.success.time);
  const issues = asOfIssues(moment.getTime(), Date.now());
  return issues.length > 0 ? Result.fail(issues) : Result.succeed({ as_of: moment.toISOString() });
}
