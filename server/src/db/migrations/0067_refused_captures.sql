ALTER TABLE "payment_intents" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- As in 0056, with a refused capture and what a person saw to.
CREATE OR REPLACE FUNCTION keep_authorised() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  step CONSTANT text[] := ARRAY['state', 'last4', 'attempts', 'lease_until', 'updated_at', 'refused_at', 'settled_at'];
BEGIN
  IF to_jsonb(OLD) - step <> to_jsonb(NEW) - step THEN
    RAISE EXCEPTION 'An authorised payment only takes its next step.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
