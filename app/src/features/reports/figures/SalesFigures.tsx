import { monthNames, reportFigures } from "@teedesk/domain";
import { ColumnPlot, SumTable } from "@teedesk/ui";
import { dollarsText } from "../../../format/dollarsText.ts";
import { dayColumns, dayName, greatestText, shortDollars } from "../../../format/plotText.ts";
import type { AskedFigures } from "../useReport.ts";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { figureCells, figureTitles, totalCells } from "./figureCells.ts";
import { type MonthQuery, readSalesFigures, type SalesReport } from "./reportFigures.api.ts";

const figures = reportFigures.sales_report;

/** OPS-REP-05: the days of a month. */
export function SalesFigures(asked: AskedFigures<MonthQuery>) {
  const { month, year } = asked.query;
  return (
    <FiguresPanel
      report="sales_report"
      asked={asked}
      read={readSalesFigures}
      isEmpty={({ total }) => figures.every((figure) => total[figure] === 0)}
    >
      {(report) => <Days month={`${monthNames[month - 1]} ${year}`} {...report} />}
    </FiguresPanel>
  );
}

function Days({ month, days, total }: SalesReport & { readonly month: string }) {
  const columns = dayColumns(days);
  const summary = `Revenue by day of booking, ${month}: ${dollarsText(total.revenue)} in all.`;
  return (
    <>
      <div className="px-4 pt-3">
        <p className="text-sm font-medium">Revenue by day of booking</p>
        <ColumnPlot
          summary={`${summary} ${greatestText(columns)} The table has the same figures.`}
          columns={columns}
          format={shortDollars}
        />
      </div>
      <SumTable
        caption={`Booked in ${month}`}
        head="Day"
        columns={figureTitles(figures)}
        groups={days.map(({ date, figures: sums }) => ({
          sum: { key: date, name: dayName(date), cells: figureCells(figures, sums) },
        }))}
        total={totalCells(figures, total)}
      />
    </>
  );
}
