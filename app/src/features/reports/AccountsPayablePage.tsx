import { useQuery } from "@tanstack/react-query";
import { issue, reportFigures } from "@teedesk/domain";
import { Checkbox, CheckboxGroup, FormGrid, Skeleton } from "@teedesk/ui";
import * as Result from "effect/Result";
import type { PageProps } from "../../navigation/page.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { allCourses } from "../../resources/choices/courseChoices.api.ts";
import { useServices } from "../../services/services.tsx";
import { PeriodFields } from "./PeriodFields.tsx";
import { coverage, periodIn, sent } from "./period.ts";
import { ReportPage } from "./ReportPage.tsx";
import { useReport } from "./useReport.ts";

/** "all" is every course (OPS-REP-23), also one that was added after the address was kept. */
const blank = { start_date: "", end_date: "", only_played: "true", courses: "all" };

const idsIn = (text: string): readonly string[] => text.split(",").filter((id) => id !== "");

/** OPS-REP-04, OPS-REP-22 to OPS-REP-27 */
export function AccountsPayablePage({ title }: PageProps) {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(allCourses(api));
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), text: name }));
  const tickedIn = (courses: string): readonly string[] =>
    courses === "all" ? options.map(({ value }) => value) : idsIn(courses);
  const report = useReport({
    report: "ap-monthly",
    blank,
    parse: (draft) => {
      const period = periodIn(draft);
      const issues = draft.courses === "" ? issue("courses", "course_missing") : [];
      if (Result.isFailure(period)) return Result.fail([...period.failure, ...issues]);
      if (issues.length > 0) return Result.fail(issues);
      return Result.succeed({
        only_played: draft.only_played === "true",
        ...sent(period.success),
        // Without the list of courses it is all of them, unless some were chosen before.
        courses: data === undefined && draft.courses === "all" ? undefined : tickedIn(draft.courses).map(Number),
      });
    },
  });
  const { draft, change } = report;
  const choose = (ticked: readonly string[]) =>
    change("courses", ticked.length === options.length ? "all" : ticked.join(","));
  return (
    <ReportPage
      title={title}
      contents="What each course is owed for the rounds of the period, with the bookings it is owed for."
      report={report}
      covers={coverage(periodIn(draft))}
      figures={reportFigures["ap-monthly"]}
      notes={[
        "A booking counts on its day of play.",
        "Show only played leaves out canceled bookings, and those whose day of play is not over.",
      ]}
    >
      <FormGrid>
        <PeriodFields report={report} start="start_date" end="end_date" />
        <Checkbox
          label="Show only played"
          name="only_played"
          checked={draft.only_played === "true"}
          onChange={(checked) => change("only_played", String(checked))}
        />
      </FormGrid>
      {error !== null && <ReadFailure what="The list of courses" error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-40" />}
      {data !== undefined && (
        <CheckboxGroup
          label="Courses"
          name="courses"
          selectAll
          error={report.errorAt("courses")}
          className="mt-6"
          value={tickedIn(draft.courses)}
          onChange={choose}
          options={options}
        />
      )}
    </ReportPage>
  );
}
