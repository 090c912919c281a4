-- The one place of the facts of packages/domain/src/availability/slotSeats.ts: the known slot or null, the bookings that stand there, and
-- the holds that run. A set of one row without settings of its own, so that PostgreSQL puts its body into the statement of a list.
DROP FUNCTION "seats_at"(integer, date, text);--> statement-breakpoint
CREATE FUNCTION "seats_at"(course_id integer, day date, at_time text) RETURNS SETOF jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'slot', CASE WHEN slot.id IS NOT NULL THEN jsonb_build_object('id', slot.id, 'spots', slot.spots, 'scraped_at', slot.scraped_at,
			'known_until', slot.known_until, 'gone_at', slot.gone_at) END,
		'standing', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'agent', agent, 'players', players, 'confirmation', confirmation,
				'seated_at', seated_at) ORDER BY seated_at, id), '[]')
			FROM public.tee_times WHERE golf_course_id = course_id AND play_date = day AND play_time = at_time AND canceled_at IS NULL),
		'holds', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', holds.id, 'staff_user_id', holder.id, 'agent', holder.name,
				'players', holds.players, 'held_until', holds.held_until, 'asked_by', asker.name, 'asked_at', holds.asked_at)
				ORDER BY holds.id), '[]')
			FROM public.slot_holds holds JOIN public.staff_users holder ON holder.id = holds.staff_user_id
				LEFT JOIN public.staff_users asker ON asker.id = holds.asked_by
			WHERE holds.fore_up_availability_id = slot.id AND holds.held_until > now()))
	FROM (SELECT) AS place LEFT JOIN public.fore_up_availabilities slot
		ON slot.golf_course_id = course_id AND slot.available_date = day AND slot.available_time = at_time;
$$;--> statement-breakpoint
-- Its second statement sees what was committed while the first one waited.
CREATE OR REPLACE FUNCTION "lock_seats"(course_id integer, day date, at_time text) RETURNS jsonb LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM FROM fore_up_availabilities WHERE golf_course_id = course_id AND available_date = day AND available_time = at_time FOR NO KEY UPDATE;
	RETURN (SELECT seats FROM seats_at(course_id, day, at_time) AS seats);
END $$;
