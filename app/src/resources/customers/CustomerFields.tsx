import type { CustomerDraft } from "@teedesk/domain";
import { Alert, Checkbox, FormGrid, Panel, Select, TextArea, TextInput } from "@teedesk/ui";
import type { FormFields } from "../../editing/formFields.ts";
import { messages } from "../../messages/messages.ts";
import { CountrySelect } from "../countries/CountrySelect.tsx";
import { customerTypeOptions } from "./customerTypes.ts";

/** The customer form (ADM-CUST-04 to ADM-CUST-18). */
export function CustomerFields({ form }: { form: FormFields<CustomerDraft> }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel heading="Customer">
        <FormGrid>
          <Select {...form.text("type")} options={customerTypeOptions} className="lg:col-span-2" />
          <TextInput {...form.text("first_name")} />
          <TextInput {...form.text("last_name")} />
          <TextInput {...form.text("email")} type="email" className="lg:col-span-2" />
          <TextInput {...form.text("primary_phone")} type="tel" />
          <TextInput {...form.text("mobile_phone")} type="tel" />
        </FormGrid>
        {form.isAsked && (
          <Alert tone="warning" className="mt-3">
            {messages.duplicateCustomer}
            <p className="font-normal">{messages.duplicateAnswer}</p>
          </Alert>
        )}
        {!form.readOnly && <Checkbox {...form.flag("ignore_duplicate")} />}
      </Panel>
      <Panel heading="Address">
        <FormGrid>
          <TextInput {...form.text("address")} className="lg:col-span-2" />
          <TextInput {...form.text("address_2")} />
          <TextInput {...form.text("address_3")} />
          <TextInput {...form.text("city")} />
          <TextInput {...form.text("subdivision")} />
          <TextInput {...form.text("postcode")} />
          <CountrySelect {...form.text("country_alpha2")} />
          <TextArea {...form.text("legacy_address")} className="lg:col-span-2" />
        </FormGrid>
      </Panel>
    </div>
  );
}
