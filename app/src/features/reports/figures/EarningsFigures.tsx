import { earningsAmounts, earningsCounts, earningsFigures, earningsWords } from "@teedesk/domain";
import { countText, FormGrid, HeatMap, Select, SumTable } from "@teedesk/ui";
import { useState } from "react";
import { amountText } from "../../../format/amountText.ts";
import { dollarsText } from "../../../format/dollarsText.ts";
import { periodText } from "../period.ts";
import type { AskedFigures } from "../useReport.ts";
import { EarningsLists } from "./EarningsLists.tsx";
import { earningsMap, type Measure, measures } from "./earningsMap.ts";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { type Earnings, type EarningsQuery, readEarningsFigures } from "./reportFigures.api.ts";

/** The map of weekdays and hours, the courses, and the lists of what earns nothing. */
export function EarningsFigures(asked: AskedFigures<EarningsQuery>) {
  return (
    <FiguresPanel
      report="earnings"
      asked={asked}
      read={readEarningsFigures}
      isEmpty={({ courses, leads }) => courses.length === 0 && leads.length === 0}
      emptyTitle="No slot was seen and nothing was booked in this period."
    >
      {(report) => (
        <Shown {...report} period={periodText({ start: asked.query.start_date, end: asked.query.end_date })} />
      )}
    </FiguresPanel>
  );
}

type ShownProps = Earnings & { readonly period: string };

function Shown({ period, ...report }: ShownProps) {
  const { courses, total, cost_not_known } = report;
  return (
    <>
      {courses.length > 0 && (
        <>
          <EarningsMap {...report} period={period} />
          {cost_not_known > 0 && (
            <p className="px-4 pb-3 text-sm text-pretty">
              Margin counts only the rented clubs as the cost of {countText(cost_not_known)}{" "}
              {cost_not_known === 1 ? "booking" : "bookings"} without a wholesale rate.
            </p>
          )}
          <SumTable
            caption={`Played ${period}, by course`}
            head="Course"
            columns={earningsFigures.map((figure) => earningsWords[figure].title)}
            groups={courses.map(({ course_id, course_name, figures }) => ({
              sum: { key: String(course_id), name: course_name, cells: cells(figures, amountText) },
            }))}
            total={cells(total, dollarsText)}
          />
        </>
      )}
      <EarningsLists {...report} />
    </>
  );
}

const cells = (figures: Earnings["total"], money: (cents: number) => string): readonly string[] => [
  ...earningsCounts.map((figure) => countText(figures[figure])),
  ...earningsAmounts.map((figure) => money(figures[figure])),
  figures.margin_per_slot === null ? "—" : money(figures.margin_per_slot),
];

const measureOptions = measures.map((value) => ({ value, text: earningsWords[value].title }));

function EarningsMap({ courses, hours, period }: ShownProps) {
  const [measure, setMeasure] = useState<Measure>("margin");
  const [course, setCourse] = useState("");
  // After the figures are read again, the chosen course may be gone.
  const chosen =
    courses.find(({ course_id }) => String(course_id) === course) ?? (courses.length === 1 ? courses[0] : undefined);
  const map = earningsMap(
    measure,
    chosen === undefined ? hours : hours.filter(({ course_id }) => course_id === chosen.course_id),
  );
  return (
    <div className="pt-3">
      <FormGrid className="px-4 print:hidden">
        <Select
          label="Figure"
          name="measure"
          value={measure}
          onChange={(value) => setMeasure(measures.find((one) => one === value) ?? "margin")}
          options={measureOptions}
        />
        {courses.length > 1 && (
          <Select
            label="Course on the map"
            name="map_course"
            value={chosen === undefined ? "" : course}
            onChange={setCourse}
            options={[
              { value: "", text: "All courses" },
              ...courses.map(({ course_id, course_name }) => ({ value: String(course_id), text: course_name })),
            ]}
          />
        )}
      </FormGrid>
      <HeatMap
        caption={`${earningsWords[measure].title} by weekday and hour of play, ${chosen?.course_name ?? "all courses"}, ${period}`}
        head="Day"
        {...map}
      />
    </div>
  );
}
