import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { codesInOrder } from "../../pricing/golfRateRows.ts";

/**
 * Stores the texts of rates' date ranges with the rates, so that 20,000 rates are listed and sorted by their dates without reading 100,000
 * ranges. Call it in the transaction that writes a range and has locked the rate.
 */
export async function summarizeRates(tx: Database, which: SQL = sql`true`): Promise<void> {
  await tx.execute(sql`
    update golf_rates set (days, dates, times) = (
      select coalesce(string_agg(nullif(days, ''), ', ' order by start, id), ''),
        coalesce(string_agg(to_char(start, 'YYYY-MM-DD') || ' - ' || to_char("end", 'YYYY-MM-DD'), ', ' order by start, id), ''),
        coalesce(string_agg(time_start || ' - ' || time_end, ', ' order by start, id), '')
      from (
        select ranges.*, (
          select string_agg(name, ', ' order by array_position(${codesInOrder}, name)) from rate_days where rate_date_range_id = ranges.id
        ) as days
        from rate_date_ranges ranges where golf_rate_id = golf_rates.id
      ) as summarized
    ) where ${which}`);
}
