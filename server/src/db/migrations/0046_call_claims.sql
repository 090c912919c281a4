CREATE TABLE "call_claims" (
	"subject" text PRIMARY KEY NOT NULL,
	"staff_user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_claims" ADD CONSTRAINT "call_claims_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_claims" ADD CONSTRAINT "call_claims_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_claims_staff_user" ON "call_claims" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "call_claims_session" ON "call_claims" USING btree ("session_id");