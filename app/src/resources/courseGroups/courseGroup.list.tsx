import { textFilter } from "../../listing/filters.tsx";
import { type ListOf, unpaged } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { courseFilter } from "../choices/courseFilter.tsx";
import { courseGroupCalls } from "./courseGroup.api.ts";

/** All course groups, by name (ADM-GRP-05 to ADM-GRP-10, UNCLEAR-46). */
export const courseGroupList: ListOf<"listCourseGroups"> = {
  name: "course_group",
  label: "Course Groups",
  empty: { plural: "course groups" },
  columns: [
    viewColumn(paths.courseGroup),
    { key: "group_name", header: "Course Group Name", sortable: true },
    {
      key: "course_names",
      header: "Courses",
      cell: ({ course_names }) => course_names.join(", "),
      sortable: true,
      cut: true,
      className: "max-w-none",
    },
  ],
  filters: {
    group_name: textFilter("Course Group Name"),
    course_id: courseFilter("Course", "course_names"),
    course_name: textFilter("Course Name", "course_names"),
  },
  defaults: unpaged([{ key: "group_name", desc: false }]),
  calls: courseGroupCalls,
  create: { text: "New Course Group", call: "createCourseGroup", path: paths.newCourseGroup },
};
