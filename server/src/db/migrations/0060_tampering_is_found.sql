-- What 0056 left open: cost and commission at terms of another rate, a certificate's or a code's amount under another one's name, terms that
-- no seal covered, and consents.
ALTER TABLE "ledger_seals" ADD COLUMN "last_terms" integer;--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_two_people";--> statement-breakpoint
-- Not for earlier rows: books:check lists them.
ALTER TABLE "consents" ADD CONSTRAINT "consents_two_people" CHECK ("consents"."state" <> 'consented' or ("consents"."decided_by" is not null and "consents"."decided_at" is not null and "consents"."decided_by" <> "consents"."staff_user")) NOT VALID;--> statement-breakpoint
-- As in 0034, but for each code and certificate: one that is no longer the tee time's has its items in pairs.
CREATE OR REPLACE FUNCTION check_transaction_record(checked integer) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  entry transaction_records;
  sale transaction_records;
  sold tee_times;
  parts record;
  returned record;
  broken text;
BEGIN
  SELECT * INTO entry FROM transaction_records WHERE id = checked;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(total), 0) AS total,
    coalesce(sum(total) FILTER (WHERE tee_time_id IS NOT NULL), 0) AS tee_time,
    coalesce(sum(total) FILTER (WHERE golf_discount_id IS NOT NULL), 0) AS discount,
    coalesce(sum(total) FILTER (WHERE gift_certificate_id IS NOT NULL), 0) AS certificate,
    coalesce(bool_and(gift_certificate_id IS NOT NULL), false) AS is_about_certificates,
    min(tee_time_id) AS first, max(tee_time_id) AS last
    INTO parts FROM transaction_items WHERE transaction_record_id = checked;
  IF entry.total <> parts.total THEN
    broken := 'the total is the sum of the items';
  ELSIF entry.refunded_record_id IS NOT NULL THEN
    SELECT * INTO sale FROM transaction_records WHERE id = entry.refunded_record_id;
    SELECT * INTO sold FROM tee_times WHERE transaction_record_id = sale.id AND created_at < sale.created_at;
    SELECT coalesce(-sum(total), 0) AS paid INTO returned FROM transaction_records WHERE refunded_record_id = sale.id;
    IF sale.refunded_record_id IS NOT NULL OR entry.id = sale.id THEN
      broken := 'a refund is of a sale';
    ELSIF returned.paid > (CASE WHEN sale.payment_id IS NULL THEN 0 ELSE sale.total END) THEN
      broken := 'refunds are at most the payment';
    ELSIF EXISTS (
      SELECT FROM transaction_items item JOIN transaction_records refund ON refund.id = item.transaction_record_id
      WHERE item.gift_certificate_id IS NOT NULL AND (refund.id = sale.id OR refund.refunded_record_id = sale.id)
      GROUP BY item.gift_certificate_id
      -- What paid for a tee time from before the ledger is not an item: what it still has from a certificate is the limit.
      HAVING (CASE WHEN sold.id IS NULL THEN sum(item.total) > 0 AND bool_or(refund.id <> sale.id)
        ELSE sum(item.total) FILTER (WHERE refund.id <> sale.id)
          > CASE WHEN item.gift_certificate_id = sold.gift_certificate_id THEN sold.gift_certificate_amount_cents ELSE 0 END END) OR sum(item.total) FILTER (WHERE refund.id = entry.id) < 0) THEN
      broken := 'a certificate gets back at most what it paid';
    END IF;
  ELSE
    SELECT * INTO sold FROM tee_times WHERE transaction_record_id = checked;
    IF FOUND THEN
      -- A tee time from before the ledger gets its record later, over what was changed then.
      IF entry.total < 0 OR parts.first <> sold.id OR parts.last <> sold.id OR (entry.created_at <= sold.created_at AND (
        parts.tee_time <> sold.charge_cents + sold.rental_clubs_cents + sold.service_fee_cents
        OR -parts.discount <> sold.discount_amount_cents OR -parts.certificate <> sold.gift_certificate_amount_cents
        OR EXISTS (SELECT FROM transaction_items WHERE transaction_record_id = checked AND tee_time_id IS NULL
          GROUP BY golf_discount_id, gift_certificate_id
          HAVING -sum(total) <> CASE WHEN golf_discount_id = sold.golf_discount_id THEN sold.discount_amount_cents
            WHEN gift_certificate_id = sold.gift_certificate_id THEN sold.gift_certificate_amount_cents ELSE 0 END)))
      THEN broken := 'the items are the parts of the tee time'; END IF;
    ELSIF entry.total <> 0 AND NOT parts.is_about_certificates THEN
      broken := 'a record is of a tee time, of a gift certificate or of a refund';
    END IF;
  END IF;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'Transaction record % breaks a rule of the books: %.', checked, broken
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'books_add_up';
  END IF;
