DROP INDEX "golf_rates_listed";--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "days" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "dates" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "times" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "golf_rates_rate" ON "golf_rates" USING btree ("raw_rate");--> statement-breakpoint
CREATE INDEX "golf_rates_wholesale" ON "golf_rates" USING btree ("wholesale_rate_cents");--> statement-breakpoint
CREATE INDEX "golf_rates_memo" ON "golf_rates" USING gin ("internal_memo" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "golf_rates_listed" ON "golf_rates" USING btree ("archived","disabled",left("dates", 500));--> statement-breakpoint
UPDATE "golf_rates" SET ("days", "dates", "times") = (
  SELECT coalesce(string_agg(nullif(days, ''), ', ' ORDER BY start, id), ''),
    coalesce(string_agg(to_char(start, 'YYYY-MM-DD') || ' - ' || to_char("end", 'YYYY-MM-DD'), ', ' ORDER BY start, id), ''),
    coalesce(string_agg(time_start || ' - ' || time_end, ', ' ORDER BY start, id), '')
  FROM (
    SELECT ranges.*, (
      SELECT string_agg(name, ', ' ORDER BY array_position(array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'M', 'H'], name))
      FROM rate_days WHERE rate_date_range_id = ranges.id
    ) AS days
    FROM rate_date_ranges ranges WHERE golf_rate_id = golf_rates.id
  ) AS summarized
);
