ALTER TABLE "mail_outbox" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "record_id" integer;--> statement-breakpoint
CREATE INDEX "mail_outbox_undelivered" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."attempts" > 0;--> statement-breakpoint
CREATE INDEX "mail_outbox_record" ON "mail_outbox" USING btree ("entity","record_id","id");