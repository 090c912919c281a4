import { mayCall, typedExpiry } from "@teedesk/domain";
import { Button, Panel, TextInput } from "@teedesk/ui";
import { type KeyboardEvent, type ReactNode, useCallback, useState } from "react";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useSession } from "../../services/services.tsx";
import { TextField, useText } from "./bookingFields.ts";
import { CardNumber } from "./CardNumber.tsx";
import { useBooking, useWorkedOut } from "./useBooking.tsx";

const CardNumberDialog = lazyPart(async () => (await import("./CardNumberDialog.tsx")).CardNumberDialog);

/** The outcome of reading the card that was stored for a queue entry. */
const hints: Readonly<Partial<Record<BookingSnapshot["value"]["savedCard"], string>>> = {
  loading: "Fetching the saved card…",
  filled: "The card saved for the queue entry.",
  missing: "No card is saved for the queue entry. Ask for it.",
  failed: "The saved card could not be fetched. Ask for it.",
};

/** The card of the booking, or the one that was stored for its queue entry. */
export function CardPanel() {
  // A card that is typed replaces the saved one.
  const hint = useBooking(({ value, context }) =>
    value.savedCard === "filled" && context.draft.credit_card.number !== context.saved_card?.number
      ? undefined
      : hints[value.savedCard],
  );
  const out = useWorkedOut(({ context }) => [context.sent_card, context.saved_card?.number ?? ""]);
  return <CardFields hint={hint} out={out} actions={<ShowNumber />} />;
}

/** Shows the number of the saved card to an admin, while it is the one to charge. */
function ShowNumber() {
  const level = useSession(selectLevel);
  const [isOpen, setIsOpen] = useState(false);
  const queueId = useBooking(({ value, context: { draft, saved_card } }) => {
    const isMasked = saved_card?.reference !== undefined && draft.credit_card.number === saved_card.number;
    return value.savedCard === "filled" && isMasked ? Number(draft.tee_time.availability_queue_id) : null;
  });
  const close = useCallback(() => setIsOpen(false), []);
  if (queueId === null || !mayCall(level, "revealSavedCard")) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Show Number
      </Button>
      {isOpen && <CardNumberDialog queueId={queueId} onClose={close} />}
    </>
  );
}

type CardFieldsProps = {
  readonly hint?: string | undefined;
  /** Numbers that were sent or fetched: only their last digits are shown. */
  readonly out: readonly string[];
  readonly actions?: ReactNode;
};

/** The card to charge (OPS-IBE-18 to 21) and its holder's postal code. It leaves this page only with the booking itself. */
export const CardFields = ({ hint, out, actions }: CardFieldsProps) => (
  <Panel heading="Credit card" actions={actions}>
    {/* No column is narrower than its label. */}
    <div className="grid grid-cols-3 gap-x-2 gap-y-2 sm:grid-cols-[minmax(5.25rem,5fr)_minmax(4.5rem,5fr)_minmax(3.75rem,3fr)_minmax(4.75rem,6fr)]">
      <CardNumber className="col-span-full" hint={hint} out={out} />
      <Expiry />
      {/* Hidden like a password, but with one-time-code: browsers do not offer to save it. */}
      <TextField type="password" autoComplete="one-time-code" kind="digits" maxLength={4} name="credit_card.cvv" />
      <TextField className="col-span-full sm:col-span-1" name="customer.postcode" />
    </div>
  </Panel>
);

/** Month and year. Typed together as on the card, "12/31", they are separated, and Tab goes on to the CVV. */
function Expiry() {
  const month = useText("credit_card.expmo");
  const year = useText("credit_card.expyr");
  const separate = (): boolean => {
    const expiry = typedExpiry(month.value);
    if (expiry === null) return false;
    month.onChange(expiry.month);
    year.onChange(expiry.year);
    return true;
  };
  const passYear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") separate();
    if (event.key !== "Tab" || event.shiftKey || !separate()) return;
    const cvv = event.currentTarget.form?.elements.namedItem("credit_card.cvv");
    if (cvv instanceof HTMLInputElement) {
      event.preventDefault();
      cvv.focus();
      // As Tab does: a new code takes the place of the old one.
      cvv.select();
    }
  };
  return (
    <>
      <TextInput kind="digits" maxLength={7} placeholder="MM" {...month} onKeyDown={passYear} onBlur={separate} />
      <TextInput kind="digits" maxLength={4} placeholder="YYYY" {...year} />
    </>
  );
}
