import { holidayForm } from "@teedesk/domain";
import { desc, eq, type SQL } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import { golfCourses, holidayCourses, holidays } from "../../db/schema/index.ts";
import { coursesOf, hasCourse } from "../../records/columns.ts";
import { contains, onOrAfter, onOrBefore } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";

const { id, lock_version, name, start_date, end_date } = holidays;
const { course_name } = golfCourses;

const courses = coursesOf(holidayCourses, holidayCourses.holiday_id, id);

/** Whether such a course keeps the holiday. */
const isKeptBy = (course: SQL): SQL => hasCourse(holidayCourses, holidayCourses.holiday_id, id, course);

const days = tableResource<Query<"listHolidays">>()({
  entity: "holiday",
  table: holidays,
  form: holidayForm,
  shown: (db) => db.select({ id, lock_version, name, start_date, end_date, courses }).from(holidays).$dynamic(),
  filters: {
    name: (text) => contains(name, text),
    start_date: (day) => onOrAfter(end_date, day),
    end_date: (day) => onOrBefore(start_date, day),
    course_id: (course) => isKeptBy(eq(golfCourses.id, course)),
    course_name: (text) => isKeptBy(contains(course_name, text)),
  },
  sorts: { name, start_date, end_date },
  order: [desc(start_date)],
  row: ({ name, start_date, end_date }) => ({ name, start_date, end_date }),
  stored: async (tx, holiday_id, input) => {
    await tx.delete(holidayCourses).where(eq(holidayCourses.holiday_id, holiday_id));
    await tx.insert(holidayCourses).values(input.courses.map((course) => ({ holiday_id, golf_course_id: course.id })));
  },
  constraints: { holiday_courses_golf_course_id_golf_courses_id_fk: { path: "courses", code: "choice_unknown" } },
});

/** Days on which courses have rates of their own (ADM-HOL). Only admins write them (ROLE-25). */
export function holidayHandlers({ db }: Services): ResourceHandlers<"Holiday"> {
  const records = days(db);
  return {
    listHolidays: ({ query }) => records.list(query),
    countHolidays: ({ query }) => records.count(query),
    getHoliday: ({ path }) => records.show(path.id),
    createHoliday: ({ body, staff }) => records.create(staff, body.holiday),
    updateHoliday: ({ body, staff }) => records.update(staff, body.id, body.holiday),
    deleteHoliday: ({ path, staff }) => records.remove(staff, path.id),
  };
}
