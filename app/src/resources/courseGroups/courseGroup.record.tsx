import { courseGroupForm } from "@teedesk/domain";
import { Panel } from "@teedesk/ui";
import { recordFields } from "../../editing/recordFields.ts";
import type { ReadContext } from "../../navigation/page.ts";
import { paths } from "../../navigation/paths.ts";
import { record } from "../../resource/record.ts";
import { allCourses } from "../choices/courseChoices.api.ts";
import { useCourseOptions } from "../choices/useCourseOptions.ts";
import { apiActions, apiUsers, courseGroupCalls } from "./courseGroup.api.ts";
import { useApiActionOptions, useApiUserOptions } from "./useAccessOptions.ts";

/** ADM-GRP-11 to ADM-GRP-14. */
const { TextField, ListField, table } = recordFields(courseGroupForm, {
  group_name: "Course Group Name",
  actions: { label: "API Actions", useOptions: useApiActionOptions },
  users: { label: "API Users", useOptions: useApiUserOptions },
  courses: { label: "Courses", useOptions: useCourseOptions },
});

function CourseGroupFields() {
  return (
    <div className="grid gap-4 xl:grid-cols-3">
      <Panel heading="Course group">
        <div className="flex flex-col gap-4">
          <TextField name="group_name" />
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

const idsOf = (records: readonly { readonly id: number }[]): readonly string[] => records.map(({ id }) => String(id));

/** A new group begins with everything ticked (ADM-GRP-15). */
async function everything({ api, queries }: ReadContext) {
  const [courses, actions, users] = await Promise.all([
    queries.fetchQuery(allCourses(api)),
    queries.fetchQuery(apiActions(api)),
    queries.fetchQuery(apiUsers(api)),
  ]);
  return { courses: idsOf(courses), actions: idsOf(actions), users: idsOf(users) };
}

/** The history names two of the fields as the show call does. */
const labels = { ...table.labels, api_actions: table.labels.actions, api_users: table.labels.users };

export const courseGroupRecord = record({
  ...table,
  name: "course_group",
  paths: { list: paths.courseGroups, record: paths.courseGroup },
  may: { create: "createCourseGroup", save: "updateCourseGroup", remove: "deleteCourseGroup" },
  titleOf: ({ group_name }) => group_name,
  reads: everything,
  labels,
  Fields: CourseGroupFields,
  calls: courseGroupCalls,
});
