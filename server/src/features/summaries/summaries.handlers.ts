import { type LocalDate, monthOf, parseLocalDate, type SummaryPeriods, summaryPeriods } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Handlers } from "../../contract/contract.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import type { Services } from "../../services.ts";
import { certificateSummary } from "./certificateSummary.ts";
import { agentLeaderboard } from "./leaderboard.ts";
import { teeTimeSummary } from "./teeTimeSummary.ts";
import { teeTimeTrend } from "./teeTimeTrend.ts";

type SummaryHandlers = Pick<
  Handlers,
  "getAgentLeaderboard" | "getGiftCertificateSummary" | "getTeeTimeSummary" | "getTeeTimeTrend"
>;

const dayOf = (text: string): LocalDate =>
  accepted(Result.mapError(parseLocalDate(text), (code) => [{ path: "date", code }]));

const periodsOf = ({ date, isMonthly }: { readonly date: string; readonly isMonthly: boolean }): SummaryPeriods =>
  accepted(Result.mapError(summaryPeriods(dayOf(date), isMonthly), (code) => [{ path: "date", code }]));

/** The figures of the home screen (API-017 to API-019): those of the reports, for the days the bookings were made on. */
export function summaryHandlers({ db, config }: Services): SummaryHandlers {
  const { business_time_zone: timeZone, product_key: productKey } = config.names;
  return {
    async getAgentLeaderboard({ body: { date, agentFilter } }) {
      const day = dayOf(date);
      const month = Result.getOrThrow(monthOf(day));
      return agentLeaderboard(db, { day, month, agentFilter }, { timeZone, productKey });
    },
    getTeeTimeSummary: async ({ path }) => teeTimeSummary(db, periodsOf(path), timeZone),
    getTeeTimeTrend: async ({ path }) => teeTimeTrend(db, dayOf(path.date), timeZone),
    getGiftCertificateSummary: async ({ path }) => certificateSummary(db, periodsOf(path), timeZone),
  };
}
