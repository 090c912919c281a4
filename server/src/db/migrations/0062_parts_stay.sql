-- The amounts of a sale change by their items alone. `books_add_up` has that of a tee time whose record is the sale's. One from before the
-- ledger has no record, or one about later changes.
CREATE FUNCTION keep_parts() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  entry transaction_records;
  before tee_times;
  entered record;
  broken text;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  SELECT * INTO entry FROM transaction_records WHERE id = NEW.transaction_record_id;
  IF OLD.transaction_record_id IS DISTINCT FROM NEW.transaction_record_id AND (OLD.transaction_record_id IS NOT NULL OR entry.created_at <> now()
    OR EXISTS (SELECT FROM transaction_items item JOIN transaction_records other ON other.id = item.transaction_record_id
      WHERE item.tee_time_id = NEW.id AND other.id <> entry.id AND other.refunded_record_id IS NULL))
  THEN
    broken := 'it keeps its record, and takes one before anything else is entered about it';
  ELSIF (OLD.rental_clubs_cents, OLD.service_fee_cents) <> (NEW.rental_clubs_cents, NEW.service_fee_cents) THEN
    broken := 'clubs and fee stay as they were sold';
  ELSIF entry.id IS NULL OR entry.created_at > NEW.created_at THEN
    -- As it was before this transaction, which may change it several times.
    SELECT sold.* INTO before FROM tee_time_past AS past CROSS JOIN jsonb_populate_record(null::tee_times, was) AS sold
      WHERE past.tee_time_id = NEW.id AND past.until >= now() ORDER BY past.until, past.id LIMIT 1;
    SELECT coalesce(sum(total) FILTER (WHERE tee_time_id IS NOT NULL), 0) AS charge,
      coalesce(-sum(total) FILTER (WHERE golf_discount_id IS NOT NULL), 0) AS discount,
      coalesce(-sum(total) FILTER (WHERE gift_certificate_id IS NOT NULL), 0) AS certificate,
      coalesce(sum(total) FILTER (WHERE golf_discount_id = OLD.golf_discount_id), 0) AS former_code,
      coalesce(-sum(total) FILTER (WHERE golf_discount_id = NEW.golf_discount_id), 0) AS other_code
      INTO entered FROM transaction_items WHERE transaction_record_id = entry.id AND created_at >= now();
    IF (NEW.charge_cents - before.charge_cents, NEW.discount_amount_cents - before.discount_amount_cents,
        NEW.gift_certificate_amount_cents - before.gift_certificate_amount_cents)
      <> (entered.charge, entered.discount, entered.certificate)
    THEN
      broken := 'its amounts change by their items';
    ELSIF OLD.golf_discount_id IS DISTINCT FROM NEW.golf_discount_id
      AND (OLD.discount_amount_cents, NEW.discount_amount_cents) <> (entered.former_code, entered.other_code)
    THEN
      broken := 'another code takes off what the former one gives back';
    END IF;
  END IF;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'A change of tee time % breaks a rule of the books: %.', NEW.id, broken
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'parts_stay';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Its record with the refunds of that. A tee time from before the ledger that has none names itself in the record of what was returned.
CREATE FUNCTION records_of(sold tee_times) RETURNS SETOF integer LANGUAGE sql STABLE ROWS 2 SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM transaction_records WHERE id = sold.transaction_record_id OR refunded_record_id = sold.transaction_record_id
  UNION SELECT entry.id FROM transaction_items item JOIN transaction_records entry ON entry.id = item.transaction_record_id
    WHERE item.tee_time_id = sold.id AND entry.refunded_record_id IS NULL
$$;--> statement-breakpoint
-- What a certificate pays of a tee time, or gets back, is an item and a movement of one transaction.
CREATE FUNCTION keep_movements() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  entry transaction_records;
  sold tee_times;
  about record;
  broken text;
BEGIN
  IF (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'gift_certificate_movements' THEN
    SELECT * INTO sold FROM tee_times WHERE id = NEW.tee_time_id;
  ELSE
    SELECT * INTO entry FROM transaction_records WHERE id = NEW.transaction_record_id;
    SELECT * INTO sold FROM tee_times WHERE transaction_record_id = coalesce(entry.refunded_record_id, entry.id);
    IF sold.id IS NULL THEN
      SELECT min(tee_time_id) AS first, max(tee_time_id) AS last INTO about FROM transaction_items WHERE transaction_record_id = entry.id;
      IF about.first IS NULL THEN RETURN NULL; END IF;
      SELECT * INTO sold FROM tee_times WHERE id = about.first;
      IF about.last <> sold.id OR sold.transaction_record_id IS NOT NULL OR NEW.total < 0
        OR (SELECT sum(total) FROM records_of(sold) AS own JOIN transaction_items ON transaction_record_id = own
          WHERE gift_certificate_id = NEW.gift_certificate_id)
          > (CASE WHEN NEW.gift_certificate_id = sold.gift_certificate_id THEN sold.gift_certificate_amount_cents ELSE 0 END)
      THEN
        broken := 'a certificate gets back at most what it paid';
      END IF;
    END IF;
  END IF;
  IF (SELECT coalesce(sum(amount), 0) FROM gift_certificate_movements
      WHERE tee_time_id = sold.id AND gift_certificate_id = NEW.gift_certificate_id AND created_at = now())
    <> (SELECT coalesce(sum(total), 0) FROM records_of(sold) AS own JOIN transaction_items ON transaction_record_id = own
      WHERE gift_certificate_id = NEW.gift_certificate_id AND created_at = now())
  THEN
    broken := 'its movements are its items';
  END IF;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'Gift certificate % and tee time % break a rule of the books: %.', NEW.gift_certificate_id, sold.id, broken
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'movements_are_items';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER movements_are_items AFTER INSERT ON "gift_certificate_movements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.tee_time_id IS NOT NULL) EXECUTE FUNCTION keep_movements();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER movements_are_items AFTER INSERT ON "transaction_items" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.gift_certificate_id IS NOT NULL) EXECUTE FUNCTION keep_movements();--> statement-breakpoint
-- Last, since bookings wait for it.
CREATE CONSTRAINT TRIGGER parts_stay AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.transaction_record_id, OLD.charge_cents, OLD.rental_clubs_cents, OLD.service_fee_cents, OLD.golf_discount_id,
      OLD.discount_amount_cents, OLD.gift_certificate_amount_cents)
    IS DISTINCT FROM (NEW.transaction_record_id, NEW.charge_cents, NEW.rental_clubs_cents, NEW.service_fee_cents, NEW.golf_discount_id,
      NEW.discount_amount_cents, NEW.gift_certificate_amount_cents))
  EXECUTE FUNCTION keep_parts();
