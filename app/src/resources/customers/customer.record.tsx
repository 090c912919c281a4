import { customerForm } from "@teedesk/domain";
import { Alert, FormGrid, Link, type Option, optionsOf, Panel, Select, TextArea } from "@teedesk/ui";
import { useEffect, useRef } from "react";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { useFormState } from "../../editing/formStore.ts";
import { recordFields } from "../../editing/recordFields.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { CountrySelect } from "../countries/CountrySelect.tsx";
import { useCountryOptions } from "../countries/useCountryOptions.ts";
import { customerCalls, customerTypes } from "./customer.api.ts";

/** The two kinds of customer as choices. */
const customerTypeOptions: readonly Option[] = optionsOf(customerTypes);

/** MSG-45 and ADM-CUST-04 to ADM-CUST-18. */
const { TextField, FlagField, useValue, table } = recordFields(customerForm, {
  type: { label: "Record Type", options: customerTypeOptions },
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  address: "Address",
  address_2: "Address 2",
  address_3: "Address 3",
  city: "City",
  subdivision: "State/Province",
  postcode: "Zip/Post Code",
  country_alpha2: { label: "Country", useOptions: useCountryOptions },
  primary_phone: "Primary Phone",
  mobile_phone: "Mobile Phone",
  legacy_address: "Legacy Shipping Address",
  ignore_duplicate: "Create a duplicate customer",
});

/** In a tab of its own: what is typed here stays. */
function OthersLink() {
  const email = useValue("email").trim();
  const filters = JSON.stringify({ email });
  return (
    <Link href={`${paths.customers()}?filters=${encodeURIComponent(filters)}`} external>
      Show the customers with {email}
    </Link>
  );
}

function CustomerFields() {
  const { readOnly, isAsked } = useFormState();
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question and the box that answers it, wherever the page was scrolled to.
    if (!isAsked) return;
    asked.current?.scrollIntoView({ block: "nearest" });
    asked.current?.querySelector("input")?.focus();
  }, [isAsked]);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel heading="Customer">
        <FormGrid>
          <TextField name="type" as={Select} className="lg:col-span-2" />
          <TextField name="first_name" />
          <TextField name="last_name" />
          <TextField name="email" type="email" className="lg:col-span-2" />
          <TextField name="primary_phone" type="tel" />
          <TextField name="mobile_phone" type="tel" />
        </FormGrid>
        <div ref={asked}>
          {isAsked && (
            <Alert tone="warning" className="mt-3">
              {messages.duplicateCustomer}
              <p className="font-normal">{messages.duplicateAnswer}</p>
              <OthersLink />
            </Alert>
          )}
          {!readOnly && <FlagField name="ignore_duplicate" />}
        </div>
      </Panel>
      <FormPanel heading="Address">
        <TextField name="address" className="lg:col-span-2" />
        <TextField name="address_2" />
        <TextField name="address_3" />
        <TextField name="city" />
        <TextField name="subdivision" />
        <TextField name="postcode" />
        <TextField name="country_alpha2" as={CountrySelect} />
        <TextField name="legacy_address" as={TextArea} className="lg:col-span-2" />
      </FormPanel>
    </div>
  );
}

const RecordMailPanel = lazyPart(async () => (await import("../mail/RecordMailPanel.tsx")).RecordMailPanel);

/** Customers; `customerPage` adds the bookings and certificates of one. */
export const customerRecord = record({
  ...table,
  name: "customer",
  paths: { list: paths.customers, record: paths.customer },
  may: { create: "createCustomer", save: "updateCustomer" },
  titleOf: ({ first_name, last_name, email }) => `${first_name} ${last_name}`.trim() || email || "Customer",
  Fields: CustomerFields,
  Actions: ({ record: { id } }) => <RecordMailPanel entity="customer" id={id} />,
  calls: customerCalls,
});
