import { Alert, Button, ConfirmDialog } from "@teedesk/ui";
import { useId } from "react";
import { failureOf, linesOf } from "../../flows/apiResult.ts";
import { momentIn } from "../../format/businessTime.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { useServices } from "../../services/services.tsx";
import { ServerSaid } from "./ServerSaid.tsx";
import type { Send } from "./useSend.ts";

type SendButtonProps = {
  readonly send: Send;
  readonly text: string;
  readonly question: string;
  /** The key that asks the question, without a field that has the focus. */
  readonly shortcut?: string;
  /** The reason for which the server would refuse to send it; null when it would not. */
  readonly refusal?: string | null;
};

/** Sends a mail after a confirmation (OPS-TT-32, OPS-TT-33, OPS-TT-35). */
export function SendButton({ send, text, question, shortcut, refusal = null }: SendButtonProps) {
  const refusalId = useId();
  return (
    <>
      <Button
        busy={send.isSending}
        // Not `disabled`, which drops the focus: the status may change while the button has it.
        aria-disabled={refusal !== null}
        aria-keyshortcuts={shortcut}
        title={refusal ?? undefined}
        aria-describedby={refusal === null ? undefined : refusalId}
        onClick={send.ask}
      >
        {text}
      </Button>
      {refusal !== null && (
        <span id={refusalId} className="self-center text-xs text-ink-muted">
          {refusal}
        </span>
      )}
      <ConfirmDialog
        open={send.isAsking}
        title={question}
        confirm="Send"
        focus="confirm"
        onConfirm={send.confirm}
        onDismiss={send.decline}
      />
    </>
  );
}

/**
 * The response to the mail: a success line, an error line and a backend-error line (OPS-TT-41 to OPS-TT-43). An ended session
 * has its own message.
 */
export function SendLines({ send: { result, sentAt, forget } }: { send: Send }) {
  const { config } = useServices();
  const last = sentAt.at(-1);
  if (result === null || result.kind === "unauthorized") return null;
  const lines = linesOf(result);
  if (result.kind === "ok") {
    return (
      <Alert
        tone="success"
        actions={
          <Button size="small" kind="quiet" onClick={forget}>
            Dismiss
          </Button>
        }
      >
        {lines.message === "" ? messages.success : lines.message}
        {last !== undefined && sentAt.length > 1 && (
          <p className="font-normal">
            Sent {sentAt.length} times since this page was opened, the last at{" "}
            {momentIn(config, last.toISOString()).slice(-5)}.
          </p>
        )}
      </Alert>
    );
  }
  return lines.message === "" ? <FailureAlert failure={failureOf(result)} /> : <ServerSaid lines={lines} />;
}
