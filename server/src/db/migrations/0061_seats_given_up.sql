ALTER TABLE "course_notices" ADD COLUMN "kept" integer;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_kept" CHECK ("course_notices"."kept" >= 0);--> statement-breakpoint
-- Seats that a tee time gives up are no longer surely its own at the course, also where it takes them back: an agent may have told the course
-- meanwhile. By a trigger, so that a server of the version before stores it too, and with the owner's rights, since a server adds notices only.
-- After "note_number_given", by name: the notice that this one stores is lowered with the change.
CREATE FUNCTION "note_seats_given_up"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	left_there integer := CASE WHEN (OLD.golf_course_id, OLD.play_date, OLD.play_time) = (NEW.golf_course_id, NEW.play_date, NEW.play_time)
		THEN NEW.players ELSE 0 END;
BEGIN
	UPDATE course_notices SET kept = left_there
	WHERE id = (SELECT max(id) FROM course_notices WHERE tee_time_id = NEW.id) AND coalesce(kept, players) > left_there;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_seats_given_up" AFTER UPDATE OF "golf_course_id", "play_date", "play_time", "players" ON "tee_times" FOR EACH ROW
	WHEN (NEW.canceled_at IS NULL AND ((OLD.golf_course_id, OLD.play_date, OLD.play_time)
		IS DISTINCT FROM (NEW.golf_course_id, NEW.play_date, NEW.play_time) OR NEW.players < OLD.players))
	EXECUTE FUNCTION "note_seats_given_up"();--> statement-breakpoint
-- The tee times to come that stand as their number was given for, and gave seats up meanwhile: 0053 stored no notice of those.
INSERT INTO "course_notices" ("tee_time_id", "golf_course_id", "play_date", "play_time", "players", "is_canceled", "staff_user", "created_at")
SELECT booking.id, booking.golf_course_id, booking.play_date, booking.play_time, booking.players, false, '', numbered.since
FROM "tee_times" AS booking
	CROSS JOIN LATERAL (
		SELECT coalesce(max(entry.id), 0) AS entry_id, date_trunc('milliseconds', coalesce(max(entry.created_at), booking.created_at)) AS since
		FROM "history_entries" AS entry
		WHERE entry.entity = 'tee_time' AND entry.record_id = booking.id
			AND entry.changes @> '[{"field": "confirmation"}]' AND entry.action <> 'created') AS numbered
WHERE booking.play_date >= current_date - 1 AND booking.canceled_at IS NULL AND booking.confirmation <> 'INTERNAL'
	AND NOT EXISTS (SELECT FROM "course_notices" AS notice WHERE notice.tee_time_id = booking.id)
	AND EXISTS (SELECT FROM "history_entries" AS entry CROSS JOIN jsonb_array_elements(entry.changes) AS one
		WHERE entry.entity = 'tee_time' AND entry.record_id = booking.id AND entry.id > numbered.entry_id AND entry.action <> 'created'
			AND (one ->> 'field' IN ('play_date', 'play_time')
				OR one ->> 'field' = 'course.id' AND EXISTS (SELECT FROM "golf_courses" WHERE id = (one ->> 'before')::integer)
				OR one ->> 'field' = 'players' AND (one ->> 'after')::integer < (one ->> 'before')::integer))
ORDER BY booking.id;--> statement-breakpoint
-- What was given up before, by tee times to come, from their histories. A save of the same moment as the notice is part of it: some notices
-- have it in milliseconds.
UPDATE "course_notices" AS notice SET "kept" = given.kept
FROM "tee_times" AS booking CROSS JOIN LATERAL (
	SELECT newest.id, min(CASE WHEN one ->> 'field' <> 'players' THEN 0
		WHEN (one ->> 'after')::integer < (one ->> 'before')::integer THEN (one ->> 'after')::integer END) AS kept
	FROM (SELECT id, created_at FROM "course_notices" WHERE tee_time_id = booking.id ORDER BY id DESC LIMIT 1) AS newest
		JOIN "history_entries" AS entry ON entry.entity = 'tee_time' AND entry.record_id = booking.id AND entry.action <> 'created'
			AND date_trunc('milliseconds', entry.created_at) > date_trunc('milliseconds', newest.created_at)
		CROSS JOIN jsonb_array_elements(entry.changes) AS one
	WHERE one ->> 'field' IN ('course.id', 'play_date', 'play_time', 'players')
	GROUP BY newest.id) AS given
WHERE booking.play_date >= current_date - 1 AND booking.canceled_at IS NULL AND notice.id = given.id AND given.kept < notice.players;--> statement-breakpoint
-- As in 0057, without the players of the notice who gave their seats up since.
CREATE OR REPLACE FUNCTION "told_of"(booking "tee_times") RETURNS TABLE ("since" timestamp with time zone, "players" integer) LANGUAGE sql STABLE ROWS 1 AS $$
	SELECT greatest(booking.seated_at, told.at),
		CASE WHEN booking.confirmation = 'INTERNAL' AND coalesce(told.staff_user, '') = '' THEN 0 ELSE coalesce(told.players, booking.players) END
	FROM (SELECT) AS booked LEFT JOIN LATERAL (
		SELECT date_trunc('milliseconds', notices.created_at) AS at, notices.staff_user,
			CASE WHEN (notices.golf_course_id, notices.play_date, notices.play_time) = (booking.golf_course_id, booking.play_date, booking.play_time)
				THEN least(notices.players, notices.kept, booking.players) ELSE 0 END AS players
		FROM public.course_notices notices WHERE notices.tee_time_id = booking.id
		ORDER BY notices.id DESC LIMIT 1) AS told ON true;
$$;
