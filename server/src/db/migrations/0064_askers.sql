ALTER TABLE "slot_holds" ADD COLUMN "askers" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- As in 0057, with all who asked for a hold.
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
				'players', holds.players, 'held_until', holds.held_until, 'asked_by', asker.name, 'asked_at', holds.asked_at,
				'askers', holds.askers)
				ORDER BY holds.id), '[]')
			FROM public.slot_holds holds JOIN public.staff_users holder ON holder.id = holds.staff_user_id
				LEFT JOIN public.staff_users asker ON asker.id = holds.asked_by
			WHERE holds.fore_up_availability_id = slot.id AND holds.held_until > now()))
	FROM (SELECT) AS place LEFT JOIN public.fore_up_availabilities slot
		ON slot.golf_course_id = course_id AND slot.available_date = day AND slot.available_time = at_time;
$$;
