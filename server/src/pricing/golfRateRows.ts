import type { CandidateRange, RateDayName } from "@teedesk/domain";
import { sql } from "drizzle-orm";
import type { golfRates } from "../db/schema/golfRates.ts";
import { type rateDateRanges, rateDayNames, rateDays } from "../db/schema/rateDateRanges.ts";

export type GolfRateRow = typeof golfRates.$inferSelect;

/** A date range as it is stored, with the columns of its rate that the choice depends on. */
export type StoredCandidate = CandidateRange & typeof rateDateRanges.$inferSelect;

/** The codes in the order of the week, as an array of the database. */
export const codesInOrder = sql.raw(`array[${rateDayNames.map((name) => `'${name}'`).join(", ")}]`);

/** The weekday codes of a range, in the order of the week. */
export const daysOfRange = sql`array(
  select ${rateDays.name} from ${rateDays} where ${rateDays.rate_date_range_id} = "rate_date_ranges"."id"
  order by array_position(${codesInOrder}, ${rateDays.name}))`.mapWith((names: readonly RateDayName[]) =>
  names.map((name) => ({ name })),
);
