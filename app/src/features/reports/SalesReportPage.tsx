import { monthNames, reportFigures, reportYears } from "@teedesk/domain";
import { FormGrid, Select } from "@teedesk/ui";
import * as Result from "effect/Result";
import { todayIn } from "../../format/businessTime.ts";
import type { PageProps } from "../../navigation/page.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices } from "../../services/services.tsx";
import { ReportPage } from "./ReportPage.tsx";
import { useReport } from "./useReport.ts";

const months = monthNames.map((text, index) => ({ value: String(index + 1), text }));

const SalesFigures = lazyPart(async () => (await import("./figures/SalesFigures.tsx")).SalesFigures);

/** OPS-REP-05, OPS-REP-31 to OPS-REP-33: the current month, and years down to 2007. */
export function SalesReportPage({ title }: PageProps) {
  const { config } = useServices();
  const [year = "", month = ""] = todayIn(config).split("-");
  const report = useReport({
    report: "sales_report",
    blank: { month: String(Number(month)), year },
    parse: (draft) => Result.succeed({ month: Number(draft.month), year: Number(draft.year) }),
  });
  const { draft } = report;
  const monthName = monthNames[Number(draft.month) - 1];
  return (
    <ReportPage
      title={title}
      contents="The reservations made in a month, what they were sold for, part by part, and each of its days."
      report={report}
      covers={monthName === undefined ? null : `${monthName} ${draft.year}`}
      figures={reportFigures.sales_report}
      Figures={SalesFigures}
      notes={["A reservation counts in the month it was made, by the clocks of the business."]}
    >
      <FormGrid>
        <Select
          label="Month"
          name="month"
          value={draft.month}
          onChange={(value) => report.change("month", value)}
          options={months}
        />
        <Select
          label="Year"
          name="year"
          value={draft.year}
          onChange={(value) => report.change("year", value)}
          options={reportYears(Number(year)).map((value) => ({ value: String(value), text: String(value) }))}
        />
      </FormGrid>
    </ReportPage>
  );
}
