CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "tee_time_row_changes" (
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sign" smallint NOT NULL,
	"id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"play_date" date NOT NULL,
	"play_time" text NOT NULL,
	"players" integer NOT NULL,
	"cost_cents" bigint NOT NULL,
	"golf_course_id" integer NOT NULL,
	"course_name" text NOT NULL,
	"confirmation" text NOT NULL,
	"agent" text NOT NULL,
	"notes" text NOT NULL,
	"internal_notes" text NOT NULL,
	"transaction_record_id" integer,
	"payment_id" text NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tee_time_rows" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"play_date" date NOT NULL,
	"play_time" text NOT NULL,
	"players" integer NOT NULL,
	"cost_cents" bigint NOT NULL,
	"golf_course_id" integer NOT NULL,
	"course_name" text NOT NULL,
	"confirmation" text NOT NULL,
	"agent" text NOT NULL,
	"notes" text NOT NULL,
	"internal_notes" text NOT NULL,
	"transaction_record_id" integer,
	"payment_id" text NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tee_time_rows" ADD CONSTRAINT "tee_time_rows_id_tee_times_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tee_time_row_changes_written_by" ON "tee_time_row_changes" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "tee_time_row_changes_written_at" ON "tee_time_row_changes" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "tee_time_rows_first_name" ON "tee_time_rows" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_last_name" ON "tee_time_rows" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_status" ON "tee_time_rows" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_created_at" ON "tee_time_rows" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_play_date" ON "tee_time_rows" USING btree ("play_date","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_play_time" ON "tee_time_rows" USING btree ("play_time","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_players" ON "tee_time_rows" USING btree ("players","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_total" ON "tee_time_rows" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_cost" ON "tee_time_rows" USING btree ("cost_cents","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_course_name" ON "tee_time_rows" USING btree ("course_name","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_confirmation" ON "tee_time_rows" USING btree ("confirmation","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_payment_id" ON "tee_time_rows" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_agent" ON "tee_time_rows" USING btree ("agent","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_notes" ON "tee_time_rows" USING btree (left("notes", 100),"id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_internal_notes" ON "tee_time_rows" USING btree (left("internal_notes", 100),"id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_customer" ON "tee_time_rows" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_course" ON "tee_time_rows" USING btree ("golf_course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tee_time_rows_texts" ON "tee_time_rows" USING gin ("first_name" gin_trgm_ops,"last_name" gin_trgm_ops,"status" gin_trgm_ops,"confirmation" gin_trgm_ops,"agent" gin_trgm_ops,"notes" gin_trgm_ops,"internal_notes" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- Gathers the rows of tee times that this transaction has changed. The customer and the course stay as they are read until
-- it ends: somebody who renames them at this moment waits, and then finds the row that is written here.
CREATE FUNCTION "write_tee_time_rows"(tee_time_ids integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "tee_time_rows" AS "stored" (
		"id", "customer_id", "first_name", "last_name", "status", "created_at", "play_date", "play_time", "players",
		"cost_cents", "golf_course_id", "course_name", "confirmation", "agent", "notes", "internal_notes",
		"transaction_record_id", "payment_id", "total"
	)
	SELECT "t"."id", "t"."customer_id", "c"."first_name", "c"."last_name", "t"."status", "t"."created_at", "t"."play_date",
		"t"."play_time", "t"."players", "t"."cost_cents", "t"."golf_course_id", "g"."course_name", "t"."confirmation",
		"t"."agent", "t"."notes", "t"."internal_notes", "t"."transaction_record_id", coalesce("r"."payment_id", ''),
		coalesce("r"."total", 0)
	FROM "tee_times" "t"
	JOIN "customers" "c" ON "c"."id" = "t"."customer_id"
	JOIN "golf_courses" "g" ON "g"."id" = "t"."golf_course_id"
	LEFT JOIN "transaction_records" "r" ON "r"."id" = "t"."transaction_record_id"
	WHERE "t"."id" = ANY (tee_time_ids)
	FOR SHARE OF "c", "g"
	ON CONFLICT ("id") DO UPDATE SET (
		"customer_id", "first_name", "last_name", "status", "created_at", "play_date", "play_time", "players",
		"cost_cents", "golf_course_id", "course_name", "confirmation", "agent", "notes", "internal_notes",
		"transaction_record_id", "payment_id", "total"
	) = (
		"excluded"."customer_id", "excluded"."first_name", "excluded"."last_name", "excluded"."status",
		"excluded"."created_at", "excluded"."play_date", "excluded"."play_time", "excluded"."players",
		"excluded"."cost_cents", "excluded"."golf_course_id", "excluded"."course_name", "excluded"."confirmation",
		"excluded"."agent", "excluded"."notes", "excluded"."internal_notes", "excluded"."transaction_record_id",
		"excluded"."payment_id", "excluded"."total"
	)
	WHERE "stored" IS DISTINCT FROM "excluded"
$$;--> statement-breakpoint
CREATE FUNCTION "follow_tee_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_tee_time_rows"(array(SELECT "id" FROM "changed"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "follow_new" AFTER INSERT ON "tee_times" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_tee_times"();--> statement-breakpoint
CREATE TRIGGER "follow_changed" AFTER UPDATE ON "tee_times" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_tee_times"();--> statement-breakpoint
CREATE FUNCTION "follow_customers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "tee_time_rows" SET "first_name" = "after"."first_name", "last_name" = "after"."last_name"
	FROM "before" JOIN "after" USING ("id")
	WHERE "customer_id" = "after"."id"
		AND ("before"."first_name", "before"."last_name") IS DISTINCT FROM ("after"."first_name", "after"."last_name");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "follow_changed" AFTER UPDATE ON "customers" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_customers"();--> statement-breakpoint
CREATE FUNCTION "follow_golf_courses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "tee_time_rows" SET "course_name" = "after"."course_name"
	FROM "before" JOIN "after" USING ("id")
	WHERE "golf_course_id" = "after"."id" AND "before"."course_name" IS DISTINCT FROM "after"."course_name";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "follow_changed" AFTER UPDATE ON "golf_courses" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_golf_courses"();--> statement-breakpoint
SELECT "write_tee_time_rows"(array(SELECT "id" FROM "tee_times"));--> statement-breakpoint
CREATE FUNCTION "note_tee_time_row_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "tee_time_row_changes" SELECT pg_current_xact_id(), now(), -1, "before".* FROM "before";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "tee_time_row_changes" SELECT pg_current_xact_id(), now(), 1, "after".* FROM "after";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_new" AFTER INSERT ON "tee_time_rows" REFERENCING NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_tee_time_row_changes"();--> statement-breakpoint
CREATE TRIGGER "note_changed" AFTER UPDATE ON "tee_time_rows" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_tee_time_row_changes"();--> statement-breakpoint
CREATE TRIGGER "note_gone" AFTER DELETE ON "tee_time_rows" REFERENCING OLD TABLE AS "before"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_tee_time_row_changes"();
