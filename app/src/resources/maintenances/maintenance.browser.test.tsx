import { north, screensOf } from "../../testing/screensOf.tsx";

const sent = { start_date: "2027-03-02", end_date: "2027-03-05", description: "Aeration", course: { id: 2 } };

screensOf({
  noun: "maintenances",
  ids: {
    list: "ADM-MNT-01 ADM-MNT-02 ADM-MNT-16 ADM-MNT-21 CONST-20 UNCLEAR-46",
    record: "ADM-MNT-03 ADM-MNT-18",
    create: "ADM-MNT-04 ADM-MNT-10",
    errors: "ADM-MNT-19",
    remove: "ADM-MNT-20",
    agent: "ROLE-26",
  },
  list: "/manage-maintenances",
  title: "Maintenance Management",
  table: "Maintenances",
  record: "/maintenance/7",
  create: "/maintenance/new/2",
  heading: ["ADM-MNT-05", "Maintenance Details"],
  api: "/api/maintenances",
  body: "maintenance",
  stored: { ...sent, id: 7, lock_version: 3, course: north },
  sent,
  perPage: 30,
  sort: ["start_date"],
  columns: [
    ["ADM-MNT-17", "Course", "Torrey Pines North"],
    ["ADM-MNT-17", "Start Date", "03/02/2027"],
    ["ADM-MNT-17", "End Date", "03/05/2027"],
    ["ADM-MNT-17", "Description", "Aeration"],
  ],
  filters: [
    ["ADM-MNT-11", "Course", "course_id", 2],
    ["ADM-MNT-12", "Course Name", "course_name", "pines"],
    ["ADM-MNT-13", "Start Date", "start_date", "2027-03-02"],
    ["ADM-MNT-14", "End Date", "end_date", "2027-03-05"],
    ["ADM-MNT-15", "Description", "description", "aer"],
  ],
  fields: [
    ["ADM-MNT-06", "Start Date", "03/02/2027"],
    ["ADM-MNT-07", "End Date", "03/05/2027"],
    ["ADM-MNT-08", "Description", "Aeration"],
    ["ADM-MNT-09", "Course", "Torrey Pines North"],
  ],
  preset: [
    ["Description", ""],
    ["Course", "Torrey Pines North"],
  ],
  errors: { start_date: "Start Date", end_date: "End Date", course: "Course", description: "Description" },
  changed: ["Description", "description", "Overseeding"],
  isDeletable: true,
});
