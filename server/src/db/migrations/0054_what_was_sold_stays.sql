-- What a tee time was sold by, for and where stays. Only the owner, who imports and restores, changes it otherwise than a save does.
CREATE FUNCTION keep_sale() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  broken text;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  IF OLD.agent <> NEW.agent THEN
    broken := 'it keeps the agent who sold it';
  ELSIF NEW.players_sold IS DISTINCT FROM coalesce(OLD.players_sold, OLD.players) AND OLD.players_sold IS DISTINCT FROM NEW.players_sold THEN
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
-- At the commit, since the terms of another course are stored after the change.
CREATE CONSTRAINT TRIGGER sale_stays AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.agent, OLD.players_sold, OLD.golf_course_id) IS DISTINCT FROM (NEW.agent, NEW.players_sold, NEW.golf_course_id))
  EXECUTE FUNCTION keep_sale();--> statement-breakpoint
-- Rented clubs go with their tee time alone.
CREATE FUNCTION keep_rented_clubs() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM tee_times WHERE id = OLD.tee_time_id) THEN
    RAISE EXCEPTION 'Rented clubs of a tee time are only ever added.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE ON "tee_time_rental_clubs"
  FOR EACH ROW EXECUTE FUNCTION keep_rented_clubs();--> statement-breakpoint
-- A declined card leaves no intent. One that was authorised stays as it is, and takes its steps.
CREATE TRIGGER only_added BEFORE DELETE ON "payment_intents"
  FOR EACH ROW WHEN (OLD.state <> 'authorising') EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_settled BEFORE UPDATE ON "payment_intents"
  FOR EACH ROW WHEN (OLD.state <> 'authorising' OR NEW.amount <> OLD.amount)
  EXECUTE FUNCTION keep_books('state', 'last4', 'attempts', 'lease_until', 'updated_at');--> statement-breakpoint
-- No server issues certificates: an import does, once for each.
CREATE FUNCTION keep_issued() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN
    RAISE EXCEPTION 'Gift certificates are issued by an import.' USING ERRCODE = 'insufficient_privilege';
  ELSIF EXISTS (SELECT FROM gift_certificate_movements WHERE gift_certificate_id = NEW.gift_certificate_id AND kind = 'issued') THEN
    RAISE EXCEPTION 'Gift certificate % has been issued already.', NEW.gift_certificate_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'issued_once';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER issued_once BEFORE INSERT ON "gift_certificate_movements"
  FOR EACH ROW WHEN (NEW.kind = 'issued') EXECUTE FUNCTION keep_issued();--> statement-breakpoint
-- Nor does a server sell them: a record about certificates alone is a person's correction, whole in its transaction, and no card's payment.
CREATE FUNCTION keep_certificate_sales() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  entry transaction_records;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  SELECT * INTO entry FROM transaction_records WHERE id = NEW.transaction_record_id;
  IF entry.refunded_record_id IS NULL AND NOT EXISTS (SELECT FROM tee_times WHERE transaction_record_id = entry.id)
    AND (entry.payment_id IS NOT NULL OR coalesce(entry.staff_user, '') = '' OR entry.created_at <> now())
  THEN
    RAISE EXCEPTION 'Transaction record % is no correction of a sale by a person.', entry.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sale_has_a_person';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sale_has_a_person AFTER INSERT ON "transaction_items" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.gift_certificate_id IS NOT NULL) EXECUTE FUNCTION keep_certificate_sales();
