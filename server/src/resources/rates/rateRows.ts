import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { golfCourses, golfRates } from "../../db/schema/index.ts";
import { humanizedTypes } from "../../pricing/describeGolfRate.ts";
import { decimals } from "../../records/columns.ts";

const { type, raw_rate, wholesale_rate_cents, internal_memo, disabled, archived, days, dates, times } = golfRates;
const { id, course_name } = golfCourses;

/** The rows of the rate list, without the date ranges. */
export const rateRows = (db: Database) =>
  db
    .select({
      id: golfRates.id,
      type,
      humanized_type: sql<string>`case when ${type} = 'ApiGolfRate' then ${humanizedTypes.ApiGolfRate} else ${humanizedTypes.RicGolfRate} end`,
      course: { id, course_name },
      days,
      dates,
      times,
      raw_rate,
      ...decimals({ rate: raw_rate, wholesale_rate: wholesale_rate_cents }),
      internal_memo,
      disabled,
      archived,
    })
    .from(golfRates)
    .innerJoin(golfCourses, eq(id, golfRates.golf_course_id))
    .$dynamic();
