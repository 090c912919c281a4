import { paymentSettledForm } from "@teedesk/domain";
import { showToast, TextInput } from "@teedesk/ui";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import type { RowActions } from "../../listing/list.ts";
import { useServices } from "../../services/services.tsx";
import type { KeptDrafts } from "../../services/useKeptDialog.ts";
import { type PromiseRow, settlePayment } from "./promise.api.ts";
import { promiseText } from "./promiseText.ts";

type Props = {
  readonly row: PromiseRow;
  readonly run: RowActions<PromiseRow>["run"];
  readonly drafts: KeptDrafts;
  readonly onClose: () => void;
};

const texts = {
  refused: {
    title: "Was this settled with the customer?",
    label: "How was it settled?",
    hint: "Such as paid in cash, or given up.",
    confirm: "Settled",
    consequence: "It leaves the list, and the card is not charged any more.",
  },
  charged: {
    title: "Does the charge stand?",
    label: "Why does it stand?",
    hint: "Such as cash given back.",
    confirm: "It stands",
    consequence:
      "It leaves the list, and the card stays charged. If the customer has paid twice, refund the card on the tee time’s page instead.",
  },
} as const;

/** Asks how a refused payment was settled, or why a charge stands that came after it; the history keeps it (DECISION-74). */
export function PaymentSettledDialog({ row, run, drafts, onClose }: Props) {
  const { api } = useServices();
  const { title, label, hint, confirm, consequence } = texts[row.is_charged === true ? "charged" : "refused"];
  const leave = () => {
    onClose();
    // Reads the list again, also after a refusal: the payment may have been charged or refunded by now.
    void run(async () => ({ kind: "ok", value: null }), row.id);
  };
  const form = usePlainForm({
    form: paymentSettledForm,
    labels: { reason: label },
    drafts,
    send: ({ reason }) => settlePayment(api, row, reason),
    onStored: ({ message }) => {
      showToast(message);
      leave();
    },
  });
  return (
    <PlainFormDialog size="small" title={title} confirm={confirm} form={form} onClose={leave}>
      <p className="text-ink">{promiseText(row)}.</p>
      <p>{consequence}</p>
      <TextInput {...form.field("reason")} hint={hint} />
    </PlainFormDialog>
  );
}
