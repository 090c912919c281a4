import { addDays, earningsFigures, earningsWords, formatTypedDate } from "@teedesk/domain";
import { EmptyState, FormGrid, PageHeader } from "@teedesk/ui";
import * as Result from "effect/Result";
import { todayIn } from "../../format/businessTime.ts";
import type { PageProps } from "../../navigation/page.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { CourseSelect } from "../../resources/choices/CourseSelect.tsx";
import { useServices } from "../../services/services.tsx";
import type { EarningsQuery } from "./figures/reportFigures.api.ts";
import { PeriodFields } from "./PeriodFields.tsx";
import { coverage, periodIn, sentPeriod } from "./period.ts";
import { ReportPage } from "./ReportPage.tsx";
import { type ReportForm, useReport } from "./useReport.ts";

type Draft = { readonly start_date: string; readonly end_date: string; readonly course_id: string };

const parse: ReportForm<Draft, EarningsQuery>["parse"] = (draft) =>
  Result.map(periodIn(draft), (period) => ({
    ...sentPeriod(period),
    ...(draft.course_id !== "" && { course_id: Number(draft.course_id) }),
  }));

const EarningsFigures = lazyPart(async () => (await import("./figures/EarningsFigures.tsx")).EarningsFigures);

/** Number of days asked for at first, including today. */
const firstDays = 90;

/** By course, weekday and hour of play: slots and what was earned at them. */
export function EarningsPage({ title }: PageProps) {
  const { config } = useServices();
  return config.shows_earnings ? (
    <EarningsReport title={title} />
  ) : (
    <>
      <PageHeader title={title} />
      <EmptyState title="This server does not have this report." />
    </>
  );
}

function EarningsReport({ title }: Pick<PageProps, "title">) {
  const { config } = useServices();
  const today = todayIn(config);
  const first = Result.getOrElse(addDays(today, 1 - firstDays), () => today);
  const report = useReport<Draft, EarningsQuery>({
    report: "earnings",
    blank: { start_date: formatTypedDate(first), end_date: formatTypedDate(today), course_id: "" },
    isCurrentOnly: true,
    parse,
  });
  return (
    <ReportPage
      title={title}
      contents="Slots seen and sold and what bookings earned, by course, weekday and hour of play, with lists of rates, days and discounts that earn nothing."
      report={report}
      covers={coverage(periodIn(report.draft))}
      figures={[]}
      words={earningsFigures.map((figure) => earningsWords[figure])}
      Figures={EarningsFigures}
      notes={[
        "Bookings and slots are counted on their day of play. Blank dates leave that end open.",
        "A slot is a course, day and time. Each slot seen was sold by us, went elsewhere or is left.",
      ]}
    >
      <FormGrid>
        <PeriodFields report={report} start="start_date" end="end_date" />
        <CourseSelect
          label="Course"
          name="course_id"
          value={report.draft.course_id}
          onChange={(value) => report.change("course_id", value)}
          placeholder="All courses"
        />
      </FormGrid>
    </ReportPage>
  );
}
