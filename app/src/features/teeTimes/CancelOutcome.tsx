import { Alert } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import type { CancelFlow } from "./cancelFlow.ts";

/** What came of it (OPS-CAN-16, OPS-CAN-17, UNCLEAR-07). */
export function CancelOutcome({ snapshot }: Pick<CancelFlow, "snapshot">) {
  const { options, outcome } = snapshot.context;
  const { message, confirmation } = outcome;
  return (
    <>
      <Alert tone="success">
        {messages.success}
        <p className="font-normal">{message}</p>
        {confirmation !== "" && <p className="font-normal">Confirmation {confirmation}</p>}
      </Alert>
      {options.internal && <Alert tone="warning">{messages.internalTeeTime}</Alert>}
      <p>{messages.closeAndRefresh}</p>
    </>
  );
}
