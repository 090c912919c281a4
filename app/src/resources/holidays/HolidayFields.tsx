import type { HolidayDraft } from "@teedesk/domain";
import { DateInput, FormGrid, MultiCombobox, Panel } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { useCourseOptions } from "../courses/useCourseOptions.ts";

/** ADM-HOL-05 to ADM-HOL-08. */
export const holidayLabels: Labels<HolidayDraft> = {
  name: "Name",
  start_date: "Start Date",
  end_date: "End Date",
  courses: "Courses",
};

const { TextField, ListField } = formFields(holidayLabels);

export function HolidayFields() {
  return (
    <Panel heading="Holiday">
      <FormGrid>
        <TextField name="name" required className="lg:col-span-2" />
        <TextField name="start_date" as={DateInput} required />
        <TextField name="end_date" as={DateInput} required hint="Included." />
        <ListField name="courses" as={MultiCombobox} {...useCourseOptions()} required className="lg:col-span-2" />
      </FormGrid>
    </Panel>
  );
}
