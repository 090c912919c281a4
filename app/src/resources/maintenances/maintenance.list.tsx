import { dayText } from "../../format/dayText.ts";
import { dayFilter } from "../../listing/dayFilter.tsx";
import { textFilter } from "../../listing/filters.tsx";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { viewColumn } from "../../listing/viewColumn.tsx";
import { paths } from "../../navigation/paths.ts";
import { courseFilter } from "../choices/courseFilter.tsx";
import { maintenanceCalls } from "./maintenance.api.ts";

/** The maintenances, the latest first (ADM-MNT-11 to ADM-MNT-17, CONST-20). */
export const maintenanceList: ListOf<"listMaintenances"> = {
  name: "maintenance",
  label: "Maintenances",
  empty: { plural: "maintenances" },
  columns: [
    viewColumn(paths.maintenance),
    { key: "course_name", header: "Course", cell: ({ course }) => course.course_name, sortable: true },
    { key: "start_date", header: "Start Date", cell: ({ start_date }) => dayText(start_date), sortable: true },
    { key: "end_date", header: "End Date", cell: ({ end_date }) => dayText(end_date), sortable: true },
    { key: "description", header: "Description", sortable: true, cut: true },
  ],
  filters: {
    course_id: courseFilter("Course", "course_name"),
    course_name: textFilter("Course Name"),
    start_date: dayFilter("Start Date"),
    end_date: dayFilter("End Date"),
    description: textFilter("Description"),
  },
  defaults: listDefaults([{ key: "start_date", desc: true }]),
  calls: maintenanceCalls,
  create: { text: "New Maintenance", call: "createMaintenance", path: paths.newMaintenance },
};
