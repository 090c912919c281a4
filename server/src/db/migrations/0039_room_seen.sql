-- The largest party that a slot is known to have room for: what was seen free of it, beside the players whom that observation knew of.
CREATE FUNCTION "room_seen"(slot "fore_up_availabilities") RETURNS integer LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT CASE WHEN slot.gone_at IS NULL THEN (SELECT max(size) FROM unnest(slot.spots) AS size) ELSE 0 END
		+ (SELECT coalesce(sum(players), 0)::integer FROM tee_times
			WHERE golf_course_id = slot.golf_course_id AND play_date = slot.available_date AND play_time = slot.available_time
				AND canceled_at IS NULL AND confirmation <> 'INTERNAL' AND seated_at < slot.known_until);
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_observation"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	NEW.known_until := date_trunc('milliseconds', least(NEW.scraped_at, now()));
	NEW.most_seen := greatest(CASE TG_OP WHEN 'UPDATE' THEN OLD.most_seen END, room_seen(NEW));
	RETURN NEW;
END $$;--> statement-breakpoint
-- Slots that were sold in part before 0036 were seen for fewer than they have room for.
UPDATE "fore_up_availabilities" AS slot SET "most_seen" = room_seen(slot)
	WHERE "available_date" >= current_date - 1 AND "most_seen" < room_seen(slot);
