import type { CourseGroupDraft } from "@teedesk/domain";
import { Panel } from "@teedesk/ui";
import { formFields, type Labels } from "../../editing/formFields.tsx";
import { useCourseOptions } from "../courses/useCourseOptions.ts";
import { useApiActionOptions, useApiUserOptions } from "./useAccessOptions.ts";

/** ADM-GRP-11 to ADM-GRP-14. */
export const courseGroupLabels: Labels<CourseGroupDraft> = {
  group_name: "Course Group Name",
  actions: "API Actions",
  users: "API Users",
  courses: "Courses",
};

const { TextField, ListField } = formFields(courseGroupLabels);

export function CourseGroupFields() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-3">
      <Panel heading="Course group">
        <div className="flex flex-col gap-4">
          <TextField name="group_name" required />
          <ListField name="actions" options={useApiActionOptions().options} selectAll />
          <ListField name="users" options={useApiUserOptions().options} selectAll />
        </div>
      </Panel>
      <Panel heading="Courses" className="xl:col-span-2">
        <ListField name="courses" options={useCourseOptions().options} selectAll labelHidden />
      </Panel>
    </div>
  );
}
