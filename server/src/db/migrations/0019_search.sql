-- Texts as they are searched: without accents, apostrophes and capitals. It refers to functions of PostgreSQL's own only, so
-- that it does not need the extension unaccent and may stand in a generated column.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	translate(
		lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f''\u2018\u2019\u02bc\u0060\u00b4]', '', 'g')),
		'øØłŁđĐı', 'oollddi'
	);--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text("customers"."first_name" || ' ' || "customers"."last_name" || ' ' || "customers"."email") || ' ' || regexp_replace("customers"."primary_phone", '\D', '', 'g') || ' ' || regexp_replace("customers"."mobile_phone", '\D', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_time_row_changes" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_time_rows" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_tee_time_rows"(tee_time_ids integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "tee_time_rows" AS "stored" (
		"id", "customer_id", "first_name", "last_name", "status", "created_at", "play_date", "play_time", "players",
		"cost_cents", "golf_course_id", "course_name", "confirmation", "agent", "notes", "internal_notes",
		"transaction_record_id", "payment_id", "total", "search_text"
	)
	SELECT "t"."id", "t"."customer_id", "c"."first_name", "c"."last_name", "t"."status", "t"."created_at", "t"."play_date",
		"t"."play_time", "t"."players", "t"."cost_cents", "t"."golf_course_id", "g"."course_name", "t"."confirmation",
		"t"."agent", "t"."notes", "t"."internal_notes", "t"."transaction_record_id", coalesce("r"."payment_id", ''),
		coalesce("r"."total", 0), "c"."search_text" || ' ' || fold_text("t"."confirmation")
	FROM "tee_times" "t"
	JOIN "customers" "c" ON "c"."id" = "t"."customer_id"
	JOIN "golf_courses" "g" ON "g"."id" = "t"."golf_course_id"
	LEFT JOIN "transaction_records" "r" ON "r"."id" = "t"."transaction_record_id"
	WHERE "t"."id" = ANY (tee_time_ids)
	FOR SHARE OF "c", "g"
	ON CONFLICT ("id") DO UPDATE SET (
		"customer_id", "first_name", "last_name", "status", "created_at", "play_date", "play_time", "players",
		"cost_cents", "golf_course_id", "course_name", "confirmation", "agent", "notes", "internal_notes",
		"transaction_record_id", "payment_id", "total", "search_text"
	) = (
		"excluded"."customer_id", "excluded"."first_name", "excluded"."last_name", "excluded"."status",
		"excluded"."created_at", "excluded"."play_date", "excluded"."play_time", "excluded"."players",
		"excluded"."cost_cents", "excluded"."golf_course_id", "excluded"."course_name", "excluded"."confirmation",
		"excluded"."agent", "excluded"."notes", "excluded"."internal_notes", "excluded"."transaction_record_id",
		"excluded"."payment_id", "excluded"."total", "excluded"."search_text"
	)
	WHERE "stored" IS DISTINCT FROM "excluded"
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_customers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "tee_time_rows" SET
		"first_name" = "after"."first_name",
		"last_name" = "after"."last_name",
		"search_text" = "after"."search_text" || ' ' || fold_text("confirmation")
	FROM "before" JOIN "after" USING ("id")
	WHERE "customer_id" = "after"."id"
		AND ("before"."first_name", "before"."last_name", "before"."search_text")
			IS DISTINCT FROM ("after"."first_name", "after"."last_name", "after"."search_text");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_tee_time_row_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "tee_time_row_changes" (
			"written_by", "written_at", "sign", "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total", "search_text"
		)
		SELECT pg_current_xact_id(), now(), -1, "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total", "search_text"
		FROM "before";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "tee_time_row_changes" (
			"written_by", "written_at", "sign", "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total", "search_text"
		)
		SELECT pg_current_xact_id(), now(), 1, "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total", "search_text"
		FROM "after";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What a row is searched by is no change that a count has to learn of.
ALTER TABLE "tee_time_rows" DISABLE TRIGGER "note_changed";--> statement-breakpoint
UPDATE "tee_time_rows" SET "search_text" = "c"."search_text" || ' ' || fold_text("confirmation")
	FROM "customers" "c" WHERE "c"."id" = "customer_id";--> statement-breakpoint
ALTER TABLE "tee_time_rows" ENABLE TRIGGER "note_changed";--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "tee_time_rows_search" ON "tee_time_rows" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);
