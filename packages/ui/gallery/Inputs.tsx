import { useState } from "react";
import {
  DateInput,
  FormGrid,
  MoneyInput,
  NumberInput,
  Panel,
  PasswordInput,
  TextArea,
  TextInput,
  TimeInput,
} from "../src/index.ts";

const nothing = () => undefined;

export function Inputs() {
  const [values, setValues] = useState<Record<string, string>>({
    "tee_time.play_date": "11/21/2026",
    charge: "100.00",
  });
  const field = (name: string) => ({
    name,
    value: values[name] ?? "",
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Panel heading="Inputs">
        <FormGrid>
          <TextInput label="First Name" required {...field("customer.first_name")} />
          <TextInput label="Email" kind="email" hint="The receipt goes here." {...field("customer.email")} />
          <DateInput label="Play Date" {...field("tee_time.play_date")} />
          <TimeInput label="Play Time" {...field("tee_time.play_time")} />
          <NumberInput label="Players" {...field("tee_time.players")} />
          <MoneyInput label="Charge Amount" {...field("charge")} />
          <PasswordInput label="Password" {...field("password")} />
          <TextInput label="Folio / Account" disabled name="folio" value="Not for guests" onChange={nothing} />
          <TextArea label="Internal Notes" className="lg:col-span-2" {...field("tee_time.internal_notes")} />
        </FormGrid>
      </Panel>
      <Panel heading="Errors and read-only">
        <FormGrid>
          <TextInput label="Last Name" name="l" value="" onChange={nothing} error="can't be blank" />
          <MoneyInput label="Charge" name="c" value="0" onChange={nothing} error="You must charge more than $0." />
          <DateInput label="Start Date" name="s" value="13/45/2026" onChange={nothing} error="is not a date" />
          <TimeInput
            label="Start Time"
            name="st"
            value="25:00"
            onChange={nothing}
            error="is not a time of day"
            hint="24-hour"
          />
          <TextInput label="Confirmation" name="cf" value="TP-20931" onChange={nothing} readOnly />
          <MoneyInput label="Discount Amount" name="da" value="15.00" onChange={nothing} readOnly />
          <DateInput label="Created At" name="ca" value="11/02/2026" onChange={nothing} readOnly />
          <TextInput label="Voucher" name="v" value="" onChange={nothing} readOnly />
          <TextArea
            label="Notes"
            name="n"
            value={"Group of four, walking.\nSecond car arrives late."}
            onChange={nothing}
            readOnly
            className="lg:col-span-2"
          />
        </FormGrid>
      </Panel>
    </div>
  );
}
