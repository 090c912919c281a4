CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"tee_time_id" integer,
	"gift_certificate_id" integer,
	"cancelation" jsonb,
	"correction" jsonb,
	"cancelation_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_user_id" integer,
	"staff_user" text NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_subject" CHECK (("consents"."tee_time_id" is not null and "consents"."cancelation" is not null and "consents"."gift_certificate_id" is null)
          or ("consents"."gift_certificate_id" is not null and "consents"."correction" is not null and "consents"."tee_time_id" is null)),
	CONSTRAINT "consents_two_people" CHECK ("consents"."state" <> 'consented' or "consents"."decided_by" <> "consents"."staff_user")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_created_at" ON "consents" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_tee_time" ON "consents" USING btree ("tee_time_id","staff_user") WHERE "consents"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "consents_gift_certificate" ON "consents" USING btree ("gift_certificate_id","staff_user") WHERE "consents"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "consents_cancelation" ON "consents" USING btree ("cancelation_id");