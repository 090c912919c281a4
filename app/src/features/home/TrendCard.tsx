import type { LocalDate } from "@teedesk/domain";
import { ColumnPlot, countText, SumTable } from "@teedesk/ui";
import { amountText } from "../../format/amountText.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { dayColumns, dayName, greatestText, shortDollars } from "../../format/plotText.ts";
import { useServices } from "../../services/services.tsx";
import type { TeeTimeTrend } from "./home.api.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import { trendQuery } from "./summaryQueries.ts";

type Figures = TeeTimeTrend["total"];

/** The revenue of five weeks by the day of booking, as a plot and, when it is opened, as a table. */
export function TrendCard({ date }: { readonly date: LocalDate }) {
  const { api } = useServices();
  return (
    <SummaryCard heading="Revenue, last five weeks" query={trendQuery(api, date)} room="h-64">
      {(trend) => <Trend {...trend} />}
    </SummaryCard>
  );
}

function Trend({ days, total }: TeeTimeTrend) {
  const columns = dayColumns(days);
  const cells = (money: (cents: number) => string, { bookings, rounds, revenue }: Figures) => [
    countText(bookings),
    countText(rounds),
    money(revenue),
  ];
  return (
    <>
      <p className="text-sm text-ink-muted">
        By day of booking: {dollarsText(total.revenue)} in all, {countText(total.bookings)}{" "}
        {total.bookings === 1 ? "booking" : "bookings"}
      </p>
      <ColumnPlot
        summary={`Revenue by day of booking, last five weeks: ${dollarsText(total.revenue)} in all. ${greatestText(columns)} The table has the same figures.`}
        columns={columns}
        format={shortDollars}
      />
      <details className="print:hidden">
        <summary className="cursor-pointer text-sm font-medium">As a table</summary>
        <div className="-mx-4 mt-2">
          <SumTable
            caption="By day of booking"
            head="Day"
            columns={["Bookings", "Rounds", "Revenue"]}
            groups={days.map((day) => ({
              sum: { key: day.date, name: dayName(day.date), cells: cells(amountText, day.figures) },
            }))}
            total={cells(dollarsText, total)}
          />
        </div>
      </details>
    </>
  );
}
