import { useQuery } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Alert, Button, Dialog, Link, MultiCombobox } from "@teedesk/ui";
import { useState } from "react";
import type { Schema } from "../../api/contract.ts";
import { decimalText } from "../../format/amountText.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
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

type Outcome = ApiResult<readonly Schema<"RateRow">[]>;

/** Chooses the courses for the ranges, and shows the rates that were made (ADM-RATE-64 to ADM-RATE-66, ADM-RATE-73). */
export function CopyRangesDialog({ rateId, ranges, onClose }: CopyRangesDialogProps) {
  const { api } = useServices();
  const { data = [], isPending } = useQuery(liveCourses(api));
  const [courses, setCourses] = useState<readonly string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isDone = outcome?.kind === "ok";
  const copy = async () => {
    setIsAsked(true);
    setOutcome(null);
    if (courses.length === 0) return;
    setIsCopying(true);
    const body = { golf_rate_id: rateId, rate_ids: [...ranges], course_ids: courses.map(Number) };
    setOutcome(await copyDateRanges(api, body));
    setIsCopying(false);
  };
  return (
    <Dialog
      open
      title="Copy Selected Rates to Course(s)"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isDone ? "Close" : "Cancel"}</Button>
          {!isDone && (
            <Button kind="primary" busy={isCopying} onClick={() => void copy()}>
              Copy
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {isDone ? (
          <Copied rates={outcome.value} />
        ) : (
          <>
            <p>
              Each course gets a new rate with the terms of this one and{" "}
              {ranges.length === 1 ? "the selected date range" : `the ${ranges.length} selected date ranges`}.
            </p>
            <MultiCombobox
              name="course_ids"
              label="Courses"
              options={data.map(({ id, name }) => ({ value: String(id), text: name }))}
              loading={isPending}
              value={courses}
              onChange={setCourses}
              required
            />
            {isAsked && courses.length === 0 && <Alert tone="warning">{messages.selectCourseFirst}</Alert>}
            {outcome?.kind === "invalid" && (
              <Alert tone="warning">
                <span className="whitespace-pre-line">{Object.values(outcome.errors).join("\n")}</span>
              </Alert>
            )}
            {outcome?.kind === "conflict" && <Alert tone="warning">{outcome.message}</Alert>}
            {outcome?.kind === "failed" && <FailureAlert failure={outcome} />}
          </>
        )}
      </div>
    </Dialog>
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
