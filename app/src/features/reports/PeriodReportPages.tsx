import { reportFigures, weeksOfPeriod } from "@teedesk/domain";
import { FormGrid, RadioGroup } from "@teedesk/ui";
import * as Result from "effect/Result";
import type { ComponentType } from "react";
import type { PageProps } from "../../navigation/page.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { PeriodFields } from "./PeriodFields.tsx";
import { coverage, periodIn, sent, sentPeriod } from "./period.ts";
import { ReportPage } from "./ReportPage.tsx";
import { type AskedFigures, type ReportForm, useReport } from "./useReport.ts";

const blank = { start_date: "", end_date: "" };
type Draft = typeof blank;

const byBooking =
  "A booking counts on the day it was made, by the clocks of the business. Blank dates leave that end open.";

type Period = ReturnType<typeof sentPeriod>;

type AgentReport = {
  readonly report: "commission" | "new_sales_report";
  readonly contents: string;
  readonly Figures?: ComponentType<AskedFigures<Period>>;
};

const parsePeriod = (draft: Draft) => Result.map(periodIn(draft), sentPeriod);

const agentReport =
  ({ report: name, ...shown }: AgentReport) =>
  ({ title }: PageProps) => {
    const report = useReport<Draft, Period>({ report: name, blank, parse: parsePeriod });
    return (
      <ReportPage
        title={title}
        {...shown}
        report={report}
        covers={coverage(periodIn(report.draft))}
        figures={reportFigures[name]}
        notes={[byBooking]}
      >
        <FormGrid>
          <PeriodFields report={report} start="start_date" end="end_date" />
        </FormGrid>
      </ReportPage>
    );
  };

/** OPS-REP-07, OPS-REP-35 */
export const CommissionReportPage = agentReport({
  report: "commission",
  contents: "Each agent's bookings made in the period and the commission on them, summed by agent.",
});

const AgentSalesFigures = lazyPart(async () => (await import("./figures/AgentSalesFigures.tsx")).AgentSalesFigures);

/** OPS-REP-06, OPS-REP-34 */
export const NewSalesReportPage = agentReport({
  report: "new_sales_report",
  contents: "Each agent's bookings made in the period, what courses get of them and what remains, summed by agent.",
  Figures: AgentSalesFigures,
});

const weekly: ReportForm<Draft, Period> = {
  report: "weekly",
  blank,
  parse: (draft) => Result.map(Result.flatMap(periodIn(draft), weeksOfPeriod), sentPeriod),
};

const WeeklyFigures = lazyPart(async () => (await import("./figures/WeeklyFigures.tsx")).WeeklyFigures);

/** OPS-REP-09, OPS-REP-38, OPS-REP-39: whole weeks are sent, and shown before it is run. */
export function WeeklyReportPage({ title }: PageProps) {
  const report = useReport(weekly);
  return (
    <ReportPage
      title={title}
      contents="The bookings made in each week from Monday to Sunday, and on each of its days."
      report={report}
      covers={coverage(Result.flatMap(periodIn(report.draft), weeksOfPeriod))}
      figures={reportFigures.weekly}
      Figures={WeeklyFigures}
      notes={["The start goes back to a Monday, the end forward to a Sunday: every week is whole.", byBooking]}
    >
      <FormGrid>
        <PeriodFields report={report} start="start_date" end="end_date" />
      </FormGrid>
    </ReportPage>
  );
}

const teeTime: ReportForm<Draft & { date_type: string }> = {
  report: "tee-time",
  blank: { ...blank, date_type: "created" },
  parse: (draft) => Result.map(periodIn(draft), (period) => ({ ...sent(period), date_type: draft.date_type })),
};

/** OPS-REP-03, OPS-REP-30, CONST-18 */
export function TeeTimeReportPage({ title }: PageProps) {
  const report = useReport(teeTime);
  return (
    <ReportPage
      title={title}
      contents="The tee times made or played in the period, with their customers, how to reach them, and what was paid."
      report={report}
      covers={coverage(periodIn(report.draft))}
      figures={reportFigures["tee-time"]}
      notes={["Created counts a booking on the day it was made, Played on its day of play."]}
    >
      <FormGrid>
        <PeriodFields report={report} start="start_date" end="end_date" />
        <RadioGroup
          label="Range type"
          name="date_type"
          value={report.draft.date_type}
          onChange={(value) => report.change("date_type", value)}
          options={[
            { value: "created", text: "Created" },
            { value: "played", text: "Played" },
          ]}
        />
      </FormGrid>
    </ReportPage>
  );
}
