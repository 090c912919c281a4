import { maintenanceForm } from "@teedesk/domain";
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
import { MaintenanceFields, maintenanceLabels } from "./MaintenanceFields.tsx";
import {
  countMaintenances,
  listMaintenances,
  type Maintenance,
  type MaintenanceFilters,
  type MaintenanceSortField,
  maintenanceCalls,
} from "./maintenance.api.ts";

/** The maintenances, the latest first (ADM-MNT-11 to ADM-MNT-17, CONST-20). */
const maintenanceList: List<Maintenance, MaintenanceFilters, MaintenanceSortField> = {
  name: "maintenance",
  label: "Maintenances",
  empty: "No maintenances match.",
  columns: [
    viewColumn<Maintenance>(({ id }) => paths.maintenance(id)),
    { key: "course_name", header: "Course", cell: ({ course }) => course.course_name, sortable: true },
    { key: "start_date", header: "Start Date", cell: ({ start_date }) => dayText(start_date), sortable: true },
    { key: "end_date", header: "End Date", cell: ({ end_date }) => dayText(end_date), sortable: true },
    { key: "description", header: "Description", cell: ({ description }) => description, sortable: true, cut: true },
  ],
  filters: {
    course_id: courseFilter("Course", "course_name"),
    course_name: textFilter("Course Name"),
    start_date: dayFilter("Start Date"),
    end_date: dayFilter("End Date"),
    description: textFilter("Description"),
  },
  defaults: listDefaults([{ key: "start_date", desc: true }]),
  rows: listMaintenances,
  count: countMaintenances,
};

export const maintenances = resource({
  name: "maintenance",
  paths: { list: paths.maintenances, record: paths.maintenance, create: paths.newMaintenance },
  newText: "New Maintenance",
  may: { create: "createMaintenance", save: "updateMaintenance", remove: "deleteMaintenance" },
  titleOf: ({ course, start_date }) => `${course.course_name} ${dayText(start_date)}`,
  form: maintenanceForm,
  preset: ({ course_id = "" }) => ({ course: course_id }),
  labels: maintenanceLabels,
  names: { course: optionName(useCourseOptions) },
  Fields: MaintenanceFields,
  calls: maintenanceCalls,
  list: maintenanceList,
});
