import { Checkbox, FormGrid, Panel, TextInput } from "@teedesk/ui";
import { useFlag, useText } from "./useBooking.tsx";

/** Who plays and who gets a receipt (OPS-IBE-12 to 17, OPS-IBE-36, OPS-IBE-37). */
export function CustomerPanel() {
  return (
    <Panel heading="Customer">
      <FormGrid>
        <TextInput label="First Name" {...useText("customer.first_name")} />
        <TextInput label="Last Name" {...useText("customer.last_name")} />
        <TextInput label="Email" type="email" {...useText("customer.email")} />
        <TextInput label="Postal Code" {...useText("customer.postcode")} />
      </FormGrid>
      <TextInput label="Additional Emails" hint="Separated by commas." {...useText("tee_time.alt_emails")} />
      <TextInput label="Company / Organization / Folio / Account #" {...useText("tee_time.folio")} />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox label="Send Receipt to Customer?" {...useFlag("tee_time.should_email_customer")} />
        <Checkbox label="Send Receipt to Golf Course?" {...useFlag("tee_time.should_email_course")} />
      </div>
    </Panel>
  );
}
