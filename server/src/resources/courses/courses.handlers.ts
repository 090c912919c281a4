import { courseForm } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Handlers } from "../../contract/contract.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { accepted } from "../../platform/refuseIssues.ts";
import { recordsOf } from "../../records.ts";
import type { Services } from "../../services.ts";
import { countCourses, listChoices, listCourses } from "./courses.repository.ts";
import { deleteCourse } from "./deleteCourse.ts";
import { findCourse } from "./findCourse.ts";
import { courseRows, insertCourse, updateCourse } from "./writeCourse.ts";

type Schemas = components["schemas"];

type CourseHandlers = Pick<
  Handlers,
  | "listCourseChoices"
  | "listLiveCourseChoices"
  | "listInternalCourseChoices"
  | "listCourses"
  | "countCourses"
  | "getCourse"
  | "createCourse"
  | "updateCourse"
  | "deleteCourse"
>;

const rowsOf = (stored: Schemas["Course"] | null, sent: Schemas["CourseInput"]) =>
  courseRows(accepted(courseForm.accept(stored, sent)));

/** API-006 to API-008 and ADM-CRS. Only admins write courses (ROLE-23). */
export function courseHandlers({ db }: Services): CourseHandlers {
  const courses = recordsOf(db, { entity: "course", table: golfCourses, find: findCourse });
  return {
    listCourseChoices: () => listChoices(db, "all"),
    listLiveCourseChoices: () => listChoices(db, "live"),
    listInternalCourseChoices: () => listChoices(db, "internal"),
    listCourses: ({ query }) => listCourses(db, query),
    countCourses: ({ query }) => countCourses(db, query),
    getCourse: ({ path }) => courses.show(path.id),
    createCourse: ({ body, staff }) => courses.create(staff, (tx) => insertCourse(tx, rowsOf(null, body.course))),
    updateCourse: ({ body: { id, course }, staff }) =>
      courses.update(staff, { id, lock_version: course.lock_version }, (tx, before) =>
        updateCourse(tx, id, rowsOf(before, course)),
      ),
    deleteCourse: ({ path, staff }) => courses.remove(staff, path.id, (tx) => deleteCourse(tx, path.id)),
  };
}
