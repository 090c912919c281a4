import type { Answer, TeeTime } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import { useState } from "react";
import { FailureAlert } from "../../FailureAlert.tsx";
import { failureOf } from "../../flows/answer.ts";
import { CustomerPicker } from "../../resources/customers/CustomerPicker.tsx";
import { useServices } from "../../services.tsx";
import { changeCustomer } from "./teeTime.api.ts";

type ChangeCustomerProps = { readonly teeTime: TeeTime; readonly renew: (teeTime: TeeTime) => void };

/** Gives the tee time to another customer, at once (OPS-TT-28 to OPS-TT-31). */
export function ChangeCustomer({ teeTime: { id }, renew }: ChangeCustomerProps) {
  const { api } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<Answer<TeeTime> | null>(null);
  const store = async (customerId: number) => {
    const answered = await changeCustomer(api, id, customerId);
    setRefusal(answered.kind === "ok" ? null : answered);
    if (answered.kind === "ok") renew(answered.value);
  };
  const choose = (customerId: number) => {
    setIsOpen(false);
    void store(customerId);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change customer</Button>
      <CustomerPicker open={isOpen} onClose={() => setIsOpen(false)} type="Customer" onSelect={choose} />
      {refusal !== null && <Refusal answer={refusal} />}
    </>
  );
}

function Refusal({ answer }: { answer: Answer<TeeTime> }) {
  return answer.kind === "invalid" ? (
    <Alert tone="warning" className="order-last w-full">
      {Object.values(answer.errors).join(" ")}
    </Alert>
  ) : (
    <div className="order-last w-full">
      <FailureAlert failure={failureOf(answer)} />
    </div>
  );
}
