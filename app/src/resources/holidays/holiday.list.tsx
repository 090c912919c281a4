import { dayText } from "../../format/dayText.ts";
import { dayFilter } from "../../listing/dayFilter.tsx";
import { textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { courseFilter } from "../choices/courseFilter.tsx";
import { holidayCalls } from "./holiday.api.ts";

/** The holidays, the latest first (ADM-HOL-11 to ADM-HOL-17, CONST-19). */
export const holidayList: ListOf<"listHolidays"> = {
  name: "holiday",
  label: "Holidays",
  empty: { plural: "holidays" },
  columns: [
    viewColumn(paths.holiday),
    { key: "name", header: "Name", sortable: true },
    { key: "start_date", header: "Start Date", cell: ({ start_date }) => dayText(start_date), sortable: true },
    { key: "end_date", header: "End Date", cell: ({ end_date }) => dayText(end_date), sortable: true },
    {
      key: "courses",
      header: "Courses",
      cell: ({ courses }) => courses.map(({ course_name }) => course_name).join(", "),
      cut: true,
      className: "max-w-none",
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
  calls: holidayCalls,
  create: { text: "New Holiday", call: "createHoliday", path: paths.newHoliday },
};
