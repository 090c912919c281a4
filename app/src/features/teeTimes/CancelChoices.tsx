import {
  type CancelDraft,
  type CancelOptions,
  certificatePart,
  formatDollars,
  type RefundChoice,
} from "@teedesk/domain";
import { MoneyInput, RadioGroup, TextArea } from "@teedesk/ui";
import { useEffect, useMemo, useRef } from "react";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { createFormStore, FormContext } from "../../editing/formStore.ts";
import { selectObstacle, selectPlan, selectRefundChoices } from "../../flows/cancelTeeTime/selectors.ts";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import type { CancelFlow } from "./cancelFlow.ts";
import { destinationOf, planText } from "./planText.ts";

const labels: Labels<CancelDraft> = {
  refund: "Refund?",
  cancel: "Cancel?",
  force_cancel: "Force Cancel?",
  choice: "Refund",
  refund_amount: "Refund Amount",
  reason: "Reason for cancel/refund",
};

const { TextField, FlagField } = formFields(labels);

/** OPS-CAN-07, OPS-CAN-08, OPS-CAN-10. */
const choiceText = (choice: RefundChoice, { refund_total, transaction_total }: CancelOptions): string => {
  if (choice === "standard") return `Standard refund (${formatDollars(refund_total)})`;
  return choice === "full" ? `Full refund (${formatDollars(transaction_total)})` : "Custom amount";
};

/** The choices of what to cancel and refund, and the consequences in words (OPS-CAN-02 to OPS-CAN-13). */
export function CancelChoices({ actor, snapshot }: CancelFlow) {
  const { context } = snapshot;
  const { draft, options } = context;
  const store = useMemo(
    () =>
      createFormStore<CancelDraft>(
        actor,
        // While it is processed the fields keep their look and size, and the machine takes no changes.
        () => ({ ...actor.getSnapshot().context, readOnly: false }),
        (change) => actor.send({ type: "field.changed", change }),
      ),
    [actor],
  );
  const isShown = snapshot.matches("editing") || snapshot.matches("asking") || snapshot.matches("processing");
  const choices = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Once there is a first choice: until then the dialog itself has the focus.
    if (!isShown || hasBegun.current) return;
    hasBegun.current = true;
    choices.current?.querySelector("input")?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const plan = selectPlan(snapshot);
  const certificate = draft.cancel && !options.is_canceled ? certificatePart(context.teeTime) : null;
  const obstacle = selectObstacle(snapshot);
  const destination = destinationOf(context.teeTime);
  return (
    <FormContext value={store}>
      <div ref={choices} className="flex flex-wrap gap-x-6">
        <FlagField name="refund" />
        {!options.is_canceled && <FlagField name="cancel" />}
        {draft.cancel && !options.is_canceled && <FlagField name="force_cancel" />}
      </div>
      {draft.refund && (
        <div>
          <TextField
            name="choice"
            as={RadioGroup}
            direction="column"
            hint={
              certificate === null
                ? undefined
                : `${destination === "elsewhere" ? "Where it was paid" : "To the card"}. The gift certificate ${certificate.serial} gets its ${formatDollars(certificate.amount)} back whole, whatever is chosen here.`
            }
            options={selectRefundChoices(snapshot).map((value) => ({ value, text: choiceText(value, options) }))}
          />
          {draft.choice === "custom" && <TextField name="refund_amount" as={MoneyInput} className="max-w-48" />}
        </div>
      )}
      <TextField
        name="reason"
        as={TextArea}
        hint={
          options.needs_reason
            ? "Required to force a cancelation, or to refund another amount than the standard one."
            : undefined
        }
      />
      <section aria-label="What Process does" className="rounded-md bg-sunken px-3 py-2 text-sm">
        {plan === null ? (
          <p className="text-ink-muted">
            {obstacle === null ? "Choose what to do." : fieldMessageText({ code: obstacle })}
          </p>
        ) : (
          <ul className="flex flex-col gap-1">
            {planText(plan, destination).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
    </FormContext>
  );
}
