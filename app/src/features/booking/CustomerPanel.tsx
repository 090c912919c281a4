import { Panel } from "@teedesk/ui";
import { TextField } from "./bookingFields.ts";

/** The player who books (OPS-IBE-12, OPS-IBE-13, OPS-IBE-15); the postal code is beside the card. */
export function CustomerPanel() {
  return (
    <Panel heading="Customer">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <TextField name="customer.first_name" />
        <TextField name="customer.last_name" />
        <TextField type="email" className="col-span-2" name="customer.email" />
      </div>
    </Panel>
  );
}
