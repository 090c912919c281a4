import type { Case } from "../case.ts";

export const maintenance: Case = {
  noun: "Maintenance",
  entity: "maintenance",
  typed: {
    start_date: "2027-03-01",
    end_date: "2027-03-10",
    description: " Aeration\nof greens ",
    course: { id: 2 },
  },
  shown: { description: "Aeration\nof greens", course: { id: 2, course_name: "Torrey Pines North" } },
  least: { start_date: "2027-01-01", end_date: "2027-01-02", course: { id: 1 } },
  defaults: {
    start_date: "2027-01-01",
    end_date: "2027-01-02",
    description: "",
    course: { id: 1, course_name: "Torrey Pines South" },
  },
  changed: { start_date: "2027-03-04", end_date: "2027-03-05", description: "Paths", course: { id: 3 } },
  changedShown: { course: { id: 3, course_name: "Balboa Mesa" } },
  wrong: [
    [{ start_date: "" }, "start_date"],
    [{ end_date: "2027-02-28" }, "end_date"],
    [{ end_date: "soon" }, "end_date"],
    [{ start_date: "1900-01-01" }, "start_date"],
    [{ end_date: "9999-12-31" }, "end_date"],
    [{ description: "x".repeat(2001) }, "description"],
    [{ course: { id: 999_999 } }, "course"],
    [{ start_date: "2027-02-30" }, "start_date"],
    [{ start_date: 20270301 }, "start_date"],
    [{ description: 7 }, "description"],
    [{ course: null }, "course"],
    [{ course: { id: -1 } }, "course.id"],
  ],
  filters: {
    course_id: 2,
    course_name: "pines NORTH",
    start_date: "2027-03-08",
    end_date: "2027-03-02",
    description: "AERATION",
  },
  kept: null,
};
