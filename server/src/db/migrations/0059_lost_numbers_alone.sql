-- Numbers entered on a server of the version before 0057, while that was rolled out: it stored a person with each. Before the trigger, for which
-- bookings wait.
UPDATE "course_notices" AS notice SET "staff_user_id" = NULL, "staff_user" = ''
WHERE notice.staff_user <> ''
	AND EXISTS (SELECT FROM "tee_times" AS booking WHERE booking.id = notice.tee_time_id AND booking.play_date >= current_date - 1)
	AND EXISTS (SELECT FROM "history_entries" AS entry
	WHERE entry.entity = 'tee_time' AND entry.record_id = notice.tee_time_id AND entry.created_at = notice.created_at
		AND entry.changes @> '[{"field": "confirmation"}]');--> statement-breakpoint
-- A number that is taken back alone, as nothing else of the tee time changes. By a trigger, so that a server of the version before stores it too.
-- One that came with the booking is noted as given, as 0055 notes one that is lost with a change: the course may have the tee time. One that
-- was entered later tells the course nothing any more (DECISION-55): the newest notice is then that it has none, unless a person told it.
CREATE FUNCTION "note_number_lost"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	was_internal boolean := (SELECT one ->> 'before' = 'INTERNAL'
		FROM history_entries AS entry CROSS JOIN jsonb_array_elements(entry.changes) AS one
		WHERE entry.entity = 'tee_time' AND entry.record_id = OLD.id AND entry.action <> 'created' AND one ->> 'field' = 'confirmation'
		ORDER BY entry.id LIMIT 1);
BEGIN
	IF NOT EXISTS (SELECT FROM course_notices WHERE tee_time_id = OLD.id) THEN
		INSERT INTO course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user, created_at)
		VALUES (OLD.id, OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players, false, '', OLD.seated_at);
	ELSIF was_internal AND NOT EXISTS (SELECT FROM course_notices WHERE tee_time_id = OLD.id AND staff_user <> '') THEN
		INSERT INTO course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user)
		VALUES (OLD.id, OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players, true, '');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_number_lost" AFTER UPDATE OF "confirmation" ON "tee_times" FOR EACH ROW
	WHEN (OLD.confirmation <> 'INTERNAL' AND NEW.confirmation = 'INTERNAL' AND NEW.canceled_at IS NULL
		AND (OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players) = (NEW.golf_course_id, NEW.play_date, NEW.play_time, NEW.players))
	EXECUTE FUNCTION "note_number_lost"();
