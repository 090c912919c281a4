DROP INDEX "consents_tee_time";--> statement-breakpoint
DROP INDEX "consents_gift_certificate";--> statement-breakpoint
CREATE INDEX "payment_intents_refused" ON "payment_intents" USING btree ("refused_at") WHERE "payment_intents"."refused_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_tee_time" ON "consents" USING btree ("tee_time_id","staff_user_id") WHERE "consents"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "consents_gift_certificate" ON "consents" USING btree ("gift_certificate_id","staff_user_id") WHERE "consents"."state" = 'waiting';--> statement-breakpoint
-- As in 0043, with a refused payment that is taken back, unless it was captured first.
CREATE OR REPLACE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF concat_ws(' ', OLD.state, NEW.state) <> ALL (ARRAY['authorising owned', 'authorising voiding', 'owned capturing', 'owned captured',
    'owned voiding', 'capturing captured', 'voiding voided'])
    AND (OLD.refused_at IS NULL OR concat_ws(' ', OLD.state, NEW.state) <> ALL (ARRAY['capturing voiding', 'voiding captured']))
  THEN
    RAISE EXCEPTION 'A payment that is % does not become %.', OLD.state, NEW.state USING ERRCODE = 'integrity_constraint_violation',
      CONSTRAINT = 'void_or_capture';
  END IF;
  RETURN NEW;
END $$;
