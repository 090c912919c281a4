import { Alert } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import type { CancelFlow } from "./cancelFlow.ts";

/** The outcome (OPS-CAN-16, OPS-CAN-17, UNCLEAR-07). */
export function CancelOutcome({ snapshot }: Pick<CancelFlow, "snapshot">) {
  const { options, outcome, draft } = snapshot.context;
  const isCanceled = options.is_canceled || draft.cancel;
  const { message, confirmation } = outcome;
  return (
    <>
      <Alert tone="success">
        {messages.success}
        <p className="font-normal">{message}</p>
        {confirmation !== "" && <p className="font-normal">Confirmation {confirmation}</p>}
      </Alert>
      {!isCanceled && (
        <Alert tone="info">
          Only money was refunded: this tee time stays booked, and there is nothing to cancel at the course.
          <p className="font-normal">No email was sent: tell the customer.</p>
        </Alert>
      )}
      {options.internal && isCanceled && <Alert tone="warning">{messages.internalTeeTime}</Alert>}
      {options.internal && !isCanceled && (
        <p className="text-sm text-ink-muted">Once it is canceled: {messages.internalTeeTime}</p>
      )}
      <p>{messages.closeAndRefresh}</p>
    </>
  );
}
