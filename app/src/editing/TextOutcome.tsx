import { Alert } from "@teedesk/ui";
import { failureOf } from "../flows/answer.ts";
import { FailureAlert } from "../messages/FailureAlert.tsx";
import type { StoredText, TextEditor } from "./useTextEditor.ts";

type Props<Saved extends StoredText> = {
  readonly editor: TextEditor<Saved>;
  /** Said of a save that was stored. */
  readonly successOf: (saved: Saved) => string;
};

/** What came of the last save of a text. A conflict and an ended session have words of their own. */
export function TextOutcome<Saved extends StoredText>({ editor, successOf }: Props<Saved>) {
  const { answered, isRestored } = editor;
  if (isRestored) return <Alert tone="info">What you had not saved before you signed in again is back.</Alert>;
  if (answered?.kind === "ok") return <Alert tone="success">{successOf(answered.value)}</Alert>;
  if (answered?.kind === "failed") return <FailureAlert failure={failureOf(answered)} />;
  if (answered?.kind !== "invalid") return null;
  return (
    <Alert tone="danger">
      {Object.values(answered.errors).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
