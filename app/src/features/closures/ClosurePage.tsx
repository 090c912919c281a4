import { useQuery } from "@tanstack/react-query";
import {
  Alert,
  Badge,
  type BadgeTone,
  Button,
  type Column,
  Link,
  LinkButton,
  PageHeader,
  Panel,
  Table,
} from "@teedesk/ui";
import { useState } from "react";
import type { Schema } from "../../api/contract.ts";
import { dayText } from "../../format/dayText.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { Waiting } from "../../messages/Waiting.tsx";
import type { PageProps } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { ReadFailure } from "../../queries/ReadFailure.tsx";
import { useServices } from "../../services/services.tsx";
import { closureQuery, retryClosure } from "./closures.api.ts";
import { elsewhereText, hoursText, placeText } from "./closureText.ts";

type Row = Schema<"ClosureRunBooking">;

const states: Readonly<Record<Row["state"], readonly [string, BadgeTone]>> = {
  waiting: ["Waiting", "attention"],
  done: ["Done", "accent"],
  failed: ["Failed", "attention"],
};

const acts: Readonly<Record<Row["act"], string>> = { cancel: "Cancel and refund", move: "Move", leave: "Leave" };

/** No card gets back what was paid elsewhere. */
const toCard = ({ is_paid_elsewhere }: Row, amount: number): number => (is_paid_elsewhere ? 0 : amount);

const noteText = ({ note, is_paid_elsewhere, refund_amount }: Row): string =>
  note === "" && is_paid_elsewhere ? elsewhereText(refund_amount) : note;

const columns: readonly Column<Row>[] = [
  {
    key: "id",
    header: "Tee time",
    cell: ({ tee_time_id }) => <Link href={paths.teeTime(tee_time_id)}>View {tee_time_id}</Link>,
  },
  { key: "date", header: "Date", cell: ({ play_date }) => dayText(play_date) },
  { key: "time", header: "Time", cell: ({ play_time }) => play_time },
  { key: "customer", header: "Customer", cell: ({ customer_name }) => customer_name, cut: true },
  { key: "act", header: "Act", cell: ({ act, to }) => (to === undefined ? acts[act] : `Move to ${placeText(to)}`) },
  { key: "planned", header: "Planned", cell: (row) => dollarsText(toCard(row, row.refund_amount)), align: "end" },
  { key: "refunded", header: "Refunded", cell: (row) => dollarsText(toCard(row, row.refunded_amount)), align: "end" },
  {
    key: "state",
    header: "State",
    cell: ({ state }) => <Badge tone={states[state][1]}>{states[state][0]}</Badge>,
  },
  { key: "note", header: "Reason", cell: noteText, wrap: true, className: "min-w-64" },
];

const progressText = (closure: Schema<"CourseClosure">): string => {
  const { waiting, done, failed, refunded_amount, elsewhere_amount } = closure;
  const progress = `${done} done, ${failed} failed, ${waiting} waiting. ${dollarsText(refunded_amount)} went back to cards.`;
  return [progress, elsewhereText(elsewhere_amount)].filter(Boolean).join(" ");
};

/** A closure while it is running and afterwards: its state is the server's, so that the page may be left at any time. */
export function ClosurePage({ title, params }: PageProps) {
  return (
    <>
      <PageHeader title={title} actions={<LinkButton href={paths.closures()}>All closures</LinkButton>} />
      <Closure id={Number(params["id"])} />
    </>
  );
}

function Closure({ id }: { readonly id: number }) {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(closureQuery(api, id));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  if (error !== null) return <ReadFailure what="The closure" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const { closure, bookings } = data;
  const tryAgain = async () => {
    setIsBusy(true);
    const tried = await retryClosure(api, id);
    setProblem(tried.kind === "ok" ? "" : "They could not be tried again. Press Try again once more.");
    setIsBusy(false);
    void refetch();
  };
  return (
    <Panel heading={`${closure.course_name}, ${hoursText(closure)}`} flush>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <output>{progressText(closure)}</output>
        {closure.failed > 0 && (
          <Button data-acts busy={isBusy} onClick={() => void tryAgain()}>
            Try again
          </Button>
        )}
      </div>
      {problem !== "" && <Alert tone="warning">{problem}</Alert>}
      <Table
        label="Bookings of the closure"
        columns={columns}
        rows={bookings}
        rowKey={({ tee_time_id }) => tee_time_id}
        empty="No bookings in these hours."
      />
    </Panel>
  );
}
