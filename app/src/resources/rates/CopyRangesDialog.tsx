import { useQuery } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { Alert, Button, Dialog, focusFirstError, Link, MultiCombobox } from "@teedesk/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { Schema } from "../../api/contract.ts";
import { useSaveKey } from "../../editing/windowEvents.ts";
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
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusError = () => requestAnimationFrame(() => form.current !== null && focusFirstError(form.current));
  const close = useRef<HTMLButtonElement>(null);
  const isDone = outcome?.kind === "ok";
  useEffect(() => {
    // The field that had the focus is gone.
    if (isDone) close.current?.focus();
  }, [isDone]);
  const copy = async () => {
    if (isCopying) return;
    setIsAsked(true);
    setOutcome(null);
    if (courses.length === 0) {
      focusError();
      return;
    }
    setIsCopying(true);
    const body = { golf_rate_id: rateId, rate_ids: [...ranges], course_ids: courses.map(Number) };
    const result = await copyDateRanges(api, body);
    setOutcome(result);
    setIsCopying(false);
    if (result.kind === "invalid") focusError();
  };
  useSaveKey(
    () => void copy(),
    (focused) => !isDone && form.current?.closest("[role='dialog']")?.contains(focused) === true,
  );
  const refusal = outcome?.kind === "invalid" ? Object.values(outcome.errors).join("\n") : undefined;
  return (
    <Dialog
      open
      title="Copy Selected Rates to Course(s)"
      onClose={onClose}
      onYes={isDone ? undefined : () => void copy()}
      footer={
        <>
          <Button ref={close} onClick={onClose}>
            {isDone ? "Close" : "Cancel"}
          </Button>
          {!isDone && (
            <Button kind="primary" type="submit" form={id} busy={isCopying}>
              Copy
            </Button>
          )}
        </>
      }
    >
      {isDone ? (
        <Copied rates={outcome.value} />
      ) : (
        <form
          ref={form}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void copy();
          }}
          className="flex flex-col gap-3"
        >
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
            autoFocus
            error={isAsked && courses.length === 0 ? messages.selectCourseFirst : refusal}
          />
          {outcome?.kind === "conflict" && <Alert tone="warning">{outcome.message}</Alert>}
          {outcome?.kind === "failed" && <FailureAlert failure={outcome} />}
        </form>
      )}
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
