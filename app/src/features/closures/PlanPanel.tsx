import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ClosureAct, closureTotals, isInternal, timesForMove } from "@teedesk/domain";
import { Alert, Button, type Column, ConfirmDialog, Link, Panel, Select, Table } from "@teedesk/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { linesOf } from "../../flows/apiResult.ts";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import {
  beginClosure,
  type ClosureBooking,
  type ClosureHours,
  type ClosurePlan,
  closurePlanQuery,
  closuresQuery,
} from "./closures.api.ts";
import { hoursText, paidText, placeText, planText } from "./closureText.ts";

/** Number of times that a booking is offered to move to. */
const mostTimes = 12;

type Time = ClosurePlan["times"][number];

/** The choice for a booking, as its list has it: an act, or the time that it is moved to. */
type Choice = { readonly act: ClosureAct; readonly to?: Pick<Time, "play_date" | "play_time"> };

const keyOf = ({ play_date, play_time }: Pick<Time, "play_date" | "play_time">): string => `${play_date} ${play_time}`;
const valueOf = ({ act, to }: Choice): string => (to === undefined ? act : keyOf(to));

type ChosenRow = ClosureBooking & {
  readonly choice: Choice;
  readonly times: readonly Time[];
  readonly choose: (value: string) => void;
};

/** The chosen time stays an option when it is sold or nearer ones are free again: the list always shows what will be done. */
function optionsOf({ choice: { to }, times, is_paid_elsewhere }: ChosenRow) {
  const isOffered = to === undefined || times.some((time) => keyOf(time) === keyOf(to));
  return [
    { value: "cancel", text: is_paid_elsewhere ? "Cancel, refund elsewhere" : "Cancel and refund" },
    ...times.map((time) => ({ value: keyOf(time), text: `Move to ${placeText(time)}, ${time.left} left` })),
    ...(isOffered ? [] : [{ value: keyOf(to), text: `Move to ${placeText(to)}, no longer free` }]),
    { value: "leave", text: "Leave" },
  ];
}

const columns: readonly Column<ChosenRow>[] = [
  {
    key: "id",
    header: "Tee time",
    cell: ({ tee_time_id }) => <Link href={paths.teeTime(tee_time_id)}>View {tee_time_id}</Link>,
  },
  { key: "date", header: "Date", cell: ({ play_date }) => dayText(play_date) },
  { key: "time", header: "Time", cell: ({ play_time, is_begun }) => (is_begun ? `${play_time}, begun` : play_time) },
  { key: "players", header: "Players", cell: ({ players }) => players, align: "end" },
  { key: "customer", header: "Customer", cell: ({ customer_name }) => customer_name, cut: true },
  {
    key: "confirmation",
    header: "Confirmation",
    cell: ({ confirmation }) => (isInternal(confirmation) ? "INTERNAL" : confirmation),
  },
  { key: "paid", header: "Paid", cell: paidText },
  {
    key: "act",
    header: "Act",
    cell: (row) => (
      <Select
        name={`act-${row.tee_time_id}`}
        label={`Act for tee time ${row.tee_time_id}`}
        labelHidden
        value={valueOf(row.choice)}
        options={optionsOf(row)}
        onChange={row.choose}
      />
    ),
  },
];

/** The bookings with the times that each can be moved to, without the seats that others are moved to. */
function rowsOf(
  { bookings, times }: ClosurePlan,
  choiceOf: (id: number) => Choice,
  choose: (id: number, value: string) => void,
): readonly ChosenRow[] {
  const taken = new Map<string, number>();
  for (const { tee_time_id, players } of bookings) {
    const { to } = choiceOf(tee_time_id);
    if (to !== undefined) taken.set(keyOf(to), (taken.get(keyOf(to)) ?? 0) + players);
  }
  return bookings.map((booking) => {
    const choice = choiceOf(booking.tee_time_id);
    const isChosen = (time: Time) => choice.to !== undefined && keyOf(choice.to) === keyOf(time);
    const free = times.map((time) => {
      const own = isChosen(time) ? booking.players : 0;
      return { ...time, left: time.left - (taken.get(keyOf(time)) ?? 0) + own };
    });
    const fitting = timesForMove(booking, free, free.length);
    return {
      ...booking,
      choice,
      times: fitting.filter((time, index) => index < mostTimes || isChosen(time)),
      choose: (value) => choose(booking.tee_time_id, value),
    };
  });
}

/** The bookings inside, the act of each, and what it all comes to before it is begun. */
export function PlanPanel({ hours }: { readonly hours: ClosureHours }) {
  const { api } = useServices();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data, error, isFetching, refetch } = useQuery(closurePlanQuery(api, hours));
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  if (error !== null) return <ReadFailure what="The bookings inside" error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  const begun = new Set(data.bookings.filter(({ is_begun }) => is_begun).map(({ tee_time_id }) => tee_time_id));
  const choiceOf = (id: number): Choice => choices.get(id) ?? { act: begun.has(id) ? "leave" : "cancel" };
  const choose = (id: number, value: string) => {
    const to = data.times.find((time) => keyOf(time) === value);
    const act = value === "leave" ? "leave" : "cancel";
    setChoices(new Map(choices).set(id, to === undefined ? { act } : { act: "move", to }));
  };
  const rows = rowsOf(data, choiceOf, choose);
  const totals = closureTotals(rows.map(({ choice, ...row }) => ({ ...row, act: choice.act })));
  const begin = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const bookings = rows.map(({ tee_time_id, choice, lock_version, refund_amount }) => ({
      tee_time_id,
      lock_version,
      refund_amount,
      act: choice.act,
      ...(choice.to && { to: { play_date: choice.to.play_date, play_time: choice.to.play_time } }),
    }));
    const outcome = await beginClosure(api, { hours, bookings });
    setIsBusy(false);
    if (outcome.kind === "ok") return navigate(paths.closure(outcome.value.closure.id));
    setRefusal(linesOf(outcome).message || "No response came. If the closure was begun, it is listed below.");
    void refetch();
    void client.invalidateQueries(closuresQuery(api));
  };
  return (
    <Panel heading={`${data.course_name}, ${hoursText(hours)}`} flush>
      <Table
        label="Bookings inside"
        columns={columns}
        rows={rows}
        rowKey={({ tee_time_id }) => tee_time_id}
        empty="No bookings in these hours."
        className="max-h-[60vh]"
      />
      {refusal !== "" && (
        <div className="px-4 pt-4">
          <Alert tone="warning">{refusal}</Alert>
        </div>
      )}
      {rows.length > 0 && (
        <div className="flex flex-col gap-3 p-4">
          <output className="font-medium">{planText(totals)}</output>
          <Button
            data-acts
            kind="primary"
            className="self-start"
            busy={isBusy || isFetching}
            disabled={totals.canceled + totals.moved === 0}
            onClick={() => setIsAsking(true)}
          >
            Close the course
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Close the course?"
        confirm="Close the course"
        danger
        onConfirm={() => void begin()}
        onDismiss={() => setIsAsking(false)}
      >
        {data.course_name}, {hoursText(hours)}: {planText(totals)} Each customer whose booking is canceled or moved gets
        an email. Nothing can be booked in these hours until all are done.
      </ConfirmDialog>
    </Panel>
  );
}
