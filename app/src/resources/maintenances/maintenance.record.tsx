import { maintenanceForm } from "@teedesk/domain";
import { DateInput, TextArea } from "@teedesk/ui";
import { FormPanel } from "../../editing/FormPanel.tsx";
import { recordFields } from "../../editing/recordFields.ts";
import { dayText } from "../../format/dayText.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { record } from "../../resource/record.ts";
import { CourseSelect } from "../choices/CourseSelect.tsx";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { type Maintenance, maintenanceCalls } from "./maintenance.api.ts";

/** ADM-MNT-06 to ADM-MNT-09. */
const { TextField, useValue, table } = recordFields(maintenanceForm, {
  start_date: "Start Date",
  end_date: "End Date",
  description: "Description",
  course: { label: "Course", useOptions: useCourseOptions },
});

const BookingsInsidePanel = lazyPart(async () => (await import("./BookingsInsidePanel.tsx")).BookingsInsidePanel);

function Inside() {
  const days = { start_date: useValue("start_date"), end_date: useValue("end_date") };
  return <BookingsInsidePanel course={useValue("course")} {...days} />;
}

function MaintenanceFields({ record }: { readonly record: Maintenance | null }) {
  return (
    <div className="flex flex-col gap-4">
      <FormPanel heading="Maintenance">
        <TextField name="course" as={CourseSelect} own={record?.course ?? null} className="lg:col-span-2" />
        <TextField name="start_date" as={DateInput} year="next" />
        <TextField name="end_date" as={DateInput} year="next" start={useValue("start_date")} hint="Included." />
        <TextField name="description" as={TextArea} className="lg:col-span-2" />
      </FormPanel>
      <Inside />
    </div>
  );
}

export const maintenanceRecord = record({
  ...table,
  name: "maintenance",
  paths: { list: paths.maintenances, record: paths.maintenance },
  may: { create: "createMaintenance", save: "updateMaintenance", remove: "deleteMaintenance" },
  titleOf: ({ course, start_date }) => `${course.course_name} ${dayText(start_date)}`,
  preset: ({ course_id = "" }) => ({ course: course_id }),
  Fields: MaintenanceFields,
  calls: maintenanceCalls,
});
