import { Button, FormGrid, Panel, TextInput, VisuallyHidden } from "@teedesk/ui";
import type { CodeName } from "../../flows/booking/draft.ts";
import { messages } from "../../messages/messages.ts";
import { useBooking, useBookingActor, useText } from "./useBooking.tsx";

type Region = "discount" | "giftCertificate";

/** Discount and gift certificate, each checked by the server when it is applied (OPS-IBE-22, 23, 25, 26). */
export function CodesPanel() {
  return (
    <Panel heading="Codes">
      <FormGrid columns={1}>
        <CodeField label="Discount code" name="discount_code" region="discount" />
        <CodeField label="Gift certificate" name="gift_cert_serial" region="giftCertificate" />
      </FormGrid>
    </Panel>
  );
}

function CodeField({ label, name, region }: { label: string; name: CodeName; region: Region }) {
  const booking = useBookingActor();
  const field = useText(name);
  const state = useBooking(({ value }) => value[region]);
  const apply = () => booking.send({ type: "code.submitted", name });
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2">
      <TextInput
        label={label}
        {...field}
        error={state === "tooEarly" ? messages.fillOutTeeTime : field.error}
        hint={state === "applied" && "Applied."}
        onEnter={apply}
      />
      <Button className="mt-5" busy={state === "checking"} onClick={apply}>
        Apply<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </div>
  );
}
