import { useQuery } from "@tanstack/react-query";
import { Alert, Button, Dialog, Link, MultiCombobox } from "@teedesk/ui";
import * as Result from "effect/Result";
import { useState } from "react";
import type { Schema } from "../../api/contract.ts";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { decimalText } from "../../format/amountText.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { useServices } from "../../services/services.tsx";
import { liveCourses } from "../choices/courseChoices.api.ts";
import { copyDateRanges } from "./rate.api.ts";

type CopyRangesDialogProps = {
  readonly rateId: number;
  /** Ids of the chosen date ranges. */
  readonly ranges: readonly number[];
  readonly onClose: () => void;
};

const title = "Copy Selected Rates to Course(s)";

type CourseChoice = { readonly course_ids: readonly string[] };

const courseChoice = {
  blank: (): CourseChoice => ({ course_ids: [] }),
  parse: ({ course_ids }: CourseChoice) =>
    course_ids.length === 0
      ? Result.fail([{ path: "course_ids", code: "course_missing" } as const])
      : Result.succeed(course_ids.map(Number)),
  isRequired: () => true,
};

/** Chooses the courses for the ranges, and shows the rates that were made (ADM-RATE-64 to ADM-RATE-66, ADM-RATE-73). */
export function CopyRangesDialog({ rateId, ranges, onClose }: CopyRangesDialogProps) {
  const { api } = useServices();
  const { data = [], isPending } = useQuery(liveCourses(api));
  const [made, setMade] = useState<readonly Schema<"RateRow">[] | null>(null);
  const form = usePlainForm({
    form: courseChoice,
    labels: { course_ids: "Courses" },
    send: async (course_ids) => {
      const result = await copyDateRanges(api, { golf_rate_id: rateId, rate_ids: [...ranges], course_ids });
      // Whatever is refused, another choice of courses is what can be done about it.
      return result.kind === "invalid"
        ? { ...result, errors: { course_ids: Object.values(result.errors).join("\n") } }
        : result;
    },
    onStored: setMade,
  });
  if (made !== null)
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        footer={
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        }
      >
        <Copied rates={made} />
      </Dialog>
    );
  const courses = form.field("course_ids");
  return (
    <PlainFormDialog form={form} title={title} confirm="Copy" onClose={onClose}>
      <p>
        Each course gets a new rate with the terms of this one and{" "}
        {ranges.length === 1 ? "the selected date range" : `the ${ranges.length} selected date ranges`}.
      </p>
      <MultiCombobox
        {...courses}
        options={data.map(({ id, name }) => ({ value: String(id), text: name }))}
        loading={isPending}
        error={courses.error !== undefined && courses.value.length === 0 ? messages.selectCourseFirst : courses.error}
      />
    </PlainFormDialog>
  );
}

function Copied({ rates }: { readonly rates: readonly Schema<"RateRow">[] }) {
  return (
    <Alert tone="success">
      {rates.length === 1 ? "1 rate was made:" : `${rates.length} rates were made:`}
      <ul className="mt-1 list-disc pl-5 font-normal">
        {rates.map(({ id, course, rate }) => (
          <li key={id}>
            <Link href={paths.rate(id)}>
              {course.course_name}, ${decimalText(rate)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
