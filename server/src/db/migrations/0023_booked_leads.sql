ALTER TABLE "tee_times" ADD COLUMN "lost_lead_id" integer;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_lost_lead_id_lost_leads_id_fk" FOREIGN KEY ("lost_lead_id") REFERENCES "public"."lost_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tee_times_lost_lead" ON "tee_times" USING btree ("lost_lead_id") WHERE "tee_times"."lost_lead_id" is not null;--> statement-breakpoint
UPDATE "tee_times" SET "lost_lead_id" = "availability_queues"."lost_lead_id" FROM "availability_queues"
  WHERE "availability_queues"."id" = "tee_times"."availability_queue_id" AND "availability_queues"."lost_lead_id" IS NOT NULL;