END $$;--> statement-breakpoint
-- As in 0056, with the rate and the certificate.
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
  ELSIF OLD.golf_course_id = NEW.golf_course_id AND OLD.golf_rate_id IS DISTINCT FROM NEW.golf_rate_id THEN
    broken := 'it keeps its rate at its course';
  ELSIF OLD.golf_course_id <> NEW.golf_course_id AND (
    EXISTS (SELECT FROM tee_time_rental_clubs WHERE tee_time_id = NEW.id)
    OR NOT EXISTS (SELECT FROM sale_terms held WHERE held.tee_time_id = NEW.id AND held.taken_for = 'course change' AND held.taken_at = now()
      AND held.terms #>> '{rate,id}' IS NOT DISTINCT FROM NEW.golf_rate_id::text
      AND (held.terms ->> 'rate' IS NULL OR EXISTS (SELECT FROM golf_rates
        WHERE id = (held.terms #>> '{rate,id}')::integer AND golf_course_id = NEW.golf_course_id))))
  THEN
    broken := 'another course takes its own terms, and no rented clubs';
  ELSIF OLD.gift_certificate_id IS DISTINCT FROM NEW.gift_certificate_id AND EXISTS (
    SELECT FROM (VALUES (OLD.gift_certificate_id, OLD.gift_certificate_amount_cents), (NEW.gift_certificate_id, -NEW.gift_certificate_amount_cents))
      AS part (certificate, entered)
    WHERE entered <> (SELECT coalesce(sum(total), 0) FROM transaction_items WHERE transaction_record_id = NEW.transaction_record_id
      AND gift_certificate_id = certificate AND created_at = now()))
  THEN
    broken := 'another certificate pays what the former one gets back';
  END IF;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'A change of tee time % breaks a rule of the books: %.', NEW.id, broken
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'sale_stays';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Terms are taken again once for each change of course, and are those of the rate as it is then. Changes and terms since this transaction
-- began may be those of one that began later.
CREATE FUNCTION keep_terms() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  broken text;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  IF NEW.rule_set IS NULL THEN
    broken := 'with a version of the rules';
  ELSIF NEW.terms <> (SELECT current_terms(golf_rate_id, id) FROM tee_times WHERE id = NEW.tee_time_id) THEN
    broken := 'as its rate has them';
  ELSIF (SELECT count(*) FROM sale_terms WHERE tee_time_id = NEW.tee_time_id AND taken_for = 'course change' AND taken_at >= now())
    > (SELECT count(*) FROM (
      SELECT was ->> 'golf_course_id' AS was, lead(was ->> 'golf_course_id', 1, sold.golf_course_id::text) OVER (ORDER BY until, past.id) AS became
      FROM tee_time_past past JOIN tee_times sold ON sold.id = past.tee_time_id
      WHERE past.tee_time_id = NEW.tee_time_id AND until >= now()) AS steps WHERE was <> became)
  THEN
    broken := 'at another course alone';
  END IF;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'Tee time % takes other terms %.', NEW.tee_time_id, broken
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'terms_of_change';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER terms_of_change AFTER INSERT ON "sale_terms" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.taken_for = 'course change') EXECUTE FUNCTION keep_terms();--> statement-breakpoint
-- A request stays as it was asked and is decided once, in time. Its person is erased as everywhere.
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  still text[] := ARRAY['reason', 'staff_user_id', 'updated_at'];
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NEW; END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'waiting' OR NEW.decided_by IS NOT NULL OR NEW.decided_at IS NOT NULL OR NEW.created_at <> now()
      OR NEW.expires_at > now() + interval '3 days'
    THEN
      RAISE EXCEPTION 'A request for consent waits from now on, for three days.' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state = 'waiting' AND NEW.state <> 'waiting' THEN still := still || ARRAY['state', 'decided_by', 'decided_at']; END IF;
  IF to_jsonb(OLD) - still <> to_jsonb(NEW) - still
    OR NOT starts_with(OLD.reason, NEW.reason)
    OR (NEW.staff_user_id IS NOT NULL AND NEW.staff_user_id IS DISTINCT FROM OLD.staff_user_id)
    OR (OLD.state = 'waiting' AND NEW.state = 'consented' AND (OLD.expires_at <= now() OR NEW.decided_at IS DISTINCT FROM now()))
  THEN
    RAISE EXCEPTION 'This does not follow from the stored request %.', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER only_decided BEFORE INSERT OR UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION keep_consent();--> statement-breakpoint
-- A consent and what was asked are one transaction.
CREATE FUNCTION check_consent() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  balance bigint := coalesce((SELECT sum(amount) FROM gift_certificate_movements WHERE gift_certificate_id = NEW.gift_certificate_id
    AND kind = 'corrected' AND staff_user = NEW.staff_user AND created_at = NEW.decided_at), 0);
  value bigint := coalesce((SELECT sum(item.total) FROM transaction_items item JOIN transaction_records entry ON entry.id = item.transaction_record_id
    WHERE item.gift_certificate_id = NEW.gift_certificate_id AND entry.refunded_record_id IS NULL
      AND NOT EXISTS (SELECT FROM tee_times WHERE transaction_record_id = entry.id)
      AND entry.staff_user = NEW.staff_user AND entry.created_at = NEW.decided_at), 0);
BEGIN
  IF (CASE WHEN NEW.cancelation IS NOT NULL
    THEN NOT EXISTS (SELECT FROM cancelations WHERE id = NEW.cancelation_id AND tee_time_id = NEW.tee_time_id
      AND cancel = (NEW.cancelation ->> 'cancel')::boolean AND force = (NEW.cancelation ->> 'force_cancel')::boolean
      AND refund_amount = coalesce((NEW.cancelation ->> 'refund_amount')::bigint, 0))
    ELSE balance <> (NEW.correction ->> 'balance')::bigint - (NEW.correction ->> 'balance_before')::bigint
      OR value <> coalesce((NEW.correction ->> 'value')::bigint - coalesce((NEW.correction ->> 'value_before')::bigint, 0), 0) END)
  THEN
    RAISE EXCEPTION 'Request % is not carried out as it was asked.', NEW.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consent_is_carried_out';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER consent_is_carried_out AFTER UPDATE ON "consents" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.state <> 'consented' AND NEW.state = 'consented') EXECUTE FUNCTION check_consent();--> statement-breakpoint
-- A seal since 0060: that of 0034, with the terms of sales.
CREATE FUNCTION ledger_hash(previous text, from_record integer, to_record integer, from_item integer, to_item integer, from_movement bigint, to_movement bigint, from_terms integer, to_terms integer)
  RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT encode(sha256(convert_to(concat_ws('|',
    ledger_hash(previous, from_record, to_record, from_item, to_item, from_movement, to_movement), from_terms, to_terms,
    (SELECT string_agg(jsonb_build_array(id, tee_time_id, taken_for, rule_set, terms, quote, extract(epoch FROM taken_at))::text, '' ORDER BY id)
      FROM sale_terms WHERE id > from_terms AND id <= to_terms)
  ), 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- As in 0034, with the terms of sales, those from before 0060 too.
CREATE OR REPLACE FUNCTION seal_ledger() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  batch CONSTANT integer := 5000;
  settled CONSTANT timestamptz := now() - interval '15 minutes';
  old ledger_seals;
  new ledger_seals;
BEGIN
  PERFORM pg_advisory_xact_lock(7433376);
  SELECT * INTO old FROM ledger_seals ORDER BY number DESC LIMIT 1;
  IF NOT FOUND THEN old := ROW(0, 0, 0, 0, '', now(), 0); END IF;
  old.last_terms := coalesce(old.last_terms, 0);
  SELECT coalesce(max(id), old.last_record) INTO new.last_record FROM (SELECT id FROM transaction_records
    WHERE id > old.last_record AND created_at < settled ORDER BY id LIMIT batch) AS waiting;
  SELECT coalesce(max(id), old.last_item) INTO new.last_item FROM (SELECT id FROM transaction_items
    WHERE id > old.last_item AND created_at < settled ORDER BY id LIMIT batch) AS waiting;
  SELECT coalesce(max(id), old.last_movement) INTO new.last_movement FROM (SELECT id FROM gift_certificate_movements
    WHERE id > old.last_movement AND created_at < settled ORDER BY id LIMIT batch) AS waiting;
  SELECT coalesce(max(id), old.last_terms) INTO new.last_terms FROM (SELECT id FROM sale_terms
    WHERE id > old.last_terms AND taken_at < settled ORDER BY id LIMIT batch) AS waiting;
  IF (new.last_record, new.last_item, new.last_movement, new.last_terms) = (old.last_record, old.last_item, old.last_movement, old.last_terms)
  THEN RETURN false; END IF;
  INSERT INTO ledger_seals (number, last_record, last_item, last_movement, last_terms, hash)
  VALUES (old.number + 1, new.last_record, new.last_item, new.last_movement, new.last_terms, ledger_hash(old.hash,
    old.last_record, new.last_record, old.last_item, new.last_item, old.last_movement, new.last_movement, old.last_terms, new.last_terms));
  RETURN true;
END $$;--> statement-breakpoint
-- Last, since they keep readers out too.
DROP TRIGGER books_add_up ON "tee_times";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER books_add_up AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.transaction_record_id, OLD.charge_cents, OLD.rental_clubs_cents, OLD.service_fee_cents, OLD.golf_discount_id,
      OLD.discount_amount_cents, OLD.gift_certificate_id, OLD.gift_certificate_amount_cents)
    IS DISTINCT FROM (NEW.transaction_record_id, NEW.charge_cents, NEW.rental_clubs_cents, NEW.service_fee_cents, NEW.golf_discount_id,
      NEW.discount_amount_cents, NEW.gift_certificate_id, NEW.gift_certificate_amount_cents))
  EXECUTE FUNCTION check_books();--> statement-breakpoint
DROP TRIGGER sale_stays ON "tee_times";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sale_stays AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.agent, OLD.players, OLD.players_sold, OLD.golf_course_id, OLD.golf_rate_id, OLD.gift_certificate_id)
    IS DISTINCT FROM (NEW.agent, NEW.players, NEW.players_sold, NEW.golf_course_id, NEW.golf_rate_id, NEW.gift_certificate_id))
  EXECUTE FUNCTION keep_sale();
