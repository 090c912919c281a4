import { Alert } from "@teedesk/ui";
import { selectPlan } from "../../flows/cancelTeeTime/selectors.ts";
import { messages } from "../../messages.ts";
import type { CancelFlow } from "./cancelFlow.ts";

/** What came of it (OPS-CAN-16, OPS-CAN-17, UNCLEAR-07). */
export function CancelOutcome({ snapshot }: Pick<CancelFlow, "snapshot">) {
  const { message, confirmation } = snapshot.context.outcome;
  return (
    <>
      <Alert tone="success">
        {messages.success}
        <p className="font-normal">{message}</p>
        {confirmation !== "" && <p className="font-normal">Confirmation {confirmation}</p>}
      </Alert>
      {selectPlan(snapshot)?.phones_course === true && <Alert tone="warning">{messages.internalTeeTime}</Alert>}
      <p>{messages.closeAndRefresh}</p>
    </>
  );
}
