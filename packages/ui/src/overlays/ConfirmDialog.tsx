import type { ReactNode } from "react";
import { Button } from "../basics/Button.tsx";
import { useControlEnter } from "../basics/useControlEnter.ts";
import { Dialog } from "./Dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  /** The question in the specification's words, e.g. `Delete?`. */
  title: string;
  /** What it means, when the question alone does not say it. */
  children?: ReactNode;
  /** What the confirming button does, as a verb. */
  confirm: string;
  /** Default `Cancel`; another word where the act itself is called so. */
  dismiss?: string;
  danger?: boolean;
  /** Where the focus starts. Default `dismiss`; `confirm` where the act is what the person just asked for. */
  focus?: "confirm" | "dismiss";
  busy?: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
};

/**
 * A yes-or-no question. The focus starts at the harmless answer unless said otherwise; Ctrl or Cmd with Enter says yes
 * wherever the focus is.
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
      onClose={props.onDismiss}
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
      <YesKey onPress={() => !busy && props.onConfirm()} />
    </Dialog>
  );
}

/** It stands in the dialog, and so the key answers only what can be read. */
function YesKey({ onPress }: { onPress: () => void }) {
  useControlEnter(onPress, "question");
  return null;
}
