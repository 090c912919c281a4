import { customerForm, fullName, mayCall } from "@teedesk/domain";
import { Alert, FormGrid, Link, LinkButton, type Option, optionsOf, Panel, Select, TextArea } from "@teedesk/ui";
import { useEffect, useRef, useState } from "react";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { useField, useFormState } from "../../editing/formStore.ts";
import { recordFields } from "../../editing/recordFields.ts";
import { selectLevel } from "../../flows/session/selectors.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { useServices, useSession } from "../../services/services.tsx";
import { CountrySelect } from "../countries/CountrySelect.tsx";
import { useCountryOptions } from "../countries/useCountryOptions.ts";
import { CallBackPanel } from "../promises/CallBackPanel.tsx";
import { type Customer, customerCalls, customerTypes } from "./customer.api.ts";

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

/** Opens in a new tab, so that the typed text stays. */
function OthersLink({ email }: { readonly email: string }) {
  const filters = JSON.stringify({ email });
  return (
    <Link href={`${paths.customers()}?filters=${encodeURIComponent(filters)}`} external>
      Show the customers with {email}
    </Link>
  );
}

/**
 * The question about a duplicate and its answer, right after the address (ADM-CUST-31, ADM-CUST-32). Both belong to that address
 * alone: with another one the question is gone and the box is clear.
 */
function Duplicate() {
  const { readOnly, isAsked } = useFormState();
  const email = useValue("email").trim();
  const { value: isTicked, onChange: tick } = useField("ignore_duplicate");
  const [asked, setAsked] = useState({ isAsked, email });
  if (asked.isAsked !== isAsked) setAsked({ isAsked, email });
  const isShown = isAsked && asked.email === email;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    // The reopened form has focused its first field before.
    const frame = requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: "nearest" });
      box.current?.querySelector("input")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  const [ticked, setTicked] = useState({ isTicked, email });
  if (ticked.isTicked !== isTicked) setTicked({ isTicked, email });
  const isStale = !readOnly && isTicked === true && ticked.isTicked === true && ticked.email !== email;
  useEffect(() => {
    if (isStale) tick(false);
  });
  return (
    <div ref={box} className="lg:col-span-2">
      {isShown && (
        <Alert tone="warning" className="mb-1">
          {messages.duplicateCustomer}
          <p className="font-normal">{messages.duplicateResult}</p>
        </Alert>
      )}
      {!readOnly && <FlagField name="ignore_duplicate" />}
      {isShown && <OthersLink email={email} />}
    </div>
  );
}

function CustomerFields() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel heading="Customer">
        <FormGrid>
          <TextField name="type" as={Select} className="lg:col-span-2" />
          <TextField name="first_name" />
          <TextField name="last_name" />
          <TextField name="email" kind="email" className="lg:col-span-2" />
          <Duplicate />
          <TextField name="primary_phone" kind="phone" />
          <TextField name="mobile_phone" kind="phone" />
        </FormGrid>
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

function CustomerActions({ record: { id, merged_into } }: RecordPart<Customer>) {
  const { config } = useServices();
  const level = useSession(selectLevel);
  if (typeof merged_into === "number") {
    return (
      <Alert tone="info">
        This customer was merged into <Link href={paths.customer(merged_into)}>customer {merged_into}</Link>, who has
        all bookings and certificates. Make your changes there.
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div data-acts className="flex flex-wrap gap-2 empty:hidden">
        <CallBackPanel id={id} />
        {config.merges_customers && mayCall(level, "listCustomerDuplicates") && (
          <LinkButton href={paths.customerDuplicates(id)}>Find duplicates</LinkButton>
        )}
      </div>
      <RecordMailPanel entity="customer" id={id} />
    </div>
  );
}

/** Customers; `customerPage` adds the bookings and certificates of one. */
export const customerRecord = record({
  ...table,
  name: "customer",
  paths: { list: paths.customers, record: paths.customer },
  may: { create: "createCustomer", save: "updateCustomer" },
  titleOf: (customer) => fullName(customer) || customer.email || "Customer",
  Fields: CustomerFields,
  Actions: CustomerActions,
  calls: customerCalls,
});
