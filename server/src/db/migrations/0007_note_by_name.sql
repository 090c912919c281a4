-- The two tables share their columns' names, not the places of the columns: each is written to the one of its name.
CREATE OR REPLACE FUNCTION "note_tee_time_row_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "tee_time_row_changes" (
			"written_by", "written_at", "sign", "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total"
		)
		SELECT pg_current_xact_id(), now(), -1, "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total"
		FROM "before";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "tee_time_row_changes" (
			"written_by", "written_at", "sign", "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total"
		)
		SELECT pg_current_xact_id(), now(), 1, "id", "customer_id", "first_name", "last_name", "status", "created_at",
			"play_date", "play_time", "players", "cost_cents", "golf_course_id", "course_name", "confirmation", "agent",
			"notes", "internal_notes", "transaction_record_id", "payment_id", "total"
		FROM "after";
	END IF;
	RETURN NULL;
END $$;
