import { isNull, type SQL, sql } from "drizzle-orm";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";

/** On offer: not taken, and its day is not over at the business. Each list of free tee times shows these alone. */
export const isFree = (today: string): readonly SQL[] => [
  isNull(foreUpAvailabilities.gone_at),
  sql`${foreUpAvailabilities.available_date} >= ${today}::date`,
];
