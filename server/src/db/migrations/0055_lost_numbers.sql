-- A change that puts INTERNAL in the place of the course's number stores what the number was given for too: the course has it until it is
-- told. In the place of 0053's trigger, which did so for a change under the number alone.
CREATE OR REPLACE TRIGGER "note_number_given" AFTER UPDATE OF "golf_course_id", "play_date", "play_time", "players" ON "tee_times" FOR EACH ROW
	WHEN (OLD.confirmation <> 'INTERNAL' AND NEW.confirmation IN (OLD.confirmation, 'INTERNAL') AND NEW.canceled_at IS NULL
		AND (OLD.golf_course_id, OLD.play_date, OLD.play_time, OLD.players)
			IS DISTINCT FROM (NEW.golf_course_id, NEW.play_date, NEW.play_time, NEW.players))
	EXECUTE FUNCTION "note_number_given"();--> statement-breakpoint
-- The numbers lost before, of tee times to come, from their histories, as 0053 read the changes under a number: each field as it was when
-- the number was entered or booked is the "before" of its first later change. The number was lost with a change, or after one.
INSERT INTO "course_notices" ("tee_time_id", "golf_course_id", "play_date", "play_time", "players", "is_canceled", "staff_user", "created_at")
SELECT booking.id, given.golf_course_id, given.play_date, given.play_time, given.players, false, '', numbered.since
FROM "tee_times" AS booking
	CROSS JOIN LATERAL (
		SELECT coalesce(max(entry.id), 0) AS entry_id, date_trunc('milliseconds', coalesce(max(entry.created_at), booking.created_at)) AS since
		FROM "history_entries" AS entry
		WHERE entry.entity = 'tee_time' AND entry.record_id = booking.id
			AND entry.changes @> '[{"field": "confirmation"}]' AND NOT entry.changes @> '[{"field": "confirmation", "after": "INTERNAL"}]'
			AND entry.action <> 'created') AS numbered
	CROSS JOIN LATERAL (
		SELECT min(entry.id) AS entry_id
		FROM "history_entries" AS entry
		WHERE entry.entity = 'tee_time' AND entry.record_id = booking.id AND entry.id > numbered.entry_id
			AND entry.changes @> '[{"field": "confirmation", "after": "INTERNAL"}]' AND entry.action <> 'created') AS lost
	CROSS JOIN LATERAL (
		SELECT coalesce(max(change ->> 'before') FILTER (WHERE change ->> 'field' = 'course.id')::integer, booking.golf_course_id) AS golf_course_id,
			coalesce(max(change ->> 'before') FILTER (WHERE change ->> 'field' = 'play_date')::date, booking.play_date) AS play_date,
			coalesce(max(change ->> 'before') FILTER (WHERE change ->> 'field' = 'play_time'), booking.play_time) AS play_time,
			coalesce(max(change ->> 'before') FILTER (WHERE change ->> 'field' = 'players')::integer, booking.players) AS players,
			min(entry_id) FILTER (WHERE change ->> 'field' IN ('course.id', 'play_date', 'play_time', 'players')) AS changed_by
		FROM (SELECT DISTINCT ON (one ->> 'field') one AS change, entry.id AS entry_id
			FROM "history_entries" AS entry CROSS JOIN jsonb_array_elements(entry.changes) AS one
			WHERE entry.entity = 'tee_time' AND entry.record_id = booking.id AND entry.id > numbered.entry_id AND entry.action <> 'created'
			ORDER BY one ->> 'field', entry.id) AS first) AS given
WHERE booking.play_date >= current_date - 1 AND booking.canceled_at IS NULL AND booking.confirmation = 'INTERNAL'
	AND given.changed_by <= lost.entry_id
	AND NOT EXISTS (SELECT FROM "course_notices" AS notice WHERE notice.tee_time_id = booking.id)
	AND EXISTS (SELECT FROM "golf_courses" AS course WHERE course.id = given.golf_course_id)
	AND (given.golf_course_id, given.play_date, given.play_time, given.players)
		IS DISTINCT FROM (booking.golf_course_id, booking.play_date, booking.play_time, booking.players)
ORDER BY booking.id;
