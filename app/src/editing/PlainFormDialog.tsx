import { Button, Dialog, type DialogProps, InSight } from "@teedesk/ui";
import { type ReactNode, type RefObject, useId, useLayoutEffect, useState } from "react";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import type { PlainForm } from "./usePlainForm.tsx";

type PlainFormDialogProps = Pick<DialogProps, "title" | "size" | "onClose"> & {
  readonly form: Omit<PlainForm<object>, "field">;
  /** The name of the form, where the dialog's title is not. */
  readonly name?: string;
  /** The text of the button that sends the form. */
  readonly confirm: string;
  readonly children: ReactNode;
};

/** Moves the focus to the first field of a form drawn before it; otherwise it stays on the dialog itself, and what is typed is lost. */
function FirstFieldFocus({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [form]);
  return null;
}

/** A dialog with a form that is sent once. It asks before what was typed is lost. */
export function PlainFormDialog({
  form,
  title,
  name = title,
  confirm,
  onClose,
  children,
  ...rest
}: PlainFormDialogProps) {
  const { ref, submit, isBusy, isModified, refusal } = form;
  const [isLeaving, setIsLeaving] = useState(false);
  const id = useId();
  const leave = () => {
    // The outcome of a call under way would be lost.
    if (isBusy) return;
    if (isModified) setIsLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      {...rest}
      open
      title={title}
      onClose={leave}
      onYes={submit}
      footer={
        <>
          <Button disabled={isBusy} onClick={leave}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={id}
        noValidate
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <InSight>{refusal}</InSight>
        {children}
      </form>
      <FirstFieldFocus form={ref} />
      <LeaveQuestion open={isLeaving} onConfirm={onClose} onDismiss={() => setIsLeaving(false)} />
    </Dialog>
  );
}
