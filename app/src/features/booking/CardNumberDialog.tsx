import { cardNeedForm } from "@teedesk/domain";
import { Button, Dialog, TextInput } from "@teedesk/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { apiResult } from "../../api/apiResult.ts";
import { PlainFormDialog } from "../../editing/PlainFormDialog.tsx";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { useServices } from "../../services/services.tsx";

/** The time for which a whole number is shown. */
const shownSeconds = 30;

const title = "Number of the saved card";

type Props = { readonly queueId: number; readonly onClose: () => void };

/** Shows the whole number of a saved card to an admin who states the need (DECISION-72). */
export function CardNumberDialog({ queueId, onClose }: Props) {
  const { api } = useServices();
  const [number, setNumber] = useState<string | null>(null);
  const { field, ...form } = usePlainForm({
    form: cardNeedForm,
    labels: { reason: "Needed For" },
    send: (body) =>
      apiResult(api.POST("/api/availability/card_number/{queueId}", { params: { path: { queueId } }, body })),
    onStored: (card) => setNumber(card.number),
  });
  if (number !== null) return <ShownNumber number={number} onClose={onClose} />;
  return (
    <PlainFormDialog size="small" title={title} form={form} confirm="Show Number" onClose={onClose}>
      <p className="text-ink-muted">
        Booking needs no number: the card is charged as it is saved. What you need it for is in the audit trail with
        your name.
      </p>
      <TextInput {...field("reason")} autoComplete="off" />
    </PlainFormDialog>
  );
}

function ShownNumber({ number, onClose }: Pick<Props, "onClose"> & { readonly number: string }) {
  const hide = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => hide(), shownSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          Hide
        </Button>
      }
    >
      <output className="flex flex-col gap-2">
        <span className="text-lg font-semibold tabular-nums">{(number.match(/.{1,4}/g) ?? []).join(" ")}</span>
        <span className="text-ink-muted">It is hidden after {shownSeconds} seconds. Do not write it down.</span>
      </output>
    </Dialog>
  );
}
