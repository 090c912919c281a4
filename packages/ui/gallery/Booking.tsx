import { useState } from "react";
import {
  Button,
  Checkbox,
  Combobox,
  DateInput,
  DefinitionList,
  FormGrid,
  Kbd,
  Ledger,
  MoneyInput,
  NumberInput,
  Panel,
  TextInput,
  TimeInput,
} from "../src/index.ts";
import { courses } from "./samples.ts";

const lines = [
  { key: "charge", label: "Charge", amount: "100.00" },
  {
    key: "rental_clubs",
    label: "Rental clubs",
    amount: "45.00",
    explanation: "Callaway, right, male: 45.00 × 1",
  },
  { key: "service_fee", label: "Service fee", amount: "12.50", explanation: "5 % of 125.00 × 2 players" },
  {
    key: "discount",
    label: "Discount FAIRWAY15",
    amount: "−15.00",
    explanation: "15 % of 100.00 = 15.00, rounded half up",
  },
  {
    key: "gift",
    label: "Gift certificate GIFT-100",
    amount: "−100.00",
    explanation: "All of its balance; 0.00 remains",
  },
];

/** The three zones of the booking screen: when and where, who pays, the total. */
export function Booking() {
  const [values, setValues] = useState<Record<string, string>>({ course: "1", players: "2", charge: "100.00" });
  const field = (name: string) => ({
    name,
    value: values[name] ?? "",
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-[1fr_1fr_20rem]">
      <Panel heading="Tee time">
        <FormGrid>
          <Combobox label="Course" className="lg:col-span-2" options={courses} {...field("course")} />
          <DateInput label="Play Date" {...field("play_date")} />
          <TimeInput label="Play Time" {...field("play_time")} />
          <NumberInput label="Players" {...field("players")} />
          <MoneyInput label="Charge Amount" {...field("charge")} />
          <TextInput label="Confirmation Number" className="lg:col-span-2" {...field("confirmation")} />
        </FormGrid>
      </Panel>
      <Panel heading="Customer and payment">
        <FormGrid>
          <TextInput label="First Name" {...field("first_name")} />
          <TextInput label="Last Name" {...field("last_name")} />
          <div className="flex gap-2 lg:col-span-2">
            <TextInput label="Discount code" className="grow" {...field("discount_code")} />
            <Button className="mt-5">Apply</Button>
          </div>
          <div className="flex gap-2 lg:col-span-2">
            <TextInput label="Gift certificate" className="grow" error="has no balance left" {...field("gift")} />
            <Button className="mt-5">Apply</Button>
          </div>
          <Checkbox label="Send Receipt to Customer?" name="s" checked onChange={() => undefined} className="pb-3" />
        </FormGrid>
      </Panel>
      <Panel heading="Totals" className="lg:col-span-2 2xl:col-span-1">
        <DefinitionList
          className="mb-3 border-b border-line pb-3 text-sm"
          items={[
            { label: "Rate", value: "$125.00" },
            { label: "Cancel hours", value: "48" },
          ]}
        />
        <Ledger lines={lines} total={{ label: "Total", amount: "$42.50" }} />
        <Button kind="primary" className="mt-4 w-full">
          Book
        </Button>
        <p className="mt-2 flex items-center justify-center gap-1 text-xs text-ink-muted">
          <Kbd>Ctrl</Kbd>
          <Kbd>Enter</Kbd> after a look at the total
        </p>
      </Panel>
    </div>
  );
}
