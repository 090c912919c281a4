import { useQuery } from "@tanstack/react-query";
import { type ClosureAct, closureTotals, isInternal } from "@teedesk/domain";
import { Alert, Button, type Column, ConfirmDialog, Link, Panel, Select, Table } from "@teedesk/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { beginClosure, type ClosureBooking, type ClosureHours, closurePlanQuery } from "./closures.api.ts";
import { hoursText, paidText, planText } from "./closureText.ts";

const acts = [
  { value: "cancel", text: "Cancel and refund" },
  { value: "leave", text: "Leave" },
];

type ChosenRow = ClosureBooking & { readonly act: ClosureAct; readonly choose: (act: string) => void };

const columns: readonly Column<ChosenRow>[] = [
  {
    key: "id",
    header: "Tee time",
    cell: ({ tee_time_id }) => <Link href={paths.teeTime(tee_time_id)}>View {tee_time_id}</Link>,
  },
  { key: "date", header: "Date", cell: ({ play_date }) => dayText(play_date) },
  { key: "time", header: "Time", cell: ({ play_time }) => play_time },
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
    cell: ({ tee_time_id, act, choose }) => (
      <Select
        name={`act-${tee_time_id}`}
        label={`Act for tee time ${tee_time_id}`}
        labelHidden
        value={act}
        options={acts}
        onChange={choose}
      />
    ),
  },
];

/** The bookings inside, the act of each, and what it all comes to before it is begun. */
export function PlanPanel({ hours }: { readonly hours: ClosureHours }) {
  const { api } = useServices();
  const [, navigate] = useLocation();
  const { data, error, isFetching, refetch } = useQuery(closurePlanQuery(api, hours));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  if (error !== null) return <ReadFailure what="The bookings inside" error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  const actOf = (id: number): ClosureAct => (left.has(id) ? "leave" : "cancel");
  const choose = (id: number, act: string) => {
    const chosen = new Set(left);
    if (act === "leave") chosen.add(id);
    else chosen.delete(id);
    setLeft(chosen);
  };
  const rows = data.bookings.map((row) => ({
    ...row,
    act: actOf(row.tee_time_id),
    choose: (act: string) => choose(row.tee_time_id, act),
  }));
  const totals = closureTotals(rows);
  const begin = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const bookings = rows.map(({ tee_time_id, act, lock_version, refund_amount }) => ({
      tee_time_id,
      act,
      lock_version,
      refund_amount,
    }));
    const begun = await beginClosure(api, { hours, bookings });
    setIsBusy(false);
    if (begun.kind === "ok") return navigate(paths.closure(begun.value.closure.id));
    setRefusal(
      begun.kind === "conflict" ? begun.message : "The closure was not begun. Look at the plan and try again.",
    );
    void refetch();
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
      {rows.length > 0 && (
        <div className="flex flex-col gap-3 p-4">
          {refusal !== "" && <Alert tone="warning">{refusal}</Alert>}
          <output className="font-medium">{planText(totals)}</output>
          <Button
            kind="primary"
            className="self-start"
            busy={isBusy || isFetching}
            disabled={totals.canceled === 0}
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
        {data.course_name}, {hoursText(hours)}: {planText(totals)} Each customer gets the cancelation email. Nothing can
        be booked in these hours until all are done.
      </ConfirmDialog>
    </Panel>
  );
}
