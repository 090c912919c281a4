import { Alert, Button } from "@teedesk/ui";
import { fieldNames } from "../flows/field.ts";
import { FailureAlert } from "../messages/FailureAlert.tsx";
import { messages } from "../messages/messages.ts";
import type { RecordForm } from "./useRecordForm.ts";

/**
 * What became of the last thing that was asked of the form, in place (CROSS-31 to CROSS-35). A record that others need
 * is not deleted: that is for the user to read, not to escalate.
 */
export function EditAlerts<Draft extends object, Input, Entity>({ form }: { form: RecordForm<Draft, Input, Entity> }) {
  const { actor, shown: snapshot } = form;
  const { failure, errors, draft } = snapshot.context;
  // What is about no field of the form, `golf_rate` among them (OPS-TT-44, UNCLEAR-44).
  const elsewhere = Object.entries(errors).filter(([path]) => !fieldNames(draft).includes(path));
  const editing = (state: "restored" | "invalid" | "incomplete" | "fatal") =>
    snapshot.matches({ open: { editing: state } });
  if (snapshot.matches("unavailable")) {
    const again = <Button onClick={() => actor.send({ type: "reload.requested" })}>Try again</Button>;
    return failure.status === 404 ? (
      <Alert tone="warning">There is no such record. It may have been deleted.</Alert>
    ) : (
      <FailureAlert failure={failure} actions={again} />
    );
  }
  const isNotDeleted = snapshot.matches({ open: { locked: "refused" } });
  if (snapshot.matches({ open: { locked: "saved" } })) return <Alert tone="success">{messages.success}</Alert>;
  if (editing("restored")) {
    return (
      <Alert tone="info">Changes that were not saved before you signed in again are back. Save or reload them.</Alert>
    );
  }
  if (editing("invalid") || editing("incomplete") || (isNotDeleted && Object.keys(errors).length > 0)) {
    return (
      <Alert tone="warning">
        {messages.invalid}
        {elsewhere.map(([path, message]) => (
          <p key={path} className="font-normal">
            {message}
          </p>
        ))}
      </Alert>
    );
  }
  if (!editing("fatal") && !isNotDeleted) return null;
  const isRefusal = failure.status === 409 && failure.body !== "";
  return isRefusal ? <Alert tone="warning">{failure.body}</Alert> : <FailureAlert failure={failure} />;
}
