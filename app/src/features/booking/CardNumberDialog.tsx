import { cardNeedForm } from "@teedesk/domain";
import { Button, Dialog, InSight, TextInput } from "@teedesk/ui";
import { type FormEvent, useEffect, useId, useState } from "react";
import { apiResult } from "../../api/apiResult.ts";
import { usePlainForm } from "../../editing/usePlainForm.tsx";
import { useServices } from "../../services/services.tsx";

/** The time for which a whole number is shown. */
const shownSeconds = 30;

type Props = { readonly queueId: number; readonly onClose: () => void };

/** Shows the whole number of a saved card to an admin who states the need (DECISION-72). */
export function CardNumberDialog({ queueId, onClose }: Props) {
  const { api } = useServices();
  const id = useId();
  const [number, setNumber] = useState<string | null>(null);
  const { ref, field, submit, isBusy, refusal } = usePlainForm({
    form: cardNeedForm,
    labels: { reason: "Needed For" },
    send: (body) =>
      apiResult(api.POST("/api/availability/card_number/{queueId}", { params: { path: { queueId } }, body })),
    onStored: (card) => setNumber(card.number),
  });
  useEffect(() => {
    if (number === null) return undefined;
    const timer = setTimeout(onClose, shownSeconds * 1000);
    return () => clearTimeout(timer);
  }, [number, onClose]);

  return (
    <Dialog
      open
      size="small"
      title="Number of the saved card"
      onClose={onClose}
      footer={
        number === null ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button kind="primary" type="submit" form={id} busy={isBusy}>
              Show Number
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={onClose}>
            Hide
          </Button>
        )
      }
    >
      {number === null ? (
        <form
          ref={ref}
          id={id}
          noValidate
          aria-label="Number of the saved card"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            submit();
          }}
          className="flex flex-col gap-2"
        >
          <p className="text-ink-muted">
            Booking needs no number: the card is charged as it is saved. What you need it for is in the audit trail with
            your name.
          </p>
          <InSight>{refusal}</InSight>
          <TextInput {...field("reason")} autoFocus autoComplete="off" />
        </form>
      ) : (
        <output className="flex flex-col gap-2">
          <span className="text-lg font-semibold tabular-nums">{(number.match(/.{1,4}/g) ?? []).join(" ")}</span>
          <span className="text-ink-muted">It is hidden after {shownSeconds} seconds. Do not write it down.</span>
        </output>
      )}
    </Dialog>
  );
}
