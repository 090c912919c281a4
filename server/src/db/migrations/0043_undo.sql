DROP INDEX "payment_intents_unfinished";--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "is_undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_intents_unfinished" ON "payment_intents" USING btree ("lease_until") WHERE "payment_intents"."state" in ('authorising', 'owned', 'capturing', 'voiding');--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_undone" CHECK (not "tee_times"."is_undone" or "tee_times"."canceled_at" is not null);--> statement-breakpoint
-- A payment is captured or voided, never both, whoever writes it. A server of the version before captures an owned one directly.
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF concat_ws(' ', OLD.state, NEW.state) <> ALL (ARRAY['authorising owned', 'authorising voiding', 'owned capturing', 'owned captured',
    'owned voiding', 'capturing captured', 'voiding voided'])
  THEN
    RAISE EXCEPTION 'A payment that is % does not become %.', OLD.state, NEW.state USING ERRCODE = 'integrity_constraint_violation',
      CONSTRAINT = 'void_or_capture';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "void_or_capture" BEFORE UPDATE OF "state" ON "payment_intents" FOR EACH ROW
  WHEN (OLD."state" <> NEW."state") EXECUTE FUNCTION keep_payment();--> statement-breakpoint
-- As in 0035, with what an undo changes.
CREATE OR REPLACE FUNCTION "keep_past_figures"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	"names" text[] := array['agent', 'golf_course_id', 'customer_id', 'golf_rate_id', 'play_date', 'play_time', 'players', 'status',
		'canceled_at', 'is_undone', 'confirmation', 'transaction_record_id', 'charge_cents', 'rental_clubs_cents', 'service_fee_cents',
		'discount_amount_cents', 'gift_certificate_amount_cents', 'refunded_cents', 'cost_cents', 'commission_cents'];
	"before" jsonb := (SELECT jsonb_object_agg("key", "value") FROM jsonb_each(to_jsonb(OLD)) WHERE "key" = ANY("names"));
	"after" jsonb := (SELECT jsonb_object_agg("key", "value") FROM jsonb_each(to_jsonb(NEW)) WHERE "key" = ANY("names"));
BEGIN
	IF "before" IS DISTINCT FROM "after" THEN
		-- Of two transactions the one that began first may write last.
		INSERT INTO "tee_time_past" ("tee_time_id", "until", "was")
		SELECT OLD."id", greatest(now(), max("until")), "before" FROM "tee_time_past" WHERE "tee_time_id" = OLD."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE VIEW "as_of"."tee_times" AS
	SELECT "then".* FROM "public"."tee_times" "now"
	LEFT JOIN LATERAL (
		SELECT "was" FROM "public"."tee_time_past"
		WHERE "tee_time_id" = "now"."id" AND "until" > "as_of"."moment"() ORDER BY "until", "id" LIMIT 1
	) "past" ON true
	CROSS JOIN LATERAL jsonb_populate_record("now", coalesce("past"."was", '{}')) "then"
	WHERE "now"."created_at" <= "as_of"."moment"();
