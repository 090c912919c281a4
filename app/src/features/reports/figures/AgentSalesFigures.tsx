import { reportFigures } from "@teedesk/domain";
import { BarPlot, countText, SumTable } from "@teedesk/ui";
import { dollarsText } from "../../../format/dollarsText.ts";
import { shortDollars } from "../../../format/plotText.ts";
import { periodText } from "../period.ts";
import type { AskedFigures } from "../useReport.ts";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { figureCells, figureTitles, totalCells } from "./figureCells.ts";
import { greatestRows } from "./greatestRows.ts";
import { type AgentSalesReport, type PeriodQuery, readAgentSalesFigures } from "./reportFigures.api.ts";

const figures = reportFigures.new_sales_report;

/** OPS-REP-06: the agents of a period. */
export function AgentSalesFigures(asked: AskedFigures<PeriodQuery>) {
  return (
    <FiguresPanel
      report="new_sales_report"
      asked={asked}
      read={readAgentSalesFigures}
      isEmpty={({ agents }) => agents.length === 0}
    >
      {(report) => <Agents query={asked.query} {...report} />}
    </FiguresPanel>
  );
}

function Agents({ query, agents, total, cost_not_known }: AgentSalesReport & { readonly query: PeriodQuery }) {
  const period = periodText({ start: query.start_date, end: query.end_date });
  const { greatest, subject } = greatestRows(agents, ({ figures: { revenue } }) => revenue, ["agent", "agents"]);
  return (
    <>
      <div className="px-4 pt-3">
        <p className="text-sm font-medium">Revenue of {subject}</p>
        <BarPlot
          summary={`Revenue of ${subject}, booked ${period}: ${dollarsText(total.revenue)} in all. The table has the same figures.`}
          bars={greatest.map(({ agent, figures: { revenue } }) => ({ key: agent, name: agent, value: revenue }))}
          format={shortDollars}
        />
        {cost_not_known > 0 && (
          <p className="pb-3 text-sm text-pretty">
            Owed to Course and Margin count only the rented clubs for {countText(cost_not_known)}{" "}
            {cost_not_known === 1 ? "booking" : "bookings"} without a wholesale rate. The workbook lists them on its
            About sheet.
          </p>
        )}
      </div>
      <SumTable
        caption={`Booked ${period}`}
        head="Agent"
        columns={figureTitles(figures)}
        groups={agents.map(({ agent, figures: sums }) => ({
          sum: { key: agent, name: agent, cells: figureCells(figures, sums) },
        }))}
        total={totalCells(figures, total)}
      />
    </>
  );
}
