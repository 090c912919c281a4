import type { ReactNode } from "react";
import { Button } from "../basics/Button.tsx";
import { Dialog } from "./Dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  /** The question in the specification's words, e.g. `Delete?`. */
  title: string;
  /** The consequence, when the question alone does not state it. */
  children?: ReactNode;
  /** The confirming button's text, a verb. */
  confirm: string;
  /** Default `Cancel`; another word where the act itself is called so. */
  dismiss?: string;
  danger?: boolean;
  /** Where the focus starts. Default `dismiss`; `confirm` where the act is what the person just asked for. */
  focus?: "confirm" | "dismiss";
  busy?: boolean;
  /** Ctrl or Cmd with Enter while it is busy, for what keeps it until it is not; else it is ignored then. */
  onEarlyConfirm?: () => void;
  onConfirm: () => void;
  onDismiss: () => void;
};

/**
 * A yes-or-no question. The focus starts at the harmless answer by default; Ctrl or Cmd with Enter confirms
 * wherever the focus is, but not to what takes something away: whoever meant to book with it must not lose what was typed.
 */
export function ConfirmDialog({
  dismiss = "Cancel",
  danger = false,
  focus = "dismiss",
  busy = false,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog
      question
      size="small"
      open={props.open}
      title={props.title}
      isReading={busy}
      onClose={props.onDismiss}
      onYes={danger ? undefined : busy ? props.onEarlyConfirm : props.onConfirm}
      footer={
        <>
          <Button onClick={props.onDismiss} data-autofocus={focus === "dismiss" || undefined}>
            {dismiss}
          </Button>
          <Button
            kind={danger ? "danger" : "primary"}
            busy={busy}
            onClick={props.onConfirm}
            data-autofocus={focus === "confirm" || undefined}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      <div className="text-ink-muted">{props.children}</div>
    </Dialog>
  );
}
