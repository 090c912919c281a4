import { Button, Dialog, FormGrid, InSight, NumberInput, TextInput } from "@teedesk/ui";
import { type ReactNode, useId } from "react";
import type { PlainForm } from "../../editing/usePlainForm.tsx";

/** The labels of a caller's fields. */
export const callerLabels = {
  players: "Players",
  first_name: "First Name",
  last_name: "Last Name",
  primary_phone: "Phone",
  email: "Email",
};

type CallerPanelProps = {
  readonly title: string;
  readonly confirm: string;
  readonly form: PlainForm<keyof typeof callerLabels>;
  readonly onClose: () => void;
  /** The fields above the caller's own. */
  readonly children?: ReactNode;
};

/** A dialog that asks who called, and how they are called back. */
export function CallerPanel({ title, confirm, form, onClose, children }: CallerPanelProps) {
  const { ref, field, submit, isBusy, refusal } = form;
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onYes={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <InSight>{refusal}</InSight>
        <FormGrid>
          {children}
          <NumberInput {...field("players")} />
          <TextInput {...field("first_name")} className="lg:col-start-1" />
          <TextInput {...field("last_name")} />
          <TextInput {...field("primary_phone")} hint="or an e-mail" />
          <TextInput {...field("email")} />
        </FormGrid>
      </form>
    </Dialog>
  );
}
