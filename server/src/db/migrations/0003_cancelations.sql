CREATE TABLE "cancelations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"tee_time_id" integer NOT NULL,
	"staff_user_id" integer,
	"idempotency_key" text,
	"cancel" boolean NOT NULL,
	"force" boolean NOT NULL,
	"refund_amount" bigint NOT NULL,
	"payment_id" text,
	"refund_id" text,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancelations_refund" CHECK ("cancelations"."refund_amount" = 0 or ("cancelations"."refund_amount" > 0 and "cancelations"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway"."refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"refund_id" text,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancelations" ADD CONSTRAINT "cancelations_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelations" ADD CONSTRAINT "cancelations_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancelations_under_way" ON "cancelations" USING btree ("tee_time_id") WHERE "cancelations"."state" in ('asking', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "cancelations_key" ON "cancelations" USING btree ("staff_user_id","idempotency_key") WHERE "cancelations"."state" <> 'dropped';--> statement-breakpoint
CREATE INDEX "cancelations_unfinished" ON "cancelations" USING btree ("lease_until") WHERE "cancelations"."state" in ('asking', 'agreed');--> statement-breakpoint
CREATE INDEX "cancelations_tee_time" ON "cancelations" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "sandbox_gateway"."refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_payment" ON "sandbox_gateway"."payments" USING btree ("payment_id");