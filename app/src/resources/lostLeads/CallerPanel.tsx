import { FormGrid, NumberInput, TextInput } from "@teedesk/ui";
import type { ReactNode } from "react";
import type { Schema } from "../../api/contract.ts";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
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
  readonly form: Omit<PlainForm<object>, "field"> & {
    readonly field: (
      name: keyof typeof callerLabels,
    ) => ReturnType<PlainForm<Readonly<Record<string, string>>>["field"]>;
  };
  readonly onClose: () => void;
  /** The fields above the caller's own. */
  readonly children?: ReactNode;
};

/** A dialog that asks who called, and how they are called back. */
export function CallerPanel({ form, children, ...frame }: CallerPanelProps) {
  return (
    <PlainFormDialog {...frame} form={form}>
      <FormGrid>
        {children}
        <NumberInput {...form.field("players")} />
        <TextInput {...form.field("first_name")} className="lg:col-start-1" />
        <TextInput {...form.field("last_name")} />
        <TextInput {...form.field("primary_phone")} kind="phone" hint="or an e-mail" />
        <TextInput {...form.field("email")} kind="email" />
      </FormGrid>
    </PlainFormDialog>
  );
}
