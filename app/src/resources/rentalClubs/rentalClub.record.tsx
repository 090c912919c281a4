import { handedLabels, rentalClubForm, sexLabels } from "@teedesk/domain";
import { MoneyInput, optionsOf, PercentInput, RadioGroup, TextArea } from "@teedesk/ui";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type RentalClub, rentalClubCalls } from "./rentalClub.api.ts";

/** ADM-CLUB-16 to ADM-CLUB-26. */
const { TextField, FlagField, useValue, table } = recordFields(rentalClubForm, {
  course: { label: "Course", useOptions: useCourseOptions },
  brand: "Brand",
  description: "Description",
  handed: { label: "Handed", options: optionsOf(handedLabels) },
  sex: { label: "Sex", options: optionsOf(sexLabels) },
  cost: "Cost",
  rate: "Rate",
  charge: "Charge",
  is_dollars: "Commission in dollars?",
  commission: "Commission",
  archived: "Archived?",
});

function RentalClubFields({ record }: { readonly record: RentalClub | null }) {
  const isDollars = useValue("is_dollars");
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <FormPanel heading="Rental club" flags={<FlagField name="archived" />}>
        <TextField name="course" as={CourseSelect} own={record?.course ?? null} className="lg:col-span-2" />
        <TextField name="brand" className="lg:col-span-2" />
        <TextField name="handed" as={RadioGroup} />
        <TextField name="sex" as={RadioGroup} />
        <TextField name="description" as={TextArea} className="lg:col-span-2" />
      </FormPanel>
      <FormPanel heading="Prices of one set" flags={<FlagField name="is_dollars" />}>
        <TextField name="cost" as={MoneyInput} hint="What it costs us." />
        <TextField name="rate" as={MoneyInput} hint="What the course asks." />
        <TextField name="charge" as={MoneyInput} hint="What the customer pays." />
        <TextField name="commission" as={isDollars ? MoneyInput : PercentInput} hint="No figure counts it." />
      </FormPanel>
    </div>
  );
}

export const rentalClubRecord = record({
  ...table,
  name: "rental_club",
  paths: { list: paths.rentalClubs, record: paths.rentalClub },
  may: { create: "createRentalClub", save: "updateRentalClub", remove: "deleteRentalClub" },
  titleOf: ({ brand }) => brand || "Rental Club",
  preset: ({ course_id = "" }) => ({ course: course_id }),
  Fields: RentalClubFields,
  calls: rentalClubCalls,
});
