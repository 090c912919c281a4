import type { Answer, TeeTime } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { useState } from "react";
import { failureOf } from "../../flows/answer.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { CustomerPicker } from "../../resources/customers/CustomerPicker.tsx";
import { useServices } from "../../services/services.tsx";
import { changeCustomer } from "./teeTime.api.ts";

type ChangeCustomerProps = { readonly teeTime: TeeTime; readonly replaceRecord: (teeTime: TeeTime) => void };

/** Gives the tee time to another customer, at once (OPS-TT-28 to OPS-TT-31). */
export function ChangeCustomer({ teeTime: { id }, replaceRecord }: ChangeCustomerProps) {
  const { api } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [answered, setAnswered] = useState<Answer<TeeTime> | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const store = async (customerId: number) => {
    const answer = await changeCustomer(api, id, customerId);
    setAnswered(answer);
    setIsStoring(false);
    if (answer.kind === "ok") replaceRecord(answer.value);
  };
  // The dialog closes with the first choice; a second click on its way out is none.
  const choose = (customerId: number) => {
    if (!isOpen) return;
    setIsOpen(false);
    setIsStoring(true);
    void store(customerId);
  };
  return (
    <>
      <Button busy={isStoring} onClick={() => setIsOpen(true)}>
        Change customer
      </Button>
      <CustomerPicker open={isOpen} onClose={() => setIsOpen(false)} type="Customer" onSelect={choose} />
      {answered !== null && !isStoring && <Outcome answer={answered} />}
    </>
  );
}

function Outcome({ answer }: { answer: Answer<TeeTime> }) {
  return (
    <div className="order-last w-full">
      {answer.kind === "ok" && <Alert tone="success">The tee time has another customer now.</Alert>}
      {answer.kind === "invalid" && <Alert tone="warning">{Object.values(answer.errors).join(" ")}</Alert>}
      {answer.kind === "conflict" && <Alert tone="warning">{answer.message}</Alert>}
      {answer.kind === "failed" && <FailureAlert failure={failureOf(answer)} />}
    </div>
  );
}
