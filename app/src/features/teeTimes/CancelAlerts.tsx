import { Alert, Button } from "@teedesk/ui";
import { FailureAlert } from "../../FailureAlert.tsx";
import { selectIsUnsettled } from "../../flows/cancelTeeTime/selectors.ts";
import { messages } from "../../messages.ts";
import type { CancelFlow } from "./cancelFlow.ts";
import { ServerSaid } from "./ServerSaid.tsx";

/** What stands in the way, or what the last attempt was answered (OPS-CAN-18, OPS-CAN-19, OPS-TT-48). */
export function CancelAlerts({ actor, snapshot }: CancelFlow) {
  const { lines, failure, errors } = snapshot.context;
  const said = lines.message === "" ? <FailureAlert failure={failure} /> : <ServerSaid lines={lines} />;
  const editing = (state: "restored" | "refused" | "invalid" | "incomplete" | "fatal" | "uncertain") =>
    snapshot.matches({ editing: state });
  if (snapshot.matches("refused")) return <Alert tone="danger">{messages.optionsFailed}</Alert>;
  if (snapshot.matches("unavailable")) {
    return (
      <>
        {said}
        <Button onClick={() => actor.send({ type: "options.retried" })}>Try again</Button>
      </>
    );
  }
  if (editing("refused") || editing("fatal")) return said;
  if (editing("invalid") || editing("incomplete")) {
    return (
      <Alert tone="warning">
        {messages.invalid}
        {errors[""] !== undefined && <p className="font-normal">{errors[""]}</p>}
      </Alert>
    );
  }
  if (editing("uncertain")) {
    return (
      <>
        {said}
        <Alert tone="warning">
          It is not known whether this was done. Press Process again without changing anything: it is done once, however
          often it is sent.
        </Alert>
      </>
    );
  }
  if (!editing("restored")) return null;
  return (
    <Alert tone="info">
      Your choices are back.
      {selectIsUnsettled(snapshot) && (
        <p className="font-normal">
          They were sent once without an answer and may have been done: look at the transactions.
        </p>
      )}
    </Alert>
  );
}
