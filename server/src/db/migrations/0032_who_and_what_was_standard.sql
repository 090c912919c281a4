ALTER TABLE "cancelations" ADD COLUMN "standard_refund" bigint;--> statement-breakpoint
ALTER TABLE "transaction_records" ADD COLUMN "staff_user" text;