import { discountForm } from "@teedesk/domain";
import { DateInput, MoneyInput, MultiCombobox, NumberInput } from "@teedesk/ui";
import { AmountInput } from "../../editing/AmountInput.tsx";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { useField } from "../../editing/formStore.ts";
import { recordFields } from "../../editing/recordFields.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyRelated } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { discountCalls } from "./discount.api.ts";

/** ADM-DISC-07 to ADM-DISC-18. */
const { TextField, FlagField, ListField, useValue, table } = recordFields(discountForm, {
  code: "Code",
  start_date: "Start Date",
  end_date: "End Date",
  is_dollars: "$ or %",
  amount: "Amount",
  min_discount: "Min Discount",
  max_discount: "Max Discount",
  min_players: "Min Players",
  max_players: "Max Players",
  gift_certificate_stack: "Stacks with Gift Certificates?",
  enabled: "Enabled?",
  courses: { label: "Courses", useOptions: useCourseOptions },
});

const unlimited = "0: no limit.";
const limitOfCharge = `Charge; ${unlimited}`;

/** The amount with the choice of $ or % beside it (ADM-DISC-11). */
function Amount() {
  const unit = useField("is_dollars");
  const amount = useField("amount");
  const choose = (chosen: "$" | "%") => {
    unit.onChange(chosen === "$");
    amount.onChange("");
  };
  return <TextField name="amount" as={AmountInput} unit={unit.value === true ? "$" : "%"} onUnit={choose} />;
}

function DiscountFields() {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <FormPanel
        heading="Discount"
        flags={
          <>
            <FlagField name="gift_certificate_stack" />
            <FlagField name="enabled" />
          </>
        }
      >
        <TextField name="code" />
        <Amount />
        <TextField name="start_date" as={DateInput} year="next" hint="Blank is open." />
        <TextField
          name="end_date"
          as={DateInput}
          year="next"
          start={useValue("start_date")}
          hint="Included; blank is open."
        />
      </FormPanel>
      <FormPanel heading="Conditions">
        <TextField name="min_discount" as={MoneyInput} hint={limitOfCharge} />
        <TextField name="max_discount" as={MoneyInput} hint={limitOfCharge} />
        <TextField name="min_players" as={NumberInput} hint={unlimited} />
        <TextField name="max_players" as={NumberInput} hint={unlimited} />
        <ListField
          name="courses"
          as={MultiCombobox}
          {...useCourseOptions()}
          hint="None is all courses."
          className="lg:col-span-2"
        />
      </FormPanel>
    </div>
  );
}

export const discountRecord = record({
  ...table,
  name: "discount",
  paths: { list: paths.discounts, record: paths.discount },
  may: { create: "createDiscount", save: "updateDiscount", remove: "deleteDiscount" },
  titleOf: ({ code }) => code,
  Fields: DiscountFields,
  // Read again after each save, as everything shown of a record is (ADM-DISC-05, ADM-DISC-06).
  related: lazyRelated(async () =>
    (await import("../transactions/TransactionsPanel.tsx")).transactionsPart("GolfDiscount"),
  ),
  calls: discountCalls,
});
