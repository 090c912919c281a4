import { handedLabel, type RentalClubDraft, sexLabel } from "@teedesk/domain";
import { FormGrid, MoneyInput, Panel, PercentInput, RadioGroup, TextArea } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { CourseSelect } from "../courses/CourseSelect.tsx";
import type { RentalClub } from "./rentalClub.api.ts";

/** ADM-CLUB-16 to ADM-CLUB-26. */
export const rentalClubLabels: Labels<RentalClubDraft> = {
  course: "Course",
  brand: "Brand",
  description: "Description",
  handed: "Handed",
  sex: "Sex",
  cost: "Cost",
  rate: "Rate",
  charge: "Charge",
  is_dollars: "Commission in dollars?",
  commission: "Commission",
  archived: "Archived?",
};

const { TextField, FlagField, useValue } = formFields(rentalClubLabels);

export const handedOptions = ([0, 1] as const).map((code) => ({ value: String(code), text: handedLabel(code) }));
export const sexOptions = ([0, 1] as const).map((code) => ({ value: String(code), text: sexLabel(code) }));

export function RentalClubFields({ record }: { readonly record: RentalClub | null }) {
  const isDollars = useValue("is_dollars");
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel heading="Rental club">
        <FormGrid>
          <TextField name="course" as={CourseSelect} own={record?.course ?? null} className="lg:col-span-2" />
          <TextField name="brand" className="lg:col-span-2" />
          <TextField name="handed" as={RadioGroup} options={handedOptions} />
          <TextField name="sex" as={RadioGroup} options={sexOptions} />
          <TextField name="description" as={TextArea} className="lg:col-span-2" />
        </FormGrid>
        <FlagField name="archived" />
      </Panel>
      <Panel heading="Prices of one set">
        <FormGrid>
          <TextField name="cost" as={MoneyInput} hint="What it costs us." />
          <TextField name="rate" as={MoneyInput} hint="What the course asks." />
          <TextField name="charge" as={MoneyInput} hint="What the customer pays." />
          <TextField name="commission" as={isDollars ? MoneyInput : PercentInput} />
        </FormGrid>
        <FlagField name="is_dollars" className="mt-4" />
      </Panel>
    </div>
  );
}
