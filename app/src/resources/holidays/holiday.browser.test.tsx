import { north, screensOf } from "../../testing/screensOf.tsx";

const sent = { name: "Easter", start_date: "2027-03-26", end_date: "2027-03-29", courses: [{ id: 2 }] };

screensOf({
  noun: "holidays",
  ids: {
    list: "ADM-HOL-01 ADM-HOL-02 ADM-HOL-16 ADM-HOL-21 CONST-19 UNCLEAR-46",
    record: "ADM-HOL-03 ADM-HOL-18 UNCLEAR-67",
    create: "ADM-HOL-04 ADM-HOL-09",
    errors: "ADM-HOL-19",
    remove: "ADM-HOL-20",
    agent: "ROLE-25",
  },
  list: "/manage-holidays",
  title: "Holiday Management",
  table: "Holidays",
  record: "/holiday/7",
  create: "/holiday/new/2",
  heading: ["", "Holiday"],
  api: "/api/holidays",
  body: "holiday",
  stored: { ...sent, id: 7, lock_version: 3, courses: [north] },
  sent,
  perPage: 30,
  sort: ["start_date"],
  columns: [
    ["ADM-HOL-17", "Name", "Easter"],
    ["ADM-HOL-17", "Start Date", "03/26/2027"],
    ["ADM-HOL-17", "End Date", "03/29/2027"],
    ["ADM-HOL-17", "Courses", "Torrey Pines North"],
  ],
  filters: [
    ["ADM-HOL-11", "Start Date", "start_date", "2027-03-26"],
    ["ADM-HOL-12", "End Date", "end_date", "2027-03-29"],
    ["ADM-HOL-13", "Name", "name", "east"],
    ["ADM-HOL-14", "Course", "course_id", 2],
    ["ADM-HOL-15", "Course Name", "course_name", "pines"],
  ],
  fields: [
    ["ADM-HOL-05", "Name", "Easter"],
    ["ADM-HOL-06", "Start Date", "03/26/2027"],
    ["ADM-HOL-07", "End Date", "03/29/2027"],
    ["ADM-HOL-08", "Courses", "Torrey Pines North"],
  ],
  preset: [
    ["Name", ""],
    ["Courses", "Torrey Pines North"],
  ],
  errors: { name: "Name", start_date: "Start Date", end_date: "End Date", course: "Courses" },
  changed: ["Name", "name", "Spring"],
  isDeletable: true,
});
