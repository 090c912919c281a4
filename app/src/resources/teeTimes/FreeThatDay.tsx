import { parseTypedDate, statusCanceled, type TeeTime } from "@teedesk/domain";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import type { PlayFacts } from "./changeDoubts.ts";
import { RecordLink } from "./RecordLink.tsx";

type FreeThatDayProps = { readonly record: TeeTime; readonly facts: PlayFacts };

/** Leads to the free tee times of the course and day in the form, in a tab of its own: what is typed here stays. */
export function FreeThatDay({ record, facts }: FreeThatDayProps) {
  const { options } = useCourseOptions();
  const day = parseTypedDate(facts.play_date);
  const course_name = options.find(({ value }) => value === facts.course)?.text;
  if (record.status === statusCanceled || course_name === undefined || !("success" in day)) return null;
  const filters = JSON.stringify({ course_name, available_date: day.success });
  return (
    <RecordLink external href={`${paths.availability()}?filters=${encodeURIComponent(filters)}`}>
      What is free on {dayText(day.success)}
    </RecordLink>
  );
}
