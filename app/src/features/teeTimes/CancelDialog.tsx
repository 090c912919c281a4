import type { CancelDraft, TeeTime } from "@teedesk/domain";
import { Button, ConfirmDialog, Dialog, focusFirstError, Overlay } from "@teedesk/ui";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { createCancelTeeTimeMachine } from "../../flows/cancelTeeTime/machine.ts";
import { selectEmail } from "../../flows/session/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { useSessionEnd } from "../../services/useSessionEnd.ts";
import { CancelAlerts } from "./CancelAlerts.tsx";
import { CancelChoices } from "./CancelChoices.tsx";
import { CancelOutcome } from "./CancelOutcome.tsx";
import { cancelPorts } from "./cancelPorts.ts";

type CancelDialogProps = {
  readonly record: TeeTime;
  /** The choices at the opening: a refund of the difference after a change. */
  readonly begin?: Partial<CancelDraft> | undefined;
  readonly onClose: () => void;
  /** Called after a cancelation or refund, which changed the record. */
  readonly onProcessed: () => void;
};

/** Cancels and refunds a tee time (OPS-CAN-01 to OPS-CAN-23). It is open while it is rendered. */
export function CancelDialog({ record, begin = {}, onClose, onProcessed }: CancelDialogProps) {
  const { api } = useServices();
  const email = useSession(selectEmail);
  const box = useRef<HTMLDivElement>(null);
  const [machine] = useState(() => createCancelTeeTimeMachine(cancelPorts(api, email, record.id)));
  const actor = useActorRef(machine, { input: { teeTime: record, begin } });
  const snapshot = useSelector(actor, (state) => state);
  useSessionEnd(() => actor.send({ type: "session.lost" }));
  useEffect(() => {
    const processed = actor.on("teeTime.processed", onProcessed);
    return () => processed.unsubscribe();
  }, [actor, onProcessed]);
  useEffect(() => {
    const refused = actor.on("form.refused", () =>
      // The messages are drawn in the next frame.
      requestAnimationFrame(() => box.current !== null && focusFirstError(box.current)),
    );
    return () => refused.unsubscribe();
  }, [actor]);

  const isDone = snapshot.matches("done");
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The buttons that had the focus before are gone.
    if (isDone) close.current?.focus();
  }, [isDone]);

  const answers = {
    onConfirm: () => actor.send({ type: "question.confirmed" }),
    onDismiss: () => actor.send({ type: "question.declined" }),
  };
  const startOver = { type: "startOver.requested" } as const;
  const process = { type: "process.requested" } as const;
  return (
    <>
      <Dialog
        open
        title={messages.cancelationOptions}
        // Closed while it runs, the dialog could not show the outcome.
        onClose={snapshot.matches("processing") ? () => undefined : onClose}
        onYes={snapshot.can(process) ? () => actor.send(process) : undefined}
        footer={
          <>
            {snapshot.can(startOver) && <Button onClick={() => actor.send(startOver)}>Start over</Button>}
            <Button ref={close} onClick={onClose} aria-disabled={snapshot.matches("processing")}>
              Close
            </Button>
            {!isDone && !snapshot.matches("refused") && (
              <Button
                kind="danger"
                busy={snapshot.matches("processing")}
                aria-disabled={!snapshot.can(process)}
                onClick={() => actor.send(process)}
              >
                Process
              </Button>
            )}
          </>
        }
      >
        <div ref={box} className="relative flex min-h-40 flex-col gap-3">
          <CancelAlerts actor={actor} snapshot={snapshot} />
          {isDone ? <CancelOutcome snapshot={snapshot} /> : <CancelChoices actor={actor} snapshot={snapshot} />}
          {snapshot.hasTag("busy") && <Overlay text={messages.pleaseWait} />}
        </div>
      </Dialog>
      <ConfirmDialog
        open={snapshot.matches({ asking: "cancel" })}
        title={messages.confirmCancel}
        confirm="Cancel Tee Time"
        dismiss="Keep it"
        danger
        focus="confirm"
        {...answers}
      />
      <ConfirmDialog
        open={snapshot.matches({ asking: "changed" })}
        title="Process other choices?"
        confirm="Process"
        danger
        {...answers}
      >
        An earlier attempt got no response and may have succeeded. Check the transactions first: other choices may be
        refused.
      </ConfirmDialog>
      <ConfirmDialog
        open={snapshot.matches({ asking: "startOver" })}
        title="Start over?"
        confirm="Start over"
        danger
        {...answers}
      >
        The attempt that got no response is abandoned, and what can be canceled and refunded is loaded again.
      </ConfirmDialog>
    </>
  );
}
