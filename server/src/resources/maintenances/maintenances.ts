import { maintenanceForm } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Handlers, Query } from "../../contract/contract.ts";
import { golfCourses, maintenances } from "../../db/schema/index.ts";
import { containing, onOrAfter, onOrBefore } from "../../records/listing.ts";
import { type ResourceHandlers, tableResource } from "../../records/tableResource.ts";
import type { Services } from "../../services.ts";
import { listBookingsInside } from "./bookingsInside.ts";

const { id, lock_version, golf_course_id, start_date, end_date, description } = maintenances;
const { course_name } = golfCourses;

const closures = tableResource<Query<"listMaintenances">>()({
  entity: "maintenance",
  table: maintenances,
  form: maintenanceForm,
  shown: (db) => {
    const course = { id: golfCourses.id, course_name };
    const rows = db.select({ id, lock_version, start_date, end_date, description, course }).from(maintenances);
    return rows.innerJoin(golfCourses, eq(golfCourses.id, golf_course_id)).$dynamic();
  },
  filters: {
    course_id: golf_course_id,
    ...containing({ course_name, description }),
    start_date: (day) => onOrAfter(end_date, day),
    end_date: (day) => onOrBefore(start_date, day),
  },
  sorts: { course_name, start_date, end_date, description },
  order: ["-start_date"],
  row: ({ course, ...maintenance }) => ({ ...maintenance, golf_course_id: course.id }),
  constraints: { maintenances_golf_course_id_golf_courses_id_fk: { path: "course", code: "course_missing" } },
});

/** Maintenances: days on which a course is closed (ADM-MNT). Only admins write them (ROLE-26). */
export function maintenanceHandlers({
  db,
}: Services): ResourceHandlers<"Maintenance"> & Pick<Handlers, "listBookingsInside"> {
  const records = closures(db);
  return {
    listMaintenances: ({ query }) => records.list(query),
    countMaintenances: ({ query }) => records.count(query),
    getMaintenance: ({ path }) => records.show(path.id),
    createMaintenance: ({ body, staff }) => records.create(staff, body.maintenance),
    updateMaintenance: ({ body, staff }) => records.update(staff, body.id, body.maintenance),
    listBookingsInside: ({ query }) => listBookingsInside(db, query),
    deleteMaintenance: ({ path, staff }) => records.remove(staff, path.id),
  };
}
