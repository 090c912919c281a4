import { Alert, Link } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import type { CancelFlow } from "./cancelFlow.ts";

/** The outcome (OPS-CAN-16, OPS-CAN-17, UNCLEAR-07). */
export function CancelOutcome({ snapshot }: Pick<CancelFlow, "snapshot">) {
  const { options, outcome, draft } = snapshot.context;
  const isCanceled = options.is_canceled || draft.cancel;
  const { message, confirmation } = outcome;
  if (outcome.awaits_consent) {
    return (
      <Alert tone="info">
        Sent to an admin for consent
        <p className="font-normal">{message}</p>
        <p className="font-normal">
          The tee time stays as it is and no email was sent: tell the customer only once it is done. The request and its
          outcome are under <Link href={paths.consents()}>Consents</Link>.
        </p>
      </Alert>
    );
  }
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
