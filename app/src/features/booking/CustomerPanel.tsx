import { Checkbox, FormGrid, Panel, TextInput } from "@teedesk/ui";
import { useFlag, useText } from "./useBooking.tsx";

/** Who plays and who gets a receipt (OPS-IBE-12 to 17, OPS-IBE-36, OPS-IBE-37). */
export function CustomerPanel() {
  return (
    <Panel heading="Customer">
      <FormGrid className="mb-0">
        <TextInput label="First Name" {...useText("customer.first_name")} />
        <TextInput label="Last Name" {...useText("customer.last_name")} />
        <TextInput label="Email" type="email" {...useText("customer.email")} />
        <TextInput label="Postal Code" {...useText("customer.postcode")} />
        <TextInput
          label="Additional Emails"
          className="lg:col-span-2"
          hint="Separated by commas."
          {...useText("tee_time.alt_emails")}
        />
        <TextInput
          label="Company / Organization / Folio / Account #"
          className="lg:col-span-2"
          {...useText("tee_time.folio")}
        />
      </FormGrid>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox label="Send Receipt to Customer?" {...useFlag("tee_time.should_email_customer")} />
        <Checkbox label="Send Receipt to Golf Course?" {...useFlag("tee_time.should_email_course")} />
      </div>
    </Panel>
  );
}
