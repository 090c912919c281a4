CREATE TABLE "slot_hold_forms" (
	"slot_hold_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"form" text NOT NULL,
	CONSTRAINT "slot_hold_forms_slot_hold_id_session_id_form_pk" PRIMARY KEY("slot_hold_id","session_id","form")
);
--> statement-breakpoint
ALTER TABLE "slot_hold_forms" ADD CONSTRAINT "slot_hold_forms_slot_hold_id_slot_holds_id_fk" FOREIGN KEY ("slot_hold_id") REFERENCES "public"."slot_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_hold_forms" ADD CONSTRAINT "slot_hold_forms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_hold_forms_session" ON "slot_hold_forms" USING btree ("session_id");
--> statement-breakpoint
-- The hold's row first, so that of two last forms the later one finds the other gone.
CREATE FUNCTION "end_hold_without_forms"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM FROM slot_holds WHERE id = OLD.slot_hold_id FOR UPDATE;
	DELETE FROM slot_holds WHERE id = OLD.slot_hold_id AND NOT EXISTS (SELECT FROM slot_hold_forms WHERE slot_hold_id = OLD.slot_hold_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "end_hold_without_forms" AFTER DELETE ON "slot_hold_forms" FOR EACH ROW EXECUTE FUNCTION "end_hold_without_forms"();--> statement-breakpoint
-- A slot that is seen taken again shows room for one confirmed party at most: for two their numbers alone speak, which may be one
-- course's mistake. Its first observation contradicts none.
DROP FUNCTION "room_seen"("fore_up_availabilities");--> statement-breakpoint
CREATE FUNCTION "room_seen"(slot "fore_up_availabilities", is_first boolean) RETURNS integer LANGUAGE sql STABLE
SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT CASE
		WHEN slot.gone_at IS NULL THEN (SELECT max(size) FROM unnest(slot.spots) AS size) + coalesce(sum(players), 0)
		WHEN is_first THEN coalesce(sum(players), 0)
		ELSE coalesce(max(players), 0) END::integer
	FROM tee_times
	WHERE golf_course_id = slot.golf_course_id AND play_date = slot.available_date AND play_time = slot.available_time
		AND canceled_at IS NULL AND confirmation <> 'INTERNAL' AND seated_at < slot.known_until;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_observation"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	NEW.known_until := date_trunc('milliseconds', least(NEW.scraped_at, now()));
	NEW.most_seen := greatest(CASE TG_OP WHEN 'UPDATE' THEN OLD.most_seen END, room_seen(NEW, TG_OP = 'INSERT'));
	RETURN NEW;
END $$;
