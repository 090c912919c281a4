DROP INDEX "fore_up_availabilities_source";--> statement-breakpoint
CREATE INDEX "fore_up_availabilities_source" ON "fore_up_availabilities" USING btree ("feed_source_id") WHERE "fore_up_availabilities"."gone_at" is null;--> statement-breakpoint
-- Room for the next version of each row beside it, as long as no indexed column changes.
ALTER TABLE "fore_up_availabilities" SET (fillfactor = 50);
