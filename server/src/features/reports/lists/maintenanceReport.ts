import { dateCell, integerCell, textCell } from "@teedesk/xlsx";
import { asc, eq, sql } from "drizzle-orm";
import type { Query } from "../../../contract/contract.ts";
import type { Database } from "../../../db/database.ts";
import { golfCourses } from "../../../db/schema/golfCourses.ts";
import { maintenances } from "../../../db/schema/maintenances.ts";
import type { Report } from "../report.ts";
import { table } from "../table.ts";

async function* closures(db: Database) {
  yield* await db
    .select({
      course_name: golfCourses.course_name,
      start_date: maintenances.start_date,
      end_date: maintenances.end_date,
      days: sql`${maintenances.end_date} - ${maintenances.start_date} + 1`.mapWith(Number),
      description: maintenances.description,
    })
    .from(maintenances)
    .innerJoin(golfCourses, eq(golfCourses.id, maintenances.golf_course_id))
    .orderBy(asc(golfCourses.course_name), asc(maintenances.start_date), asc(maintenances.id));
}

/** The days on which each course is closed, past and future (OPS-REP-19). */
export const maintenanceReport: Report<Query<"downloadMaintenanceReport">> = {
  title: "Maintenance",
  fileName: () => "maintenance",
  issues: () => [],
  about: async () => [["Courses", "all"]],
  tables: (db) => [
    table({
      name: "Maintenance",
      columns: [
        { title: "Course", width: 28, cell: ({ course_name }) => textCell(course_name) },
        { title: "First Day", width: 12, cell: ({ start_date }) => dateCell(start_date) },
        { title: "Last Day", width: 12, cell: ({ end_date }) => dateCell(end_date) },
        { title: "Days", width: 8, cell: ({ days }) => integerCell(days) },
        { title: "Description", width: 60, cell: ({ description }) => textCell(description) },
      ],
      rows: closures(db),
    }),
  ],
};
