import type { MaintenanceDraft } from "@teedesk/domain";
import { DateInput, FormGrid, Panel, TextArea } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { CourseSelect } from "../courses/CourseSelect.tsx";
import type { Maintenance } from "./maintenance.api.ts";

/** ADM-MNT-06 to ADM-MNT-09. */
export const maintenanceLabels: Labels<MaintenanceDraft> = {
  start_date: "Start Date",
  end_date: "End Date",
  description: "Description",
  course: "Course",
};

const { TextField } = formFields(maintenanceLabels);

export function MaintenanceFields({ record }: { readonly record: Maintenance | null }) {
  return (
    <Panel heading="Maintenance">
      <FormGrid>
        <TextField name="course" as={CourseSelect} own={record?.course ?? null} required className="lg:col-span-2" />
        <TextField name="start_date" as={DateInput} required />
        <TextField name="end_date" as={DateInput} required hint="Included." />
        <TextField name="description" as={TextArea} className="lg:col-span-2" />
      </FormGrid>
    </Panel>
  );
}
