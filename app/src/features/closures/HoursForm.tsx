import { type FieldErrors, parseTimeOfDay, parseTypedDate } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { Button, DateInput, FormGrid, focusFirstError, Panel, TimeInput } from "@teedesk/ui";
import { useEffect, useRef, useState } from "react";
import { CourseSelect } from "../../resources/choices/CourseSelect.tsx";
import type { ClosureHours } from "./closures.api.ts";

/** The hours as they are typed. */
export type HoursDraft = Readonly<Record<keyof ClosureHours, string>>;

type HoursFormProps = {
  readonly initial: HoursDraft;
  /** The server's messages about the hours that were sent last, by field: another object only after another response. */
  readonly errors: FieldErrors;
  readonly onFind: (hours: ClosureHours) => void;
};

/** Course and hours to close. The first field that is refused has its message and the focus, and nothing that was typed is lost. */
export function HoursForm({ initial, errors, onFind }: HoursFormProps) {
  const [draft, setDraft] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0 && form.current !== null) focusFirstError(form.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempts, errors]);
  const read = {
    start_date: parseTypedDate(draft.start_date),
    start_time: parseTimeOfDay(draft.start_time),
    end_date: parseTypedDate(draft.end_date),
    end_time: parseTimeOfDay(draft.end_time),
  };
  const course_id = Number(draft.course_id);
  const errorOf = (name: keyof HoursDraft): string | undefined => {
    if (attempts === 0) return undefined;
    if (name === "course_id") return course_id > 0 ? errors[name] : "Choose a course.";
    const value = read[name];
    return "failure" in value ? issueMessages[value.failure] : errors[name];
  };
  const field = (name: keyof HoursDraft, label: string) => ({
    name,
    label,
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const find = () => {
    setAttempts(attempts + 1);
    const { start_date, start_time, end_date, end_time } = read;
    if (!("success" in start_date && "success" in start_time && "success" in end_date && "success" in end_time)) return;
    if (course_id > 0)
      onFind({
        course_id,
        start_date: start_date.success,
        start_time: start_time.success,
        end_date: end_date.success,
        end_time: end_time.success,
      });
  };
  return (
    <Panel heading="Close a course">
      <form
        ref={form}
        aria-label="Close a course"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <FormGrid>
          <CourseSelect {...field("course_id", "Course")} required className="col-span-full" />
          <DateInput {...field("start_date", "First day")} year="next" required />
          <TimeInput {...field("start_time", "From")} required />
          <DateInput {...field("end_date", "Last day")} year="next" start={draft.start_date} required />
          <TimeInput {...field("end_time", "To")} hint="Included." required />
        </FormGrid>
        <Button data-acts type="submit" className="mt-3">
          Find bookings
        </Button>
      </form>
    </Panel>
  );
}
