import { BarPlot, ColumnPlot, HeatMap, Panel, SumTable } from "../src/index.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day, index) => ({
  day,
  revenue: [420, 380, 0, 515, 760, 1240, 990][index] ?? 0,
}));

const dollars = (amount: number): string => `$${amount}`;

export function Figures() {
  const week = days.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <div className="grid gap-6">
      <Panel heading="Values in the order of time">
        <ColumnPlot
          summary={`Revenue of a week: ${dollars(week)}.`}
          columns={days.map(({ day, revenue }) => ({
            key: day,
            label: [day],
            value: revenue,
            title: `${day}: ${dollars(revenue)}`,
          }))}
          format={dollars}
        />
      </Panel>
      <Panel heading="Values by name, compared">
        <BarPlot
          summary="Revenue of two courses in two months."
          bars={[
            { key: "1", name: "Torrey Pines South", value: 4200, compared: 3900 },
            { key: "2", name: "Balboa", value: 0, compared: 1250 },
          ]}
          format={dollars}
        />
      </Panel>
      <Panel heading="Values by row and column" flush>
        <HeatMap
          caption="Margin by weekday and hour"
          head="Day"
          columns={["07:00", "08:00"]}
          rows={[
            {
              key: "Sat",
              name: "Sat",
              cells: [
                { value: 420, text: "$420", title: "Sat 07:00: $420" },
                { value: -90, text: "-$90", title: "Sat 08:00: -$90" },
              ],
              whole: "$330",
            },
            { key: "Sun", name: "Sun", cells: [{ value: 0, text: "$0", title: "Sun 07:00: $0" }, null], whole: "$0" },
          ]}
          whole={["$420", "-$90", "$330"]}
        />
      </Panel>
      <Panel heading="Sums" flush>
        <SumTable
          caption="Revenue of a week"
          head="Day"
          columns={["Revenue"]}
          groups={[
            {
              sum: { key: "week", name: "11/16/2026 to 11/22/2026", cells: [String(week)] },
              rows: days.map(({ day, revenue }) => ({ key: day, name: day, cells: [String(revenue)] })),
            },
          ]}
          total={[dollars(week)]}
        />
      </Panel>
    </div>
  );
}
