import { holidayForm } from "@teedesk/domain";
import type { Query } from "../../contract/contract.ts";
import { holidayCourses, holidays } from "../../db/schema/index.ts";
import { courseList } from "../../records/links.ts";
import { contains, onOrAfter, onOrBefore } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";

const { id, lock_version, name, start_date, end_date } = holidays;
const courses = courseList(holidayCourses, holidayCourses.holiday_id, id);
const shown = { id, lock_version, name, start_date, end_date, courses: courses.shown };

const days = tableResource<Query<"listHolidays">>()({
  entity: "holiday",
  table: holidays,
  form: holidayForm,
  shown: (db) => db.select(shown).from(holidays).$dynamic(),
  filters: {
    name: (text) => contains(name, text),
    start_date: (day) => onOrAfter(end_date, day),
    end_date: (day) => onOrBefore(start_date, day),
    ...courses.filters,
  },
  sorts: { name, start_date, end_date },
  order: ["-start_date"],
  row: ({ courses: _courses, ...holiday }) => holiday,
  stored: courses.store,
  constraints: courses.constraints,
});

/** Holidays, on which courses have special rates (ADM-HOL). Only admins write them (ROLE-25). */
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
