import { Alert } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import type { CancelFlow } from "./cancelFlow.ts";

/** What came of it (OPS-CAN-16, OPS-CAN-17, UNCLEAR-07). */
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
      {options.internal && (
        <Alert tone="warning">
          {messages.internalTeeTime}
          {!isCanceled && (
            <p className="font-normal">
              That is for a canceled one. Only money was refunded: this tee time stays booked.
            </p>
          )}
        </Alert>
      )}
      {!options.internal && !isCanceled && <p>Only money was refunded: the tee time stays booked.</p>}
      <p>{messages.closeAndRefresh}</p>
    </>
  );
}
