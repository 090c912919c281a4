import { type LocalDate, topCourses } from "@teedesk/domain";
import { Button, countText } from "@teedesk/ui";
import { useState } from "react";
import { dollarsText } from "../../format/dollarsText.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { changeText } from "./changeText.ts";
import { Headline, SmallTable } from "./figures.tsx";
import type { CertificateSummary } from "./home.api.ts";
import { periodText } from "./periodText.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import { certificateQuery } from "./summaryQueries.ts";
import { viewAll } from "./viewAll.ts";

type CardProps = Readonly<Record<"date" | "today", LocalDate>> & { readonly isMonthly: boolean };

/** The certificates sold and used on the day or in its month, beside the one before (OPS-HOME-09, 10, 21, 22, 26 to 28). */
export function CertificateCard({ date, today, isMonthly }: CardProps) {
  const { api } = useServices();
  const { now, before } = periodText(date, isMonthly);
  return (
    <SummaryCard
      heading={`Gift certificates, ${now}`}
      query={certificateQuery(api, { isMonthly, date })}
      viewAll={paths.giftCertificates(viewAll({ date, today, isMonthly }))}
      room="min-h-80"
    >
      {(summary) => (
        <>
          <Headline
            label="Revenue"
            figure={dollarsText(summary.revenue)}
            change={`${changeText(summary.revenue, summary.previous_revenue, before)}, ${dollarsText(summary.previous_revenue)}`}
          />
          <SmallTable label="Certificates" headers={["Now", "Before"]} rows={figureRows(summary)} />
          <CourseRows {...summary} />
        </>
      )}
    </SummaryCard>
  );
}

const figureRows = ({ averages, previous_averages, ...summary }: CertificateSummary) => [
  { name: "Sold", cells: [countText(summary.sold), countText(summary.previous_sold)] },
  { name: "Redeemed", cells: [countText(summary.redeemed), countText(summary.previous_redeemed)] },
  { name: "Mean price", cells: [dollarsText(averages.mean), dollarsText(previous_averages.mean)] },
  { name: "Median price", cells: [dollarsText(averages.median), dollarsText(previous_averages.median)] },
  { name: "Most frequent price", cells: [dollarsText(averages.mode), dollarsText(previous_averages.mode)] },
];

/** The number of courses shown before Show all is pressed. */
const few = 5;

function CourseRows({ courses, previous_courses }: Pick<CertificateSummary, "courses" | "previous_courses">) {
  const [isWhole, setIsWhole] = useState(false);
  const before = Object.keys(previous_courses).map((course) => [course, 0] as const);
  const all = topCourses({ ...Object.fromEntries(before), ...courses }, Number.POSITIVE_INFINITY);
  if (all.length === 0) return null;
  const rows = all.slice(0, isWhole ? undefined : few).map(({ course, value }) => ({
    name: course,
    cells: [dollarsText(value), dollarsText(previous_courses[course] ?? 0)],
  }));
  return (
    <div className="mt-3">
      <SmallTable label="For courses" headers={["Now", "Before"]} rows={rows} />
      {all.length > few && !isWhole && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          Show all {all.length}
        </Button>
      )}
    </div>
  );
}
