import type { CourseInput } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { clubProphetCourses, golfCourses, golfnowCourses, golfswitchCourses } from "../../db/schema/golfCourses.ts";
import { textOrBlank } from "../../records/columns.ts";

/** A course's ids in external systems: a row in each system's table, or none. */
export const shownLinks = {
  golfswitch_course: { gs_id: textOrBlank(golfswitchCourses.gs_id), gs_xid: textOrBlank(golfswitchCourses.gs_xid) },
  golfnow_course: { golfnow_id: textOrBlank(golfnowCourses.golfnow_id) },
  club_prophet_course: { club_prophet_id: textOrBlank(clubProphetCourses.club_prophet_id) },
};

export const withLinks = <Courses extends PgSelect>(courses: Courses) =>
  courses
    .leftJoin(golfswitchCourses, eq(golfswitchCourses.golf_course_id, golfCourses.id))
    .leftJoin(golfnowCourses, eq(golfnowCourses.golf_course_id, golfCourses.id))
    .leftJoin(clubProphetCourses, eq(clubProphetCourses.golf_course_id, golfCourses.id));

export async function storeLinks(tx: Database, golf_course_id: number, input: CourseInput): Promise<void> {
  const target = { golf_course_id };
  const { golfswitch_course, golfnow_course, club_prophet_course } = input;
  await tx
    .insert(golfswitchCourses)
    .values({ ...golfswitch_course, ...target })
    .onConflictDoUpdate({ target: golfswitchCourses.golf_course_id, set: golfswitch_course });
  await tx
    .insert(golfnowCourses)
    .values({ ...golfnow_course, ...target })
    .onConflictDoUpdate({ target: golfnowCourses.golf_course_id, set: golfnow_course });
  await tx
    .insert(clubProphetCourses)
    .values({ ...club_prophet_course, ...target })
    .onConflictDoUpdate({ target: clubProphetCourses.golf_course_id, set: club_prophet_course });
}
