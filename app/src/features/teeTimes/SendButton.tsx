import { Alert, Button, ConfirmDialog } from "@teedesk/ui";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { ServerSaid } from "./ServerSaid.tsx";
import type { Send } from "./useSend.ts";

type SendButtonProps = { readonly send: Send; readonly text: string; readonly question: string };

/** Sends a mail, after it asked (OPS-TT-32, OPS-TT-33, OPS-TT-35). */
export function SendButton({ send: { actor, snapshot }, text, question }: SendButtonProps) {
  return (
    <>
      <Button busy={snapshot.hasTag("busy")} onClick={() => actor.send({ type: "send.requested" })}>
        {text}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag("question")}
        title={question}
        confirm="Send"
        onConfirm={() => actor.send({ type: "question.confirmed" })}
        onDismiss={() => actor.send({ type: "question.declined" })}
      />
    </>
  );
}

/** What the server said of the mail: a success line, an error line and a backend-error line (OPS-TT-41 to OPS-TT-43). */
export function SendLines({ send: { snapshot } }: { send: Send }) {
  const { lines, failure } = snapshot.context;
  if (snapshot.matches({ resting: "sent" })) {
    return <Alert tone="success">{lines.message === "" ? messages.success : lines.message}</Alert>;
  }
  if (!snapshot.matches({ resting: "failed" })) return null;
  return lines.message === "" ? <FailureAlert failure={failure} /> : <ServerSaid lines={lines} />;
}
