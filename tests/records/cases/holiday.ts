import type { Case } from "../case.ts";

export const holiday: Case = {
  noun: "Holiday",
  entity: "holiday",
  typed: {
    name: " Founders Day ",
    start_date: "2027-03-01",
    end_date: "2027-03-10",
    courses: [{ id: 1 }, { id: 2 }, { id: 1 }],
  },
  shown: {
    name: "Founders Day",
    courses: [
      { id: 2, course_name: "Torrey Pines North" },
      { id: 1, course_name: "Torrey Pines South" },
    ],
  },
  least: { name: "A", start_date: "2027-01-01", end_date: "2027-01-01", courses: [{ id: 3 }] },
  defaults: {
    name: "A",
    start_date: "2027-01-01",
    end_date: "2027-01-01",
    courses: [{ id: 3, course_name: "Balboa Mesa" }],
  },
  changed: { name: "Arbor Day", start_date: "2027-03-04", end_date: "2027-03-05", courses: [{ id: 3 }] },
  changedShown: { courses: [{ id: 3, course_name: "Balboa Mesa" }] },
  wrong: [
    [{ name: " " }, "name"],
    [{ start_date: "" }, "start_date"],
    [{ start_date: "2027-02-30" }, "start_date"],
    [{ end_date: "2027-02-28" }, "end_date"],
    [{ courses: [] }, "courses"],
    [{ courses: [{ id: 999_999 }] }, "courses"],
    [{ courses: [{ id: 0 }] }, "courses.0.id"],
    [{ name: "x".repeat(256) }, "name"],
    [{ name: 7 }, "name"],
    [{ end_date: "2027-13-01" }, "end_date"],
    [{ start_date: "1900-01-01" }, "start_date"],
    [{ end_date: "9999-12-31" }, "end_date"],
    [{ start_date: 20270301 }, "start_date"],
    [{ courses: "all" }, "courses"],
  ],
  filters: {
    name: "founders",
    start_date: "2027-03-08",
    end_date: "2027-03-02",
    course_id: 2,
    course_name: "pines NORTH",
  },
  kept: null,
};
