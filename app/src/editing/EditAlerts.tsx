import { serverLinesOfBody } from "@teedesk/domain";
import { Alert, Button, LinkButton } from "@teedesk/ui";
import { fieldNames } from "../flows/field.ts";
import { FailureAlert } from "../messages/FailureAlert.tsx";
import { InvalidAlert } from "../messages/InvalidAlert.tsx";
import { messages } from "../messages/messages.ts";
import type { HistoryEntity } from "./history.api.ts";
import { ReferenceLinks, UsedBy } from "./ReferenceLinks.tsx";
import { type EditForm, type FormSnapshot, useShown } from "./useEditForm.ts";

/** The alert that a form shows. */
function alertOf<Draft extends object, Input, Entity>(snapshot: FormSnapshot<Draft, Input, Entity>) {
  const { failure, errors, draft, merged } = snapshot.context;
  const editing = (state: "restored" | "saved" | "invalid" | "incomplete" | "fatal") =>
    snapshot.matches({ open: { editing: state } });
  // Messages about no field of the form, `golf_rate` among them (OPS-TT-44, UNCLEAR-44).
  const elsewhere = Object.entries(errors).flatMap(([path, text]) => (fieldNames(draft).includes(path) ? [] : [text]));
  const isNotDeleted = snapshot.matches({ open: { locked: "refused" } });
  if (snapshot.matches("unavailable")) return { kind: "unavailable", failure } as const;
  if (snapshot.matches("gone")) return { kind: "gone" } as const;
  if (snapshot.matches("unread")) return { kind: "unread" } as const;
  if (snapshot.matches({ open: { locked: "saved" } }) || editing("saved")) return { kind: "saved", merged } as const;
  if (editing("restored")) return { kind: "restored" } as const;
  if (editing("invalid") || editing("incomplete") || (isNotDeleted && Object.keys(errors).length > 0)) {
    return { kind: "invalid", elsewhere, used: failure.references ?? [] } as const;
  }
  return editing("fatal") || isNotDeleted ? ({ kind: "failed", failure } as const) : ({ kind: "none" } as const);
}

/**
 * The result of the form's last action, in place (CROSS-31 to CROSS-35). A record that others need
 * is not deleted: that is for the user to read, not to escalate.
 */
export function EditAlerts<Draft extends object, Input, Entity>({
  form,
  entity,
  list,
  success = messages.success,
  isPlain = false,
}: {
  form: EditForm<Draft, Input, Entity>;
  /** For links to the records that keep this one from being deleted. */
  entity?: HistoryEntity;
  /** Where the other records of its kind are. */
  list?: string;
  /** Shown after a save. */
  success?: string;
  /** A failure is shown by the server's message alone, where it has one (UNCLEAR-69). */
  isPlain?: boolean;
}) {
  const alert = useShown(form, alertOf);
  const isNew = useShown(form, ({ context }) => context.id === null);
  const back = list !== undefined && <LinkButton href={list}>Go to the list</LinkButton>;
  if (isNew && !form.may.create)
    return (
      <Alert tone="info" actions={back}>
        Only an admin may add one.
      </Alert>
    );
  const message = "failure" in alert ? serverLinesOfBody(alert.failure.body).message : "";
  const again = <Button onClick={() => form.actor.send({ type: "reload.requested" })}>Try again</Button>;
  if (isPlain && message !== "")
    return (
      <Alert tone="danger" actions={alert.kind === "unavailable" && again}>
        {message}
      </Alert>
    );
  if (alert.kind === "gone") {
    return (
      <Alert tone="warning" actions={back}>
        This record is already deleted: someone else was faster.
      </Alert>
    );
  }
  if (alert.kind === "unavailable") {
    return alert.failure.status === 404 ? (
      <Alert tone="warning" actions={back}>
        There is no such record. It may have been deleted.
      </Alert>
    ) : (
      <FailureAlert failure={alert.failure} actions={again} />
    );
  }
  if (alert.kind === "unread") {
    return (
      <Alert tone="warning" actions={again}>
        It is saved, but the stored record could not be loaded.
      </Alert>
    );
  }
  if (alert.kind === "saved")
    return (
      <Alert tone="success">
        {success}
        {alert.merged !== "" && <p className="font-normal">{alert.merged} Both changes are saved.</p>}
      </Alert>
    );
  if (alert.kind === "restored") {
    return (
      <Alert tone="info">Changes that were not saved before you signed in again are back. Save or reload them.</Alert>
    );
  }
  if (alert.kind === "invalid")
    return (
      <InvalidAlert elsewhere={alert.elsewhere}>
        <UsedBy references={alert.used} />
      </InvalidAlert>
    );
  if (alert.kind === "none") return null;
  return alert.failure.status === 409 && alert.failure.body !== "" ? (
    // Refused for the records that refer to it, it is still there; otherwise it may be deleted, and the list has the others.
    <Alert tone="warning" actions={alert.failure.references === undefined && back}>
      {alert.failure.body}
      {entity !== undefined && alert.failure.references !== undefined && (
        <ReferenceLinks
          entity={entity}
          id={form.actor.getSnapshot().context.id ?? 0}
          references={alert.failure.references}
        />
      )}
    </Alert>
  ) : (
    <FailureAlert failure={alert.failure} />
  );
}
