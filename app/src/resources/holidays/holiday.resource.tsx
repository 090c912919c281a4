import { holidayForm } from "@teedesk/domain";
import { optionName } from "../../editing/valueIn.tsx";
import { dayText } from "../../format/dayText.ts";
import { dayFilter } from "../../listing/dayFilter.tsx";
import { textFilter } from "../../listing/filters.tsx";
import { type List, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { resource } from "../../resource/resource.ts";
import { courseFilter } from "../courses/courseFilter.tsx";
import { useCourseOptions } from "../courses/useCourseOptions.ts";
import { HolidayFields, holidayLabels } from "./HolidayFields.tsx";
import {
  countHolidays,
  type Holiday,
  type HolidayFilters,
  type HolidaySortField,
  holidayCalls,
  listHolidays,
} from "./holiday.api.ts";

/** The holidays, the latest first (ADM-HOL-11 to ADM-HOL-17, CONST-19). */
const holidayList: List<Holiday, HolidayFilters, HolidaySortField> = {
  name: "holiday",
  label: "Holidays",
  empty: "No holidays match.",
  columns: [
    viewColumn<Holiday>(({ id }) => paths.holiday(id)),
    { key: "name", header: "Name", cell: ({ name }) => name, sortable: true },
    { key: "start_date", header: "Start Date", cell: ({ start_date }) => dayText(start_date), sortable: true },
    { key: "end_date", header: "End Date", cell: ({ end_date }) => dayText(end_date), sortable: true },
    {
      key: "courses",
      header: "Courses",
      cell: ({ courses }) => courses.map(({ course_name }) => course_name).join(", "),
      cut: true,
    },
  ],
  filters: {
    name: textFilter("Name"),
    start_date: dayFilter("Start Date"),
    end_date: dayFilter("End Date"),
    course_id: courseFilter("Course", "courses"),
    course_name: textFilter("Course Name", "courses"),
  },
  defaults: listDefaults([{ key: "start_date", desc: true }]),
  rows: listHolidays,
  count: countHolidays,
};

export const holidays = resource({
  name: "holiday",
  paths: { list: paths.holidays, record: paths.holiday, create: paths.newHoliday },
  newText: "New Holiday",
  may: { create: "createHoliday", save: "updateHoliday", remove: "deleteHoliday" },
  titleOf: ({ name }) => name,
  form: holidayForm,
  preset: ({ course_id }) => (course_id === undefined ? {} : { courses: [course_id] }),
  labels: holidayLabels,
  names: { courses: optionName(useCourseOptions) },
  Fields: HolidayFields,
  calls: holidayCalls,
  list: holidayList,
});
