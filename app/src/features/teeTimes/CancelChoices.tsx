import { type CancelDraft, type CancelOptions, formatDollars, type RefundChoice } from "@teedesk/domain";
import { Checkbox, MoneyInput, RadioGroup, TextArea } from "@teedesk/ui";
import { formFields, isChange, type Labels } from "../../editing/formFields.ts";
import { selectPlan, selectRefundChoices } from "../../flows/cancelTeeTime/selectors.ts";
import { messageAt } from "../../flows/field.ts";
import type { CancelFlow } from "./cancelFlow.ts";
import { planWords } from "./planWords.ts";

const labels: Labels<CancelDraft> = {
  refund: "Refund?",
  cancel: "Cancel?",
  force_cancel: "Force Cancel?",
  choice: "Refund",
  refund_amount: "Refund Amount",
  reason: "Reason for cancel/refund",
};

/** OPS-CAN-07, OPS-CAN-08, OPS-CAN-10. */
const choiceText = (choice: RefundChoice, { refund_total, transaction_total }: CancelOptions): string => {
  if (choice === "standard") return `Standard refund (${formatDollars(refund_total)})`;
  return choice === "full" ? `Full refund (${formatDollars(transaction_total)})` : "Custom amount";
};

/** What to cancel and refund, and in words what Process will do then (OPS-CAN-02 to OPS-CAN-13). */
export function CancelChoices({ actor, snapshot }: CancelFlow) {
  const { context } = snapshot;
  const { draft, options } = context;
  const isShown = snapshot.matches("editing") || snapshot.matches("asking") || snapshot.matches("processing");
  if (!isShown) return null;
  const form = formFields<CancelDraft>({
    draft,
    labels,
    readOnly: snapshot.matches("processing"),
    messageAt: (name) => messageAt(context, name),
    change: (name, value) => {
      const change = { name, value };
      if (isChange(draft, change)) actor.send({ type: "field.changed", change });
    },
  });
  const plan = selectPlan(snapshot);
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox {...form.flag("refund")} />
        {!options.is_canceled && <Checkbox {...form.flag("cancel")} />}
        {draft.cancel && !options.is_canceled && <Checkbox {...form.flag("force_cancel")} />}
      </div>
      {draft.refund && (
        <div>
          <RadioGroup
            {...form.text("choice")}
            direction="column"
            options={selectRefundChoices(snapshot).map((value) => ({ value, text: choiceText(value, options) }))}
          />
          {draft.choice === "custom" && <MoneyInput {...form.text("refund_amount")} className="max-w-48" />}
        </div>
      )}
      <TextArea {...form.text("reason")} />
      <section aria-label="What Process does" className="rounded-md bg-sunken px-3 py-2 text-sm">
        {plan === null ? (
          <p className="text-ink-muted">Choose what to do.</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {planWords(plan).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
