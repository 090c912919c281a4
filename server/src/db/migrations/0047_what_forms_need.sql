ALTER TABLE "slot_hold_forms" ADD COLUMN "players" integer;--> statement-breakpoint
ALTER TABLE "slot_hold_forms" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
DROP TRIGGER "end_hold_without_forms" ON "slot_hold_forms";--> statement-breakpoint
DROP FUNCTION "end_hold_without_forms"();--> statement-breakpoint
-- The hold's row first, so that of two forms that change together the later one finds the other as it became. Forms that a server of the
-- version before stored have neither players nor a time of their own.
CREATE FUNCTION "hold_what_forms_need"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	changed CONSTANT integer := CASE TG_OP WHEN 'DELETE' THEN OLD.slot_hold_id ELSE NEW.slot_hold_id END;
	forms record;
BEGIN
	PERFORM FROM slot_holds WHERE id = changed FOR UPDATE;
	SELECT count(*) AS running, max(players) AS players, max(held_until) AS held_until INTO forms
	FROM slot_hold_forms WHERE slot_hold_id = changed AND (held_until IS NULL OR held_until > now());
	IF forms.running = 0 THEN
		DELETE FROM slot_holds WHERE id = changed;
	ELSE
		UPDATE slot_holds SET players = coalesce(forms.players, slot_holds.players), held_until = coalesce(forms.held_until, slot_holds.held_until)
		WHERE id = changed;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "hold_what_forms_need" AFTER INSERT OR UPDATE OR DELETE ON "slot_hold_forms"
	FOR EACH ROW EXECUTE FUNCTION "hold_what_forms_need"();
