import { Alert, ConfirmDialog } from "@teedesk/ui";
import type { ReactNode } from "react";
import { failureOf, linesOf } from "../../flows/apiResult.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import type { QueueAct } from "./queue.api.ts";
import { nameOf, type QueueRow } from "./queueCells.tsx";
import type { QueueActs } from "./useQueueActs.ts";

const titles: Readonly<Record<QueueAct["kind"], string>> = {
  close: "Close this queue?",
  remove: "Remove without sending an e-mail?",
  removeAndMail: "Remove and send an e-mail?",
};

const confirms: Readonly<Record<QueueAct["kind"], string>> = {
  close: "Close Queue",
  remove: "Remove",
  removeAndMail: "Remove and send",
};

type QueueQuestionProps = { readonly acts: QueueActs; readonly rows: readonly QueueRow[]; readonly isFree: boolean };

/** The consequences of an act, for confirmation. */
export function QueueQuestion({ acts: { asked, isAsking, confirm, decline }, rows, isFree }: QueueQuestionProps) {
  return (
    <ConfirmDialog
      open={isAsking}
      danger
      title={titles[asked.kind]}
      confirm={confirms[asked.kind]}
      onConfirm={confirm}
      onDismiss={decline}
    >
      {meaning(asked, rows)}
      {asked.kind === "close" &&
        !isFree &&
        " The tee time was sold, and may become available again for those who wait."}
    </ConfirmDialog>
  );
}

function meaning(act: QueueAct, rows: readonly QueueRow[]): ReactNode {
  if (act.kind === "close") {
    if (rows.length === 0) return "No one is waiting in this queue.";
    const people = rows.length === 1 ? "One person leaves" : `All ${rows.length} people leave`;
    return `${people} the queue. No e-mail is sent, and the entries cannot be restored.`;
  }
  const row = rows.find(({ id }) => id === act.entry);
  const name = row === undefined ? "This customer" : nameOf(row);
  if (act.kind === "removeAndMail")
    return `${name} leaves the queue and gets an e-mail${row === undefined ? "" : ` at ${row.customer.email}`}.`;
  const booked = row?.tee_time_id != null ? " The tee time they booked stays." : "";
  return `${name} leaves the queue and gets no e-mail.${booked}`;
}

const successes: Readonly<Record<QueueAct["kind"], string>> = {
  close: "The queue is closed and empty.",
  remove: "Removed from the queue.",
  removeAndMail: "Removed from the queue; the e-mail is on its way.",
};

/** The outcome of the last act. An ended session has its own message. */
export function QueueOutcome({ done }: Pick<QueueActs, "done">) {
  if (done === null || done.result.kind === "unauthorized") return null;
  if (done.result.kind === "ok") return <Alert tone="success">{successes[done.act.kind]}</Alert>;
  const { message } = linesOf(done.result);
  return message === "" ? <FailureAlert failure={failureOf(done.result)} /> : <Alert tone="danger">{message}</Alert>;
}
