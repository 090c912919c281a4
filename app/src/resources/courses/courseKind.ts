import { type CourseDraft, type CourseInput, courseForm } from "@teedesk/domain";
import type { RecordKind } from "../../editing/recordKind.ts";
import { paths } from "../../navigation/paths.ts";
import { cached } from "../../queries/cached.ts";
import { CountryName } from "../countries/CountryName.tsx";
import { CourseFields } from "./CourseFields.tsx";
import { CourseParts } from "./CourseParts.tsx";
import { type Course, courseCalls } from "./course.api.ts";
import { courseLabels } from "./courseLabels.ts";

export const courseKind: RecordKind<CourseDraft, CourseInput, Course> = {
  entity: "course",
  list: cached.courses,
  ...courseForm,
  calls: courseCalls,
  save: "updateCourse",
  nameOf: ({ course_name, display_name }) => course_name || display_name || "Course",
  labels: courseLabels,
  names: { country_alpha2: CountryName },
  Fields: CourseFields,
  More: CourseParts,
  listPath: paths.courses,
  recordPath: paths.course,
};
