import { parseTypedDate, statusCanceled, type TeeTime } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import type { PlayFacts } from "./changeDoubts.ts";

type FreeThatDayProps = { readonly record: TeeTime; readonly facts: PlayFacts };

/** Leads to the free tee times of the course and day in the form, in a new tab, so that the form keeps what was typed. */
export function FreeThatDay({ record, facts }: FreeThatDayProps) {
  const { options } = useCourseOptions();
  const day = parseTypedDate(facts.play_date);
  const course_name = options.find(({ value }) => value === facts.course)?.text;
  if (record.status === statusCanceled || course_name === undefined || !("success" in day)) return null;
  const filters = JSON.stringify({ course_name, available_date: day.success });
  return (
    <Link
      external
      className="inline-flex min-h-6 items-center justify-self-start lg:col-span-2"
      href={`${paths.availability()}?filters=${encodeURIComponent(filters)}`}
    >
      Free tee times on {dayText(day.success)}
    </Link>
  );
}
