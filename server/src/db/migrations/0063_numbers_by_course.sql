ALTER TABLE "course_notices" ADD COLUMN "is_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- As in 0059, where the course has nothing but what the number was given for: a tee time that moved, gained or lost players since has left
-- its place or its seats there, of which the course has to hear whatever becomes of the number.
CREATE OR REPLACE FUNCTION "note_number_lost"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	newest course_notices;
	was_internal boolean := (SELECT one ->> 'before' = 'INTERNAL'
		FROM history_entries AS entry CROSS JOIN jsonb_array_elements(entry.changes) AS one
		WHERE entry.entity = 'tee_time' AND entry.record_id = OLD.id AND entry.action <> 'created' AND one ->> 'field' = 'confirmation'
		ORDER BY entry.id LIMIT 1);
BEGIN
	SELECT * INTO newest FROM course_notices WHERE tee_time_id = OLD.id ORDER BY id DESC LIMIT 1;
	IF newest.id IS NULL THEN
		INSERT INTO course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user, created_at)
		VALUES (OLD.id, OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players, false, '', OLD.seated_at);
	ELSIF was_internal AND NOT EXISTS (SELECT FROM course_notices WHERE tee_time_id = OLD.id AND staff_user <> '')
		AND (newest.golf_course_id, newest.play_date, newest.play_time, newest.players) = (OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players)
		AND coalesce(newest.kept, newest.players) >= newest.players THEN
		INSERT INTO course_notices (tee_time_id, golf_course_id, play_date, play_time, players, is_canceled, staff_user)
		VALUES (OLD.id, OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players, true, '');
	END IF;
	RETURN NULL;
END $$;
