DROP INDEX "lost_leads_course";--> statement-breakpoint
ALTER TABLE "report_tokens" ADD COLUMN "state" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_tokens" ADD COLUMN "rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_tokens" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_tokens" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "report_tokens" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "lost_leads_time" ON "lost_leads" USING btree ("play_time","id");--> statement-breakpoint
CREATE INDEX "lost_leads_players" ON "lost_leads" USING btree ("players","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree (lower("recipient"),"id");--> statement-breakpoint
CREATE INDEX "lost_leads_course" ON "lost_leads" USING btree ("golf_course_id","lead_date");