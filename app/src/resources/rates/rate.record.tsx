import { golfRateForm } from "@teedesk/domain";
import { FormGrid, MoneyInput, NumberInput, optionsOf, Panel, PercentInput, RadioGroup, TextArea } from "@teedesk/ui";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { decimalText } from "../../format/amountText.ts";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { FeeInput } from "./FeeInput.tsx";
import { RateDateRanges } from "./RateDateRanges.tsx";
import { type GolfRate, rateCalls } from "./rate.api.ts";

const rateTypes = optionsOf({ RicGolfRate: "RIC Rate", ApiGolfRate: "API Rate" });

/** ADM-RATE-24, ADM-RATE-28 to ADM-RATE-48. */
const { TextField, FlagField, useValue, table } = recordFields(golfRateForm, {
  type: { label: "Rate Type", options: rateTypes },
  course: { label: "Course", useOptions: useCourseOptions },
  rate: "Rate",
  deposit: "Deposit",
  wholesale_rate: "Wholesale Rate",
  max_refund: "Max Refund",
  service_fee: "Service Fee",
  non_refundable: "Non Refundable Amount",
  cancel_hours: "Cancel Hours",
  course_balance: "Course Balance",
  max_advance_days: "Max Advance Days",
  disabled: "Disabled?",
  archived: "Archived?",
  commission: "Commission",
  is_commission_dollars: "Commission in dollars?",
  golfswitch_commission: "API Rate Commission",
  is_golfswitch_commission_dollars: "API Rate Commission in dollars?",
  is_dynamic: "Dynamic rate",
  is_dynamic_greater: "Prefer RIC rate if lower",
  internal_memo: "Internal Memo",
  external_memo: "External Memo",
  rate_sheet_note: "Rate Sheet Note",
});

/** The history has the date ranges too. */
const labels = { ...table.labels, rate_date_ranges: "Date Ranges" };

/** The terms of the rate's kind; values typed for the other kind are kept until a save. */
function Terms() {
  const isCommissionDollars = useValue("is_commission_dollars");
  const isApiCommissionDollars = useValue("is_golfswitch_commission_dollars");
  const isApi = useValue("type") === "ApiGolfRate";
  return (
    <Panel heading="Prices of one player">
      <FormGrid>
        <TextField name="rate" as={MoneyInput} />
        <TextField name="service_fee" as={FeeInput} />
        {!isApi && (
          <>
            <TextField name="wholesale_rate" as={MoneyInput} hint="To the course." />
            <TextField name="course_balance" as={MoneyInput} hint="No figure counts it." />
            <TextField name="deposit" as={MoneyInput} hint="No figure counts it." />
            <TextField name="max_refund" as={MoneyInput} />
            <TextField name="non_refundable" as={MoneyInput} />
            <TextField name="cancel_hours" as={NumberInput} hint="Before play." />
          </>
        )}
        <TextField name="commission" as={isCommissionDollars ? MoneyInput : PercentInput} />
        {isApi && (
          <TextField
            name="golfswitch_commission"
            as={isApiCommissionDollars ? MoneyInput : PercentInput}
            hint="No figure counts it."
          />
        )}
      </FormGrid>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <FlagField name="is_commission_dollars" />
        {isApi && <FlagField name="is_golfswitch_commission_dollars" />}
      </div>
    </Panel>
  );
}

function RateFields({ record }: { readonly record: GolfRate | null }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <FormPanel
        heading="Rate"
        flags={
          <>
            <FlagField name="is_dynamic" />
            <FlagField name="is_dynamic_greater" />
            <FlagField name="disabled" />
            <FlagField name="archived" />
          </>
        }
      >
        <TextField name="type" as={RadioGroup} className="lg:col-span-2" />
        <TextField name="course" as={CourseSelect} own={record?.course ?? null} />
        <TextField name="max_advance_days" as={NumberInput} hint="0: no limit." />
        <TextField name="internal_memo" as={TextArea} />
        <TextField name="external_memo" as={TextArea} />
        <TextField name="rate_sheet_note" as={TextArea} className="lg:col-span-2" />
      </FormPanel>
      <Terms />
    </div>
  );
}

export const rateRecord = record({
  ...table,
  name: "rate",
  paths: { list: paths.rates, record: paths.rate },
  may: { create: "createRate", save: "updateRate", remove: "deleteRate" },
  titleOf: ({ course, rate, humanized_type }) => `${course.course_name}, ${humanized_type} $${decimalText(rate)}`,
  preset: ({ course_id = "" }) => ({ course: course_id }),
  labels,
  Fields: RateFields,
  Rows: RateDateRanges,
  calls: rateCalls,
});
