import {
  anyTime,
  centsFrom,
  type IssueCode,
  issue,
  parseLocalDate,
  parseTimeOfDay,
  type Wish,
  type WishedTimes,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Handlers, Query } from "../../contract/contract.ts";
import { accepted, refuseIssues } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";
import { findOffers } from "./findOffers.ts";

type Asked = Query<"listOffers">;

/** The free tee times that suit what a caller asks for. */
export const offerHandlers = (services: Services): Pick<Handlers, "listOffers"> => ({
  listOffers({ query, staff }) {
    const wish = readWish(query);
    if (wish.days.some((day) => day < services.clock.today())) refuseIssues(issue("days", "day_past"));
    return findOffers(services, { wish, filter: query, staff });
  },
});

/** The wish of a call. The contract has checked its texts and numbers; that the hours are in order is checked here. */
function readWish({ days, players, most_cents, most_of = "player", ...query }: Asked): Wish {
  const read = accepted(
    Result.mapError(Result.all(days.map(parseLocalDate)), (code: IssueCode) => issue("days", code)),
  );
  const most = most_cents === undefined ? null : Result.getOrThrow(centsFrom(most_cents));
  return {
    days: read.toSorted(),
    times: timesOf(query),
    players,
    most: most === null ? null : { cents: most, of: most_of },
  };
}

function timesOf({
  play_time,
  time_start,
  time_end,
}: Pick<Asked, "play_time" | "time_start" | "time_end">): WishedTimes {
  const time = (text: string) => Result.getOrThrow(parseTimeOfDay(text));
  if (play_time !== undefined) return { kind: "near", time: time(play_time) };
  const from = time_start === undefined ? anyTime.from : time(time_start);
  const to = time_end === undefined ? anyTime.to : time(time_end);
  if (to < from) refuseIssues(issue("time_end", "time_end_before_start"));
  return { kind: "between", from, to };
}
