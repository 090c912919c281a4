import { type Answer, recordId } from "@teedesk/domain";
import { Alert, Button, InSight } from "@teedesk/ui";
import { useState } from "react";
import { failureOf } from "../../flows/answer.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { CustomerPicker, type CustomerPickerProps } from "./CustomerPicker.tsx";

type ChangeCustomerPickerProps<Stored> = Pick<CustomerPickerProps, "type"> & {
  /** The button, and the text once another customer is stored. */
  readonly text: string;
  readonly done: string;
  readonly store: (customerId: number) => Promise<Answer<Stored>>;
  readonly onStored: (stored: Stored) => void;
};

/** A button that stores another customer of a record immediately, by the picker (OPS-TT-28 to OPS-TT-31, ADM-GC-16, ADM-GC-17). */
export function ChangeCustomerPicker<Stored>({ text, done, store, onStored, type }: ChangeCustomerPickerProps<Stored>) {
  const [isOpen, setIsOpen] = useState(false);
  const [answered, setAnswered] = useState<Answer<unknown> | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const change = async (customerId: number) => {
    const answer = await store(customerId);
    setAnswered(answer);
    setIsStoring(false);
    if (answer.kind === "ok") onStored(answer.value);
  };
  // The dialog closes with the first choice; a second click while it closes is ignored, and so is an invalid id (ADM-GC-18).
  const choose = (customerId: number) => {
    if (!isOpen || recordId(String(customerId)) === null) return;
    setIsOpen(false);
    setIsStoring(true);
    void change(customerId);
  };
  return (
    <>
      <Button busy={isStoring} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      <CustomerPicker open={isOpen} onClose={() => setIsOpen(false)} type={type} onSelect={choose} />
      <InSight className="order-last w-full">
        {answered !== null && !isStoring && <Outcome answer={answered} done={done} />}
      </InSight>
    </>
  );
}

function Outcome({ answer, done }: { readonly answer: Answer<unknown>; readonly done: string }) {
  return (
    <>
      {answer.kind === "ok" && <Alert tone="success">{done}</Alert>}
      {answer.kind === "invalid" && <Alert tone="warning">{Object.values(answer.errors).join(" ")}</Alert>}
      {answer.kind === "conflict" && <Alert tone="warning">{answer.message}</Alert>}
      {answer.kind === "failed" && <FailureAlert failure={failureOf(answer)} />}
    </>
  );
}
