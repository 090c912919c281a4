import { Button, Dialog, FormGrid, InSight, NumberInput, TextInput } from "@teedesk/ui";
import { type ReactNode, useId, useState } from "react";
import type { Schema } from "../../api/contract.ts";
import { LeaveQuestion } from "../../editing/LeaveQuestion.tsx";
import type { PlainForm } from "../../editing/usePlainForm.tsx";
import { digitsOf } from "../../format/digitsOf.ts";

/** The labels of a caller's fields. */
export const callerLabels = {
  players: "Players",
  first_name: "First Name",
  last_name: "Last Name",
  primary_phone: "Phone",
  email: "Email",
};

/** The outcome of recording a caller, with the phone number that was not stored because another one is on record (DECISION-40). */
export function callerText(outcome: string, typed: string, customer: Schema<"LeadCustomer"> | undefined): string {
  const known = customer?.primary_phone ?? "";
  const [one, other] = [digitsOf(known), digitsOf(typed)];
  // The country code may be left out.
  if (one === "" || other === "" || one.endsWith(other) || other.endsWith(one)) return outcome;
  return `${outcome} The customer's record has another phone number, ${known}: ${typed} was not stored.`;
}

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
  const { ref, field, submit, isBusy, isModified, refusal } = form;
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
          <TextInput {...field("primary_phone")} kind="phone" hint="or an e-mail" />
          <TextInput {...field("email")} kind="email" />
        </FormGrid>
      </form>
      <LeaveQuestion open={isLeaving} onConfirm={onClose} onDismiss={() => setIsLeaving(false)} />
    </Dialog>
  );
}
