import { Alert, Button } from "@teedesk/ui";
import type { CancelContext } from "../../flows/cancelTeeTime/context.ts";
import { selectIsUnsettled } from "../../flows/cancelTeeTime/selectors.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { InvalidAlert } from "../../messages/InvalidAlert.tsx";
import { messages } from "../../messages/messages.ts";
import type { CancelFlow } from "./cancelFlow.ts";
import { ServerSaid } from "./ServerSaid.tsx";

/** The messages of fields that are not shown: the amount has a field for a custom refund only. */
function messagesElsewhere({ errors, issues, draft }: Pick<CancelContext, "errors" | "issues" | "draft">) {
  const isShown = (path: string) =>
    path === "reason" || (path === "refund_amount" && draft.refund && draft.choice === "custom");
  return [
    ...Object.entries(errors).flatMap(([path, text]) => (isShown(path) ? [] : [text])),
    ...issues.flatMap(({ path, code }) => (isShown(path) ? [] : [fieldMessageText({ code })])),
  ];
}

/** The obstacle, or the outcome of the last attempt (OPS-CAN-18, OPS-CAN-19, OPS-TT-48). */
export function CancelAlerts({ actor, snapshot }: CancelFlow) {
  const { lines, failure, errors, issues, draft } = snapshot.context;
  const said = lines.message === "" ? <FailureAlert failure={failure} /> : <ServerSaid lines={lines} />;
  const editing = (state: "restored" | "refused" | "invalid" | "incomplete" | "fatal" | "uncertain") =>
    snapshot.matches({ editing: state });
  if (snapshot.matches("refused")) {
    return (
      <>
        {lines.message !== "" && said}
        <Alert tone="danger">{messages.optionsFailed}</Alert>
      </>
    );
  }
  if (snapshot.matches("unavailable")) {
    return (
      <>
        {said}
        <Button onClick={() => actor.send({ type: "options.retried" })}>Try again</Button>
      </>
    );
  }
  if (editing("refused") || editing("fatal")) {
    return (
      <>
        {said}
        {selectIsUnsettled(snapshot) && (
          <Alert tone="warning">
            This was refused, but an earlier attempt may have succeeded. Check the transactions.
          </Alert>
        )}
      </>
    );
  }
  if (editing("invalid") || editing("incomplete")) {
    return <InvalidAlert elsewhere={messagesElsewhere({ errors, issues, draft })} />;
  }
  if (editing("uncertain")) {
    return (
      <>
        {said}
        <Alert tone="warning">
          It is unknown whether this was done. Press Process again without changing anything; it is done only once.
        </Alert>
      </>
    );
  }
  if (!editing("restored")) return null;
  return (
    <Alert tone="info">
      Your choices are back.
      <p className="font-normal">
        {selectIsUnsettled(snapshot)
          ? "They were sent once without a response and may have been processed. Check the transactions."
          : "They were not sent: nothing was canceled or refunded. Press Process to send them."}
      </p>
    </Alert>
  );
}
