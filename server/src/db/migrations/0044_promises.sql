CREATE TABLE "booking_doubts" (
	"tee_time_id" integer PRIMARY KEY NOT NULL,
	"doubts" text[] NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"lost_lead_id" integer,
	"availability_queue_id" integer,
	"subject" text GENERATED ALWAYS AS (case when lost_lead_id is not null then 'lead ' || lost_lead_id::text
          when availability_queue_id is not null then 'entry ' || availability_queue_id::text
          else 'customer ' || customer_id::text end) STORED NOT NULL,
	"outcome" text NOT NULL,
	"called_on" date NOT NULL,
	"call_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"staff_user_id" integer,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calls_call_at" CHECK (("calls"."outcome" = 'call_back') = ("calls"."call_at" is not null)),
	CONSTRAINT "calls_about" CHECK ("calls"."lost_lead_id" is null or "calls"."availability_queue_id" is null)
);
--> statement-breakpoint
CREATE TABLE "settled_refunds" (
	"cancelation_id" uuid PRIMARY KEY NOT NULL,
	"staff_user" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tee_time_id" integer NOT NULL,
	"golf_course_id" integer NOT NULL,
	"play_date" date NOT NULL,
	"play_time" text NOT NULL,
	"players" integer NOT NULL,
	"is_canceled" boolean NOT NULL,
	"staff_user_id" integer,
	"staff_user" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_notices_players" CHECK ("course_notices"."players" > 0),
	CONSTRAINT "course_notices_time" CHECK ("course_notices"."play_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "booking_doubts" ADD CONSTRAINT "booking_doubts_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_lost_lead_id_lost_leads_id_fk" FOREIGN KEY ("lost_lead_id") REFERENCES "public"."lost_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_availability_queue_id_availability_queues_id_fk" FOREIGN KEY ("availability_queue_id") REFERENCES "public"."availability_queues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_refunds" ADD CONSTRAINT "settled_refunds_cancelation_id_cancelations_id_fk" FOREIGN KEY ("cancelation_id") REFERENCES "public"."cancelations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_doubts_unchecked" ON "booking_doubts" USING btree ("created_at") WHERE "booking_doubts"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "calls_subject" ON "calls" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "calls_promised" ON "calls" USING btree ("id") WHERE "calls"."outcome" = 'call_back';--> statement-breakpoint
CREATE INDEX "calls_day" ON "calls" USING btree ("called_on");--> statement-breakpoint
CREATE INDEX "calls_customer" ON "calls" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "calls_lead" ON "calls" USING btree ("lost_lead_id");--> statement-breakpoint
CREATE INDEX "calls_queue" ON "calls" USING btree ("availability_queue_id");--> statement-breakpoint
CREATE INDEX "calls_staff_user" ON "calls" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "course_notices_tee_time" ON "course_notices" USING btree ("tee_time_id","id");--> statement-breakpoint
CREATE INDEX "course_notices_course" ON "course_notices" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "course_notices_staff_user" ON "course_notices" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "cancelations_failed" ON "cancelations" USING btree ("updated_at") WHERE ("cancelations"."state" = 'done' and "cancelations"."refund_amount" > 0 and "cancelations"."refund_id" is null) or ("cancelations"."state" = 'dropped' and "cancelations"."attempts" > 0);--> statement-breakpoint
CREATE INDEX "tee_times_internal" ON "tee_times" USING btree ("play_date","play_time") WHERE "tee_times"."canceled_at" is null and "tee_times"."confirmation" = 'INTERNAL';--> statement-breakpoint
CREATE INDEX "tee_times_queue_entry" ON "tee_times" USING btree ("availability_queue_id") WHERE "tee_times"."availability_queue_id" is not null;