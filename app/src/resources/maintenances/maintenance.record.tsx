import { type MaintenanceDraft, maintenanceForm } from "@teedesk/domain";
import { DateInput, FormGrid, Panel, TextArea } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { optionName } from "../../editing/valueIn.tsx";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type Maintenance, maintenanceCalls } from "./maintenance.api.ts";

/** ADM-MNT-06 to ADM-MNT-09. */
const maintenanceLabels: Labels<MaintenanceDraft> = {
  start_date: "Start Date",
  end_date: "End Date",
  description: "Description",
  course: "Course",
};

const { TextField } = formFields(maintenanceLabels);

function MaintenanceFields({ record }: { readonly record: Maintenance | null }) {
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

export const maintenanceRecord = record({
  name: "maintenance",
  paths: { list: paths.maintenances, record: paths.maintenance },
  may: { create: "createMaintenance", save: "updateMaintenance", remove: "deleteMaintenance" },
  titleOf: ({ course, start_date }) => `${course.course_name} ${dayText(start_date)}`,
  form: maintenanceForm,
  preset: ({ course_id = "" }) => ({ course: course_id }),
  labels: maintenanceLabels,
  names: { course: optionName(useCourseOptions) },
  Fields: MaintenanceFields,
  calls: maintenanceCalls,
});
