import { courseForm } from "@teedesk/domain";
import { Link } from "@teedesk/ui";
import type { RecordPart } from "../../editing/editableRecord.ts";
import { optionName } from "../../editing/valueIn.tsx";
import { wordsOfValue } from "../../editing/wordsOfValue.ts";
import { flagFilter, textFilter } from "../../listing/filters.tsx";
import { type List, unpaged } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { resource } from "../../resource/resource.ts";
import { useCountryOptions } from "../countries/useCountryOptions.ts";
import { CourseFields, courseLabels } from "./CourseFields.tsx";
import {
  type Course,
  type CourseFilters,
  type CourseRow,
  type CourseSortField,
  countCourses,
  courseCalls,
  listCourses,
} from "./course.api.ts";

/** The name leads to the course too: it stays in sight where the last column has to be scrolled to. */
const nameLink = ({ id, course_name }: CourseRow) => <Link href={paths.course(id)}>{course_name}</Link>;

/** All courses, by name (ADM-CRS-12 to ADM-CRS-20, CONST-29). */
export const courseList: List<CourseRow, CourseFilters, CourseSortField> = {
  name: "course",
  label: "Courses",
  empty: "No courses match.",
  columns: [
    { key: "course_name", header: "Name", cell: nameLink, sortable: true },
    { key: "inactive", header: "Inactive?", cell: ({ inactive }) => wordsOfValue(inactive), sortable: true },
    { key: "internal_only", header: "Internal?", cell: (row) => wordsOfValue(row.internal_only), sortable: true },
    { key: "address", header: "Address", cell: ({ address }) => address, sortable: true },
    { key: "city", header: "City", cell: ({ city }) => city, sortable: true },
    { key: "phone", header: "Phone", cell: ({ phone }) => phone, sortable: true },
    { key: "email", header: "Email", cell: ({ email }) => email, sortable: true, cut: true },
    viewColumn<CourseRow>(({ id }) => paths.course(id)),
  ],
  filters: {
    course_name: textFilter("Name"),
    inactive: flagFilter("Inactive?"),
    internal_only: flagFilter("Internal?"),
    address: textFilter("Address"),
    city: textFilter("City"),
    phone: textFilter("Phone"),
    email: textFilter("Email"),
  },
  defaults: unpaged([{ key: "course_name", desc: false }]),
  rows: listCourses,
  count: countCourses,
};

export const courses = resource({
  name: "course",
  paths: { list: paths.courses, record: paths.course, create: paths.newCourse },
  newText: "New Course",
  may: { create: "createCourse", save: "updateCourse", remove: "deleteCourse" },
  titleOf: ({ course_name, display_name }) => course_name || display_name || "Course",
  form: courseForm,
  labels: courseLabels,
  names: { country_alpha2: optionName(useCountryOptions) },
  Fields: CourseFields,
  Related: lazyPart<RecordPart<Course>>(async () => (await import("./CourseTabs.tsx")).CourseTabs),
  calls: courseCalls,
  list: courseList,
});
