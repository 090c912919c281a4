import { reportFigures } from "@teedesk/domain";
import { FormGrid, RadioGroup } from "@teedesk/ui";
import * as Result from "effect/Result";
import type { PageProps } from "../../navigation/page.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import type { ComparedQuery } from "./figures/reportFigures.api.ts";
import { PeriodFields } from "./PeriodFields.tsx";
import { coverage, periodIn, sentPeriod } from "./period.ts";
import { ReportPage } from "./ReportPage.tsx";
import { type ReportForm, useReport } from "./useReport.ts";

const compared = { start: "compare_start_date", end: "compare_end_date" };
const blank = { start_date: "", end_date: "", compare_start_date: "", compare_end_date: "", date_type: "created" };

const form: ReportForm<typeof blank, ComparedQuery> = {
  report: "revenue-comparison",
  blank,
  parse(draft) {
    const [period, before] = [periodIn(draft), periodIn(draft, compared)];
    if (Result.isSuccess(period) && Result.isSuccess(before))
      return Result.succeed({
        ...sentPeriod(period.success),
        compare_start_date: before.success.start,
        compare_end_date: before.success.end,
        date_type: draft.date_type === "played" ? "played" : "created",
      });
    return Result.fail([period, before].flatMap((ends) => (Result.isFailure(ends) ? ends.failure : [])));
  },
};

const RevenueComparisonFigures = lazyPart(
  async () => (await import("./figures/RevenueComparisonFigures.tsx")).RevenueComparisonFigures,
);

/** OPS-REP-08, OPS-REP-36, OPS-REP-37, CONST-17 */
export function RevenueComparisonPage({ title }: PageProps) {
  const report = useReport(form);
  const [period, before] = [coverage(periodIn(report.draft)), coverage(periodIn(report.draft, compared))];
  return (
    <ReportPage
      title={title}
      contents="Bookings, rounds and revenue of each course in two periods, and the change from the one to the other."
      report={report}
      covers={period === null || before === null ? null : `${period}, compared with ${before}`}
      figures={reportFigures["revenue-comparison"]}
      Figures={RevenueComparisonFigures}
      notes={["Created counts a booking on the day it was made, Played on its day of play."]}
    >
      <FormGrid>
        <PeriodFields report={report} start="start_date" end="end_date" />
        <PeriodFields
          report={report}
          start="compare_start_date"
          end="compare_end_date"
          labels={["Comparison start date", "Comparison end date"]}
        />
        <RadioGroup
          label="Date type"
          name="date_type"
          value={report.draft.date_type}
          onChange={(value) => report.change("date_type", value)}
          options={[
            { value: "played", text: "Played" },
            { value: "created", text: "Created" },
          ]}
        />
      </FormGrid>
    </ReportPage>
  );
}
