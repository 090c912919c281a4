import { type Cents, formatCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { clubProphetCourses, golfCourses, golfnowCourses, golfswitchCourses } from "../../db/schema/golfCourses.ts";

/** A course with its links to the systems outside, as the wire carries it; null when there is none. */
export async function findCourse(db: Database, id: number): Promise<components["schemas"]["Course"] | null> {
  const [found] = await db
    .select({
      course: golfCourses,
      gs_id: golfswitchCourses.gs_id,
      gs_xid: golfswitchCourses.gs_xid,
      golfnow_id: golfnowCourses.golfnow_id,
      club_prophet_id: clubProphetCourses.club_prophet_id,
    })
    .from(golfCourses)
    .leftJoin(golfswitchCourses, eq(golfswitchCourses.golf_course_id, golfCourses.id))
    .leftJoin(golfnowCourses, eq(golfnowCourses.golf_course_id, golfCourses.id))
    .leftJoin(clubProphetCourses, eq(clubProphetCourses.golf_course_id, golfCourses.id))
    .where(eq(golfCourses.id, id));
  if (found === undefined) return null;
  const { created_at: _created, updated_at: _updated, ...course } = found.course;
  const { cart_rate_cents, price_min_cents, price_max_cents, ...fields } = course;
  return {
    ...fields,
    cart_rate: dollars(cart_rate_cents),
    price_min: dollars(price_min_cents),
    price_max: dollars(price_max_cents),
    // Pictures arrive with their own calls.
    image_url: "",
    golfswitch_course: { gs_id: found.gs_id ?? "", gs_xid: found.gs_xid ?? "" },
    golfnow_course: { golfnow_id: found.golfnow_id ?? "" },
    club_prophet_course: { club_prophet_id: found.club_prophet_id ?? "" },
  };
}

const dollars = (amount: Cents | null): string => (amount === null ? "" : formatCents(amount));
