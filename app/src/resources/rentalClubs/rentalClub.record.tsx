import { handedLabel, type RentalClubDraft, rentalClubForm, sexLabel } from "@teedesk/domain";
import { FormGrid, MoneyInput, Panel, PercentInput, RadioGroup, TextArea } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { optionName } from "../../editing/valueIn.tsx";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type RentalClub, rentalClubCalls } from "./rentalClub.api.ts";

/** ADM-CLUB-16 to ADM-CLUB-26. */
const rentalClubLabels: Labels<RentalClubDraft> = {
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

const handedOptions = ([0, 1] as const).map((code) => ({ value: String(code), text: handedLabel(code) }));
const sexOptions = ([0, 1] as const).map((code) => ({ value: String(code), text: sexLabel(code) }));

function RentalClubFields({ record }: { readonly record: RentalClub | null }) {
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

export const rentalClubRecord = record({
  name: "rental_club",
  paths: { list: paths.rentalClubs, record: paths.rentalClub },
  may: { create: "createRentalClub", save: "updateRentalClub", remove: "deleteRentalClub" },
  titleOf: ({ brand }) => brand || "Rental Club",
  form: rentalClubForm,
  preset: ({ course_id = "" }) => ({ course: course_id }),
  labels: rentalClubLabels,
  names: {
    course: optionName(useCourseOptions),
    handed: optionName(() => ({ options: handedOptions })),
    sex: optionName(() => ({ options: sexOptions })),
  },
  Fields: RentalClubFields,
  calls: rentalClubCalls,
});
