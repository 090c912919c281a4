import type { QueryClient } from "@tanstack/react-query";
import { courseGroupForm } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import { optionName } from "../../editing/valueIn.tsx";
import { textFilter } from "../../listing/filters.tsx";
import { type List, unpaged } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { resource } from "../../resource/resource.ts";
import { allCourses } from "../courses/course.api.ts";
import { courseFilter } from "../courses/courseFilter.tsx";
import { useCourseOptions } from "../courses/useCourseOptions.ts";
import { CourseGroupFields, courseGroupLabels } from "./CourseGroupFields.tsx";
import {
  apiActions,
  apiUsers,
  type CourseGroupFilters,
  type CourseGroupRow,
  type CourseGroupSortField,
  countCourseGroups,
  courseGroupCalls,
  listCourseGroups,
} from "./courseGroup.api.ts";
import { useApiActionOptions, useApiUserOptions } from "./useAccessOptions.ts";

/** All course groups, by name (ADM-GRP-05 to ADM-GRP-10, UNCLEAR-46). */
const courseGroupList: List<CourseGroupRow, CourseGroupFilters, CourseGroupSortField> = {
  name: "course_group",
  label: "Course Groups",
  empty: "No course groups match.",
  columns: [
    viewColumn<CourseGroupRow>(({ id }) => paths.courseGroup(id)),
    { key: "group_name", header: "Course Group Name", cell: ({ group_name }) => group_name, sortable: true },
    {
      key: "course_names",
      header: "Courses",
      cell: ({ course_names }) => course_names.join(", "),
      sortable: true,
      cut: true,
    },
  ],
  filters: {
    group_name: textFilter("Course Group Name"),
    course_id: courseFilter("Course", "course_names"),
    course_name: textFilter("Course Name", "course_names"),
  },
  defaults: unpaged([{ key: "group_name", desc: false }]),
  rows: listCourseGroups,
  count: countCourseGroups,
};

const idsOf = (records: readonly { readonly id: number }[]): readonly string[] => records.map(({ id }) => String(id));

/** A new group begins with everything ticked (ADM-GRP-15). */
async function everything(api: Api, queries: QueryClient) {
  const [courses, actions, users] = await Promise.all([
    queries.fetchQuery(allCourses(api)),
    queries.fetchQuery(apiActions(api)),
    queries.fetchQuery(apiUsers(api)),
  ]);
  return { courses: idsOf(courses), actions: idsOf(actions), users: idsOf(users) };
}

/** The history calls two of the fields as the show call does. */
const labels = { ...courseGroupLabels, api_actions: courseGroupLabels.actions, api_users: courseGroupLabels.users };

export const courseGroups = resource({
  name: "course_group",
  paths: { list: paths.courseGroups, record: paths.courseGroup, create: paths.newCourseGroup },
  newText: "New Course Group",
  may: { create: "createCourseGroup", save: "updateCourseGroup", remove: "deleteCourseGroup" },
  titleOf: ({ group_name }) => group_name,
  form: courseGroupForm,
  readPreset: everything,
  labels,
  names: {
    courses: optionName(useCourseOptions),
    actions: optionName(useApiActionOptions),
    users: optionName(useApiUserOptions),
  },
  Fields: CourseGroupFields,
  calls: courseGroupCalls,
  list: courseGroupList,
});
