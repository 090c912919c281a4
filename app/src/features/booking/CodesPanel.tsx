import { Button, Panel, TextInput, VisuallyHidden } from "@teedesk/ui";
import type { CodeName } from "../../flows/booking/draft.ts";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { useText } from "./bookingFields.ts";
import { useBooking, useBookingActor } from "./useBooking.tsx";

type Region = "discount" | "giftCertificate";
type State = BookingSnapshot["value"][Region];

const hints: Readonly<Partial<Record<State, string>>> = {
  applied: "Applied.",
  settling: "Checking again…",
  rechecking: "Checking again…",
  waiting: "Checked once course, date, time and players are filled in.",
};

const errors: Readonly<Partial<Record<State, string>>> = {
  tooEarly: messages.fillOutTeeTime,
  unchecked: "It could not be checked again and does not count. Apply it once more.",
};

/** Discount and gift certificate, each checked by the server when it is applied (OPS-IBE-22, 23, 25, 26). */
export function CodesPanel() {
  return (
    <Panel heading="Codes">
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <CodeField name="discount_code" region="discount" />
        <CodeField name="gift_cert_serial" region="giftCertificate" />
      </div>
    </Panel>
  );
}

function CodeField({ name, region }: { name: CodeName; region: Region }) {
  const booking = useBookingActor();
  const field = useText(name);
  const state = useBooking(({ value }) => value[region]);
  const apply = () => booking.send({ type: "code.submitted", name });
  return (
    <TextInput
      {...field}
      error={errors[state] ?? field.error}
      hint={hints[state]}
      onEnter={apply}
      action={
        // Enter in the field does the same, so Tab goes on to the next field.
        <Button className="px-2!" tabIndex={-1} busy={state === "checking"} onClick={apply}>
          Apply<VisuallyHidden> {field.label}</VisuallyHidden>
        </Button>
      }
    />
  );
}
