import { type LocalDate, leaderboardScale, type RankedCourse, topCourses } from "@teedesk/domain";
import { countText } from "@teedesk/ui";
import { dollarsText } from "../../format/dollarsText.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { Bar } from "./Bar.tsx";
import { changeText } from "./changeText.ts";
import { Headline, SmallTable, WithBefore } from "./figures.tsx";
import type { TeeTimeSummary } from "./home.api.ts";
import { periodText } from "./periodText.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import { teeTimeQuery } from "./summaryQueries.ts";
import { viewAll } from "./viewAll.ts";

type CardProps = Readonly<Record<"date" | "today", LocalDate>> & { readonly isMonthly: boolean };

const kinds = [
  ["Internal", "internal", "previous_internal"],
  ["External", "external", "previous_external"],
  ["Misc", "misc", "previous_misc"],
] as const;

/** The bookings made on the day or in its month, beside the one before (OPS-HOME-07, OPS-HOME-08, OPS-HOME-17 to 20, 23 to 25). */
export function TeeTimeCard({ date, today, isMonthly }: CardProps) {
  const { api } = useServices();
  const { now, before } = periodText(date, isMonthly);
  return (
    <SummaryCard
      heading={`Tee times, ${now}`}
      query={teeTimeQuery(api, { isMonthly, date })}
      viewAll={paths.teeTimes(viewAll({ date, today, isMonthly }))}
      room="min-h-104"
    >
      {(summary) => (
        <>
          <Headline
            label="Revenue"
            figure={dollarsText(summary.revenue)}
            change={`${changeText(summary.revenue, summary.previous_revenue, before)}, ${dollarsText(summary.previous_revenue)}`}
          />
          <SmallTable
            label="Booked"
            headers={["Bookings", "Rounds", "Revenue"]}
            rows={kinds.map((kind) => ({ name: kind[0], cells: kindCells(summary, kind) }))}
          />
          <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
            <TopCourses heading="Top internal courses" courses={topCourses(summary.internal_courses)} />
            <TopCourses heading="Top external courses" courses={topCourses(summary.external_courses)} />
          </div>
        </>
      )}
    </SummaryCard>
  );
}

function kindCells(summary: TeeTimeSummary, [, current, previous]: (typeof kinds)[number]) {
  const [now, before] = [summary[current], summary[previous]];
  return [
    <WithBefore key="bookings" now={countText(now.booking_count)} before={countText(before.booking_count)} />,
    <WithBefore key="rounds" now={countText(now.round_count)} before={countText(before.round_count)} />,
    <WithBefore key="revenue" now={dollarsText(now.revenue)} before={dollarsText(before.revenue)} />,
  ];
}

function TopCourses({ heading, courses }: { readonly heading: string; readonly courses: readonly RankedCourse[] }) {
  const scale = leaderboardScale(courses.map(({ value }) => value));
  return (
    <div>
      <h3 className="text-sm font-medium text-ink-muted">{heading}</h3>
      {courses.length === 0 && <p className="py-1 text-sm text-ink-muted">None.</p>}
      <ol className="text-sm tabular-nums">
        {courses.map(({ course, value }) => (
          <li key={course} className="py-1">
            <span className="block truncate" title={course}>
              {course}
            </span>
            <Bar text={dollarsText(value)} value={value} scale={scale} />
          </li>
        ))}
      </ol>
    </div>
  );
}
