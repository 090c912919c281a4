import { type ApiResult, recordId } from "@teedesk/domain";
import { Alert, Button, InSight } from "@teedesk/ui";
import { useState } from "react";
import { failureOf } from "../../flows/apiResult.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { CustomerPicker, type CustomerPickerProps } from "./CustomerPicker.tsx";

type ChangeCustomerPickerProps<Stored> = Pick<CustomerPickerProps, "type"> & {
  /** The button, and the text once another customer is stored. */
  readonly text: string;
  readonly done: string;
  readonly store: (customerId: number) => Promise<ApiResult<Stored>>;
  readonly onStored: (stored: Stored) => void;
};

/** A button that stores another customer of a record immediately, by the picker (OPS-TT-28 to OPS-TT-31, ADM-GC-16, ADM-GC-17). */
export function ChangeCustomerPicker<Stored>({ text, done, store, onStored, type }: ChangeCustomerPickerProps<Stored>) {
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<ApiResult<unknown> | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const change = async (customerId: number) => {
    const result = await store(customerId);
    setResult(result);
    setIsStoring(false);
    if (result.kind === "ok") onStored(result.value);
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
        {result !== null && !isStoring && <Outcome result={result} done={done} />}
      </InSight>
    </>
  );
}

function Outcome({ result, done }: { readonly result: ApiResult<unknown>; readonly done: string }) {
  return (
    <>
      {result.kind === "ok" && <Alert tone="success">{done}</Alert>}
      {result.kind === "invalid" && <Alert tone="warning">{Object.values(result.errors).join(" ")}</Alert>}
      {result.kind === "conflict" && <Alert tone="warning">{result.message}</Alert>}
      {result.kind === "failed" && <FailureAlert failure={failureOf(result)} />}
    </>
  );
}
