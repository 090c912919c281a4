CREATE TABLE "closure_run_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closure_run_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"closure_run_id" integer NOT NULL,
	"tee_time_id" integer NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"lock_version" integer NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cancels" boolean DEFAULT true NOT NULL,
	"refund_amount" bigint NOT NULL,
	"certificate_amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closure_run_rows_amounts" CHECK (least("closure_run_rows"."refund_amount", "closure_run_rows"."certificate_amount", "closure_run_rows"."refunded_amount") >= 0)
);
--> statement-breakpoint
CREATE TABLE "closure_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closure_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_date" date NOT NULL,
	"end_time" text NOT NULL,
	"state" text NOT NULL,
	"staff_user_id" integer,
	"staff_user" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closure_runs_order" CHECK (("closure_runs"."start_date", "closure_runs"."start_time") <= ("closure_runs"."end_date", "closure_runs"."end_time")),
	CONSTRAINT "closure_runs_times" CHECK ("closure_runs"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "closure_runs"."end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "closure_run_rows" ADD CONSTRAINT "closure_run_rows_closure_run_id_closure_runs_id_fk" FOREIGN KEY ("closure_run_id") REFERENCES "public"."closure_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure_run_rows" ADD CONSTRAINT "closure_run_rows_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure_runs" ADD CONSTRAINT "closure_runs_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure_runs" ADD CONSTRAINT "closure_runs_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closure_run_rows_once" ON "closure_run_rows" USING btree ("closure_run_id","tee_time_id");--> statement-breakpoint
CREATE INDEX "closure_run_rows_tee_time" ON "closure_run_rows" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "closure_run_rows_waiting" ON "closure_run_rows" USING btree ("lease_until") WHERE "closure_run_rows"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "closure_runs_running" ON "closure_runs" USING btree ("golf_course_id") WHERE "closure_runs"."state" = 'running';