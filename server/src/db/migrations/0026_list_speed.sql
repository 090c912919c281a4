-- Servers of the version before go on meanwhile, and a lock lasts until all of this is done: the weak ones come first. On a large
-- database these indexes are made before (docs/operations/upgrade.md).
-- How many rows hold a text is guessed from a sample of a hundred, where most texts differ: of 200,000 addresses one that fits
-- then stands for 2,000, and the list is read along its order until thirty are found, though an index knows the few there are.
ALTER TABLE "customers" ALTER "last_name" SET STATISTICS 1000, ALTER "email" SET STATISTICS 1000,
  ALTER "primary_phone" SET STATISTICS 1000, ALTER "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "gift_certificates" ALTER "serial" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "tee_time_rows" ALTER "last_name" SET STATISTICS 1000, ALTER "confirmation" SET STATISTICS 1000,
  ALTER "search_text" SET STATISTICS 1000;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_entries_event" ON "audit_entries" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_entries_texts" ON "audit_entries" USING gin ("staff_user" gin_trgm_ops,"network_address" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transaction_items_golf_discount_sale" ON "transaction_items" USING btree ("golf_discount_id","transaction_record_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_date_ranges_bounds" ON "rate_date_ranges" USING btree ("golf_rate_id","start","end","time_start","time_end");--> statement-breakpoint
-- From the index above on nobody writes a date range: what they come to is worked out while rates are still read.
CREATE TEMPORARY TABLE "bounds" ON COMMIT DROP AS
  SELECT "golf_rate_id", min("start") AS "first_day", max("end") AS "last_day", min("time_start") AS "first_time",
    max("time_end") AS "last_time", coalesce(array_agg(DISTINCT "name") FILTER (WHERE "name" IS NOT NULL), '{}') AS "weekdays"
  FROM "rate_date_ranges" LEFT JOIN "rate_days" ON "rate_date_range_id" = "id" GROUP BY "golf_rate_id";--> statement-breakpoint
ANALYZE "bounds";--> statement-breakpoint
-- From here on nobody reads a rate, until the end: every range is in the bounds, by this table or by the trigger.
ALTER TABLE "golf_rates" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "first_time" text;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "last_time" text;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD COLUMN "weekdays" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The bounds follow the words, which whoever writes a date range writes anew: a server of an earlier version too.
CREATE FUNCTION keep_rate_bounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT min("start"), max("end"), min("time_start"), max("time_end")
    INTO NEW."first_day", NEW."last_day", NEW."first_time", NEW."last_time"
    FROM "rate_date_ranges" WHERE "golf_rate_id" = NEW."id";
  NEW."weekdays" := array(SELECT DISTINCT "day"."name" FROM "rate_date_ranges" "range"
    JOIN "rate_days" "day" ON "day"."rate_date_range_id" = "range"."id" WHERE "range"."golf_rate_id" = NEW."id");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bounds BEFORE UPDATE OF "days", "dates", "times" ON "golf_rates"
  FOR EACH ROW EXECUTE FUNCTION keep_rate_bounds();--> statement-breakpoint
UPDATE "golf_rates" SET "first_day" = "bounds"."first_day", "last_day" = "bounds"."last_day",
    "first_time" = "bounds"."first_time", "last_time" = "bounds"."last_time", "weekdays" = "bounds"."weekdays"
  FROM "bounds" WHERE "golf_rates"."id" = "bounds"."golf_rate_id";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "golf_rates_bounds" ON "golf_rates" USING btree ("golf_course_id","archived","disabled","first_day","last_day","first_time","last_time","weekdays");--> statement-breakpoint
ANALYZE "golf_rates";--> statement-breakpoint
-- The new ones stand in for these. This takes a moment, once nobody reads the tables.
DROP INDEX IF EXISTS "rate_date_ranges_rate";--> statement-breakpoint
DROP INDEX IF EXISTS "transaction_items_golf_discount";--> statement-breakpoint
DROP INDEX IF EXISTS "audit_entries_person";--> statement-breakpoint
DROP INDEX IF EXISTS "audit_entries_address";
