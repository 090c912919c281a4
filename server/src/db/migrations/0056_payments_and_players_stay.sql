-- What 0054 left open of what it keeps: the players with the players sold, an authorised payment but for its steps, tables emptied at once,
-- and the return of a certificate's part of a tee time from before the ledger.
CREATE OR REPLACE FUNCTION keep_sale() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  broken text;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  IF OLD.agent <> NEW.agent THEN
    broken := 'it keeps the agent who sold it';
  ELSIF (OLD.players, OLD.players_sold) IS DISTINCT FROM (NEW.players, NEW.players_sold)
    AND NEW.players_sold IS DISTINCT FROM coalesce(OLD.players_sold, OLD.players)
  THEN
    broken := 'the players sold are those before its first save';
  ELSIF OLD.golf_course_id <> NEW.golf_course_id AND (
    EXISTS (SELECT FROM tee_time_rental_clubs WHERE tee_time_id = NEW.id)
    OR NOT EXISTS (SELECT FROM sale_terms held WHERE held.tee_time_id = NEW.id AND held.taken_for = 'course change' AND held.taken_at = now()
      AND (held.terms ->> 'rate' IS NULL OR EXISTS (SELECT FROM golf_rates
        WHERE id = (held.terms #>> '{rate,id}')::integer AND golf_course_id = NEW.golf_course_id))))
  THEN
    broken := 'another course takes its own terms, and no rented clubs';
  END IF;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'A change of tee time % breaks a rule of the books: %.', NEW.id, broken
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sale_stays';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "tee_time_rental_clubs"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "payment_intents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE FUNCTION keep_authorised() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  step CONSTANT text[] := ARRAY['state', 'last4', 'attempts', 'lease_until', 'updated_at'];
BEGIN
  IF to_jsonb(OLD) - step <> to_jsonb(NEW) - step THEN
    RAISE EXCEPTION 'An authorised payment only takes its next step.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER only_settled BEFORE UPDATE ON "payment_intents"
  FOR EACH ROW WHEN (OLD.state <> 'authorising' OR NEW.amount <> OLD.amount) EXECUTE FUNCTION keep_authorised();--> statement-breakpoint
-- The return of a certificate's part of a tee time from before the ledger has no record that it refunds; its person may be deleted by then.
CREATE OR REPLACE FUNCTION keep_certificate_sales() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  entry transaction_records;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  SELECT * INTO entry FROM transaction_records WHERE id = NEW.transaction_record_id;
  IF entry.refunded_record_id IS NULL AND NOT EXISTS (SELECT FROM tee_times WHERE transaction_record_id = entry.id)
    AND (entry.payment_id IS NOT NULL OR entry.created_at <> now() OR (coalesce(entry.staff_user, '') = ''
      AND NOT EXISTS (SELECT FROM transaction_items item JOIN tee_times ON tee_times.id = item.tee_time_id
        WHERE item.transaction_record_id = entry.id AND tee_times.transaction_record_id IS NULL)))
  THEN
    RAISE EXCEPTION 'Transaction record % is not a person''s correction of a sale.', entry.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sale_has_a_person';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER sale_stays ON "tee_times";--> statement-breakpoint
-- At the commit, since the terms of another course are stored after the change.
CREATE CONSTRAINT TRIGGER sale_stays AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.agent, OLD.players, OLD.players_sold, OLD.golf_course_id)
    IS DISTINCT FROM (NEW.agent, NEW.players, NEW.players_sold, NEW.golf_course_id))
  EXECUTE FUNCTION keep_sale();
