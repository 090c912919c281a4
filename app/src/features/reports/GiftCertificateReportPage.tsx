import { Checkbox, FormGrid } from "@teedesk/ui";
import * as Result from "effect/Result";
import type { PageProps } from "../../navigation/page.ts";
import { PeriodFields } from "./PeriodFields.tsx";
import { coverage, periodIn, sent } from "./period.ts";
import { ReportPage } from "./ReportPage.tsx";
import { type ReportForm, useReport } from "./useReport.ts";

const names = { start: "startDate", end: "endDate" };
const blank = { allDates: "false", startDate: "", endDate: "" };

/** With all dates the two inputs keep their values, which are not sent (UNCLEAR-61). */
const periodOf = (draft: typeof blank) => periodIn(draft.allDates === "true" ? blank : draft, names);

const form: ReportForm<typeof blank> = {
  report: "gift-certs",
  blank,
  parse: (draft) =>
    Result.map(periodOf(draft), (period) => ({ allDates: draft.allDates === "true", ...sent(period, names) })),
};

/** OPS-REP-02, OPS-REP-28, OPS-REP-29 */
export function GiftCertificateReportPage({ title }: PageProps) {
  const report = useReport(form);
  const isForAll = report.draft.allDates === "true";
  return (
    <ReportPage
      title={title}
      contents="The gift certificates sold in the period: what they were sold for, what was redeemed and what is left."
      report={report}
      covers={coverage(periodOf(report.draft))}
      figures={[]}
      notes={[
        "A certificate counts on the day it was sold, by the clocks of the business.",
        "Redeemed is what tee times took from it, less what canceled ones gave back, on whatever day that was.",
      ]}
    >
      <Checkbox
        label="Run for all dates"
        name="allDates"
        checked={isForAll}
        onChange={(checked) => report.change("allDates", String(checked))}
        className="mb-3"
      />
      <FormGrid>
        <PeriodFields report={report} start="startDate" end="endDate" disabled={isForAll} />
      </FormGrid>
    </ReportPage>
  );
}
