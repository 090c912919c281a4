-- The newest notice decides. An INTERNAL booking is known since then, as it was told, if that is by a person: a number that it had, entered or
-- stored by a trigger (0053, 0055), no longer counts for one that lost it. Without settings of its own, so that PostgreSQL puts its
-- body into the statement.
CREATE OR REPLACE FUNCTION "told_of"(booking "tee_times") RETURNS TABLE ("since" timestamp with time zone, "players" integer) LANGUAGE sql STABLE ROWS 1 AS $$
	SELECT greatest(booking.seated_at, told.at),
		CASE WHEN booking.confirmation = 'INTERNAL' AND coalesce(told.staff_user, '') = '' THEN 0 ELSE coalesce(told.players, booking.players) END
	FROM (SELECT) AS booked LEFT JOIN LATERAL (
		SELECT date_trunc('milliseconds', notices.created_at) AS at, notices.staff_user,
			CASE WHEN (notices.golf_course_id, notices.play_date, notices.play_time) = (booking.golf_course_id, booking.play_date, booking.play_time)
				THEN least(notices.players, booking.players) ELSE 0 END AS players
		FROM public.course_notices notices WHERE notices.tee_time_id = booking.id
		ORDER BY notices.id DESC LIMIT 1) AS told ON true;
$$;--> statement-breakpoint
-- Both moments: a booking is judged by when its course knew, and shown with when it took its seats. seated_at stays the former for a server of
-- the version before, which judges by it.
CREATE OR REPLACE FUNCTION "seats_at"(course_id integer, day date, at_time text) RETURNS SETOF jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'slot', CASE WHEN slot.id IS NOT NULL THEN jsonb_build_object('id', slot.id, 'spots', slot.spots, 'scraped_at', slot.scraped_at,
			'known_until', slot.known_until, 'gone_at', slot.gone_at) END,
		'standing', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', booking.id, 'agent', booking.agent, 'players', booking.players,
				'confirmation', booking.confirmation, 'placed_at', booking.seated_at, 'told_since', told.since, 'seated_at', told.since,
				'told_players', told.players)
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
-- The place first, known or not: a feed may store its slot while another booking of the place is under way. Then the slot's row, which a feed
-- locks too. Each statement sees what was committed while the one before it waited.
CREATE OR REPLACE FUNCTION "lock_seats"(course_id integer, day date, at_time text) RETURNS jsonb LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(course_id, hashtext(to_char(day, 'YYYY-MM-DD ') || at_time));
	PERFORM FROM fore_up_availabilities WHERE golf_course_id = course_id AND available_date = day AND available_time = at_time FOR NO KEY UPDATE;
	RETURN (SELECT seats FROM seats_at(course_id, day, at_time) AS seats);
END $$;--> statement-breakpoint
-- Those whom the course knew of, whether by a number or because it was told.
CREATE OR REPLACE FUNCTION "room_seen"(slot "fore_up_availabilities", is_first boolean) RETURNS integer LANGUAGE sql STABLE
SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT CASE
		WHEN slot.gone_at IS NULL THEN (SELECT max(size) FROM unnest(slot.spots) AS size) + coalesce(sum(told.players), 0)
		WHEN is_first THEN coalesce(sum(told.players), 0)
		ELSE coalesce(max(told.players), 0) END::integer
	FROM tee_times AS booking CROSS JOIN LATERAL told_of(booking) AS told
	WHERE golf_course_id = slot.golf_course_id AND play_date = slot.available_date AND play_time = slot.available_time
		AND canceled_at IS NULL AND told.since < slot.known_until;
$$;--> statement-breakpoint
-- A number that was entered is by no person from now on, as it may be taken back. Whoever told a course changed no confirmation in the same moment.
UPDATE "course_notices" AS notice SET "staff_user_id" = NULL, "staff_user" = ''
WHERE notice.staff_user <> ''
	AND EXISTS (SELECT FROM "tee_times" AS booking WHERE booking.id = notice.tee_time_id AND booking.play_date >= current_date - 1)
	AND EXISTS (SELECT FROM "history_entries" AS entry
	WHERE entry.entity = 'tee_time' AND entry.record_id = notice.tee_time_id AND entry.created_at = notice.created_at
		AND entry.changes @> '[{"field": "confirmation"}]');
