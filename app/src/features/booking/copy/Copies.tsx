import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type BookingDraft, formatDay, fullName, type Issue, type TeeTime } from "@teedesk/domain";
import {
  Alert,
  Button,
  DefinitionList,
  FormBox,
  InSight,
  Kbd,
  LinkButton,
  PageHeader,
  Panel,
  TextInput,
} from "@teedesk/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useRef, useState } from "react";
import { createFormStore, FormContext } from "../../../editing/formStore.ts";
import { invalidateRecords } from "../../../editing/invalidateRecords.ts";
import type { createCopyMachine } from "../../../flows/copyBookings/machine.ts";
import { isBooked } from "../../../flows/copyBookings/rows.ts";
import { dollarsText } from "../../../format/dollarsText.ts";
import { fieldMessageText } from "../../../messages/fieldMessageText.ts";
import { paths } from "../../../navigation/paths.ts";
import { lazyPart } from "../../../resource/lazyPart.tsx";
import { internalCourses } from "../../../resources/choices/courseChoices.api.ts";
import { useServices } from "../../../services/services.tsx";
import { CardFields } from "../CardPanel.tsx";
import { CopyTable } from "./CopyTable.tsx";
import { openTotal } from "./copyTexts.ts";
import { sameDayText, useSameDays } from "./sameDays.ts";
import { useCopySignals } from "./useCopySignals.ts";
import { useDaysText } from "./useDays.ts";

const CopyQuestion = lazyPart(async () => (await import("./CopyQuestion.tsx")).CopyQuestion);

type Machine = ReturnType<typeof createCopyMachine>;

type CopiesProps = {
  readonly title: string;
  readonly teeTime: TeeTime;
  readonly machine: Machine;
  readonly draft: BookingDraft;
};

/** The days, the card, and each day with its price and its outcome. */
export function Copies({ title, teeTime, machine, draft }: CopiesProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const copies = useActorRef(machine, { input: { draft } });
  const form = useRef<HTMLElement>(null);
  const { data: courses = [] } = useQuery(internalCourses(api));
  const rows = useSelector(copies, ({ context }) => context.rows);
  const isPending = useSelector(copies, (snapshot) => snapshot.hasTag("busy") || snapshot.hasTag("pending"));
  const isBusy = useSelector(copies, (snapshot) => snapshot.hasTag("busy"));
  const isAsked = useSelector(copies, (snapshot) => snapshot.hasTag("question"));
  const [hasRun, setHasRun] = useState(false);
  const onSameDay = useSameDays(
    teeTime,
    rows.map(({ date }) => date),
  );
  const [store] = useState(() =>
    createFormStore<BookingDraft>(
      copies,
      () => {
        const { context } = copies.getSnapshot();
        const states = context.rows.map(({ booking }) => booking.getSnapshot().context);
        const errors = Object.assign({}, ...states.map((state) => state.errors));
        return { draft: context.draft, readOnly: false, issues: states.flatMap(({ issues }) => issues), errors };
      },
      (change) => copies.send({ type: "field.changed", change }),
    ),
  );
  useCopySignals(copies, form, () => {
    setHasRun(true);
    // A day that was booked is one of the customer's tee times, takes seats, and may have to be told to the course.
    invalidateRecords(queries, ["tee_time", "promise"]);
    void queries.invalidateQueries({ queryKey: ["seats"] });
  });
  const total = useDaysText(rows, (days) => {
    const open = openTotal(days);
    return open.days === 0
      ? ""
      : `${open.days === 1 ? "1 day" : `${open.days} days`}, ${dollarsText(open.cents)} in all`;
  });
  const outcome = useDaysText(rows, (days) => `${days.filter(isBooked).length} of ${days.length}`);
  const [done, all] = outcome.split(" of ");
  const ask = () => copies.send({ type: "review.requested" });
  return (
    <FormContext value={store}>
      <FormBox box={form} aria-label={title} aria-busy={isPending} onSubmit={() => undefined}>
        <PageHeader
          sticky
          title={title}
          badges={<span className="min-w-0 truncate text-ink-muted tabular-nums">{total}</span>}
          actions={
            <>
              <LinkButton href={paths.teeTime(teeTime.id)}>Back to the tee time</LinkButton>
              <Button kind="primary" busy={isPending} aria-keyshortcuts="Control+Enter Meta+Enter" onClick={ask}>
                Book
                <span aria-hidden className="max-sm:hidden">
                  <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
                </span>
              </Button>
            </>
          }
          outcome={
            <InSight>
              {hasRun && !isPending && rows.length > 0 && (
                <Alert tone={done === all ? "success" : "warning"}>
                  {outcome} booked.
                  {done !== all && (
                    <span className="font-normal">
                      {" "}
                      The reason is shown beside each other day; Book tries those again.
                    </span>
                  )}
                </Alert>
              )}
            </InSight>
          }
        />
        <div className="grid items-start gap-3 pt-3 lg:grid-cols-2" inert={isBusy}>
          <Copied teeTime={teeTime}>
            <Days copies={copies} />
          </Copied>
          <CardFields out={noNumbers} />
        </div>
        <CopyTable
          rows={rows}
          courses={courses}
          onSameDay={(date) => onSameDay(date).map(sameDayText)}
          onRemove={(date) => copies.send({ type: "row.removed", date })}
        />
        {isAsked && (
          <CopyQuestion
            rows={rows}
            courses={courses}
            onSameDay={(date) => onSameDay(date).map(sameDayText)}
            onConfirm={() => copies.send({ type: "question.confirmed" })}
            onDismiss={() => copies.send({ type: "question.declined" })}
          />
        )}
      </FormBox>
    </FormContext>
  );
}

const noNumbers: readonly string[] = [];

/** The facts that every copy has, and those it has not. */
function Copied({ teeTime, children }: { readonly teeTime: TeeTime; readonly children: ReactNode }) {
  const { id, course, play_time, players, customer, discount, gift_certificate } = teeTime;
  const without = [
    discount !== null && "the discount",
    gift_certificate !== null && "the gift certificate",
    "rental clubs",
    "notes",
  ];
  return (
    <Panel heading={`Copy of tee time ${id}`}>
      <DefinitionList
        items={[
          { label: "Course", value: course?.course_name ?? "" },
          { label: "Time", value: play_time },
          { label: "Players", value: players ?? "" },
          { label: "Customer", value: customer === null ? "" : fullName(customer) || customer.email },
        ]}
      />
      <p className="mt-2 mb-3 text-sm text-ink-muted">
        Each day is charged at its own rate. Not copied:{" "}
        {new Intl.ListFormat("en-US").format(without.filter((part) => part !== false))}.
      </p>
      {children}
    </Panel>
  );
}

const messageOf = (code: Issue["code"] | null): string | undefined =>
  code === null ? undefined : fieldMessageText({ code });

/** The days as typed; Enter adds them as rows. */
function Days({ copies }: { readonly copies: ReturnType<typeof useActorRef<Machine>> }) {
  const { days, days_issue, listed } = useSelector(copies, ({ context }) => context);
  return (
    <>
      <TextInput
        name="days"
        label="Dates"
        placeholder="12/5, 12/12, sat"
        hint="Enter adds them. Several with commas: 12/5, 12/12, fri-sun."
        value={days}
        error={messageOf(days_issue)}
        onChange={(text) => copies.send({ type: "days.changed", text })}
        onEnter={() => copies.send({ type: "days.added" })}
      />
      <output className="block text-sm text-attention-text not-empty:mt-1">
        {listed.length > 0 && `Already in the list: ${listed.map(formatDay).join(", ")}.`}
      </output>
    </>
  );
}
