-- What a course knows of a booking by its number, from what it was told last: since when, and of how many players at the time where it
-- stands. One that was never told of it otherwise knows all of them since it was booked. INTERNAL gave no number. Without settings of its
-- own, so that PostgreSQL puts its body into the statement.
CREATE FUNCTION "told_of"(booking "tee_times") RETURNS TABLE ("since" timestamp with time zone, "players" integer) LANGUAGE sql STABLE ROWS 1 AS $$
	SELECT greatest(booking.seated_at, told.at), coalesce(told.players, booking.players)
	FROM (SELECT) AS booked LEFT JOIN LATERAL (
		SELECT date_trunc('milliseconds', notices.created_at) AS at,
			CASE WHEN (notices.golf_course_id, notices.play_date, notices.play_time) = (booking.golf_course_id, booking.play_date, booking.play_time)
				THEN least(notices.players, booking.players) ELSE 0 END AS players
		FROM public.course_notices notices WHERE notices.tee_time_id = booking.id AND booking.confirmation <> 'INTERNAL'
		ORDER BY notices.id DESC LIMIT 1) AS told ON true;
$$;--> statement-breakpoint
-- Entering the course's number is a notice, so that it no longer changes since when the players have their place.
DROP TRIGGER "note_seated_at" ON "tee_times";--> statement-breakpoint
CREATE TRIGGER "note_seated_at" BEFORE UPDATE OF "golf_course_id", "play_date", "play_time", "players" ON "tee_times" FOR EACH ROW
	WHEN ((OLD.golf_course_id, OLD.play_date, OLD.play_time) IS DISTINCT FROM (NEW.golf_course_id, NEW.play_date, NEW.play_time)
		OR NEW.players > OLD.players)
	EXECUTE FUNCTION "note_seated_at"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "seats_at"(course_id integer, day date, at_time text) RETURNS SETOF jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'slot', CASE WHEN slot.id IS NOT NULL THEN jsonb_build_object('id', slot.id, 'spots', slot.spots, 'scraped_at', slot.scraped_at,
			'known_until', slot.known_until, 'gone_at', slot.gone_at) END,
		'standing', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', booking.id, 'agent', booking.agent, 'players', booking.players,
				'confirmation', booking.confirmation, 'seated_at', told.since, 'told_players', told.players)
				ORDER BY booking.seated_at, booking.id), '[]')
			FROM public.tee_times AS booking CROSS JOIN LATERAL public.told_of(booking) AS told
			WHERE golf_course_id = course_id AND play_date = day AND play_time = at_time AND canceled_at IS NULL),
		'holds', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', holds.id, 'staff_user_id', holder.id, 'agent', holder.name,
				'players', holds.players, 'held_until', holds.held_until, 'asked_by', asker.name, 'asked_at', holds.asked_at)
				ORDER BY holds.id), '[]')
			FROM public.slot_holds holds JOIN public.staff_users holder ON holder.id = holds.staff_user_id
				LEFT JOIN public.staff_users asker ON asker.id = holds.asked_by
			WHERE holds.fore_up_availability_id = slot.id AND holds.held_until > now()))
	FROM (SELECT) AS place LEFT JOIN public.fore_up_availabilities slot
		ON slot.golf_course_id = course_id AND slot.available_date = day AND slot.available_time = at_time;
$$;--> statement-breakpoint
-- Players of whom the course was not told under their number are no part of its room.
CREATE OR REPLACE FUNCTION "room_seen"(slot "fore_up_availabilities", is_first boolean) RETURNS integer LANGUAGE sql STABLE
SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT CASE
		WHEN slot.gone_at IS NULL THEN (SELECT max(size) FROM unnest(slot.spots) AS size) + coalesce(sum(told.players), 0)
		WHEN is_first THEN coalesce(sum(told.players), 0)
		ELSE coalesce(max(told.players), 0) END::integer
	FROM tee_times AS booking CROSS JOIN LATERAL told_of(booking) AS told
	WHERE golf_course_id = slot.golf_course_id AND play_date = slot.available_date AND play_time = slot.available_time
		AND canceled_at IS NULL AND confirmation <> 'INTERNAL' AND told.since < slot.known_until;
$$;
