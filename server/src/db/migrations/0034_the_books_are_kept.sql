CREATE TABLE "ledger_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"last_record" integer NOT NULL,
	"last_item" integer NOT NULL,
	"last_movement" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sale_terms_sale" ON "sale_terms" USING btree ("tee_time_id") WHERE "sale_terms"."taken_for" <> 'course change';
--> statement-breakpoint
-- The rest that was entered when the ledger of certificates was made from earlier sales is a correction by that migration.
UPDATE "gift_certificate_movements" SET "staff_user" = 'migration' WHERE "kind" = 'corrected' AND "staff_user" IS NULL;--> statement-breakpoint
-- Corrections of a sale had their person in the history alone.
UPDATE "transaction_records" SET "staff_user" = 'migration'
  WHERE "staff_user" IS NULL AND starts_with("reason", 'Correction of what the gift certificate was sold for');--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
-- Every function here names its schemas, so that a temporary table of the same name is not read in place of the books.
CREATE FUNCTION refuse_changed_books() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
-- An update may change the columns that the trigger names, and shorten a reason: that is how a person is erased.
CREATE FUNCTION keep_books() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  becomes jsonb := to_jsonb(NEW);
BEGIN
  IF was - TG_ARGV IS DISTINCT FROM becomes - TG_ARGV OR NOT starts_with(was ->> 'reason', becomes ->> 'reason') THEN
    RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- The request of a cancelation stays as it was made, it takes the steps in schema/cancelations.ts, and a finished one stays finished.
CREATE FUNCTION keep_cancelation() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  still text[] := ARRAY['reason', 'staff_user_id', 'is_released', 'updated_at'];
BEGIN
  IF OLD.state IN ('asking', 'agreed') THEN still := still || ARRAY['state', 'refund_id', 'attempts', 'lease_until']; END IF;
  IF to_jsonb(OLD) - still <> to_jsonb(NEW) - still
    OR NOT starts_with(OLD.reason, NEW.reason)
    OR (NEW.staff_user_id IS NOT NULL AND NEW.staff_user_id IS DISTINCT FROM OLD.staff_user_id)
    OR (OLD.is_released AND NOT NEW.is_released)
    OR (OLD.state = 'asking' AND NEW.state = 'done')
    OR (OLD.state = 'agreed' AND NEW.state = 'asking')
  THEN
    RAISE EXCEPTION 'This does not follow from the stored cancelation %.', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Personal texts of an entry may be erased: a side of a change becomes null, or the whole change goes. Nothing else changes.
CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  personal text := CASE OLD.entity
    WHEN 'customer' THEN '.'
    WHEN 'tee_time' THEN '^(customer|sent_to$|notes$|internal_notes$|folio$|alt_emails$|reason|cancel_reason)'
    WHEN 'gift_certificate' THEN '^(customer|recipient|who_from$|greeting$|internal_memo$|sent_to$|reason)'
    ELSE '^$' END;
BEGIN
  IF to_jsonb(OLD) - 'changes' <> to_jsonb(NEW) - 'changes'
    OR EXISTS (SELECT FROM jsonb_array_elements(NEW.changes) AS kept
      WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(OLD.changes) AS stored WHERE stored @> jsonb_strip_nulls(kept)))
    OR EXISTS (SELECT FROM jsonb_array_elements(OLD.changes) AS stored
      WHERE (stored ->> 'field') !~ personal AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(NEW.changes) AS kept WHERE kept = stored))
  THEN
    RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "transaction_items"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE DELETE OR TRUNCATE ON "transaction_records"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE DELETE OR TRUNCATE ON "gift_certificate_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE DELETE OR TRUNCATE ON "history_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE DELETE OR TRUNCATE ON "cancelations"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "sale_terms"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_books();--> statement-breakpoint
CREATE TRIGGER only_erased BEFORE UPDATE ON "transaction_records"
  FOR EACH ROW EXECUTE FUNCTION keep_books('reason', 'updated_at');--> statement-breakpoint
CREATE TRIGGER only_erased BEFORE UPDATE ON "gift_certificate_movements"
  FOR EACH ROW EXECUTE FUNCTION keep_books('reason');--> statement-breakpoint
CREATE TRIGGER only_erased BEFORE UPDATE ON "history_entries" FOR EACH ROW EXECUTE FUNCTION keep_history();--> statement-breakpoint
CREATE TRIGGER only_settled BEFORE UPDATE ON "cancelations" FOR EACH ROW EXECUTE FUNCTION keep_cancelation();--> statement-breakpoint
-- Only the owner, who imports and restores, dates an entry of the books.
CREATE FUNCTION keep_moment() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT (SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = TG_RELID) THEN
    RAISE EXCEPTION 'Rows of % have the moment at which they were added.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "transaction_records"
  FOR EACH ROW WHEN (NEW.created_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "transaction_items"
  FOR EACH ROW WHEN (NEW.created_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "gift_certificate_movements"
  FOR EACH ROW WHEN (NEW.created_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "history_entries"
  FOR EACH ROW WHEN (NEW.created_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "cancelations"
  FOR EACH ROW WHEN (NEW.created_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "sale_terms"
  FOR EACH ROW WHEN (NEW.taken_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_now BEFORE INSERT ON "tee_times"
  FOR EACH ROW WHEN (NEW.created_at <> now()) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
CREATE TRIGGER dated_once BEFORE UPDATE OF "created_at" ON "tee_times"
  FOR EACH ROW WHEN (NEW.created_at <> OLD.created_at) EXECUTE FUNCTION keep_moment();--> statement-breakpoint
-- A record and its items are several statements of one transaction, so they are compared when it commits.
CREATE FUNCTION check_transaction_record(checked integer) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
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
    SELECT coalesce(-sum(total), 0) AS paid INTO returned FROM transaction_records WHERE refunded_record_id = sale.id;
    IF sale.refunded_record_id IS NOT NULL OR entry.id = sale.id THEN
      broken := 'a refund is of a sale';
    ELSIF returned.paid > (CASE WHEN sale.payment_id IS NULL THEN 0 ELSE sale.total END) THEN
      broken := 'refunds are at most the payment';
    ELSIF parts.certificate < 0 OR (
      SELECT sum(item.total) FROM transaction_items item JOIN transaction_records refund ON refund.id = item.transaction_record_id
      WHERE item.gift_certificate_id IS NOT NULL AND (refund.id = sale.id OR refund.refunded_record_id = sale.id)) > 0 THEN
      broken := 'a certificate gets back at most what it paid';
    END IF;
  ELSE
    SELECT * INTO sold FROM tee_times WHERE transaction_record_id = checked;
    IF FOUND THEN
      -- A tee time from before the ledger gets its record later, over what was changed then.
      IF entry.total < 0 OR parts.first <> sold.id OR parts.last <> sold.id OR (entry.created_at <= sold.created_at AND (
        parts.tee_time <> sold.charge_cents + sold.rental_clubs_cents + sold.service_fee_cents
        OR -parts.discount <> sold.discount_amount_cents OR -parts.certificate <> sold.gift_certificate_amount_cents))
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
CREATE FUNCTION check_books() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'transaction_records' THEN PERFORM check_transaction_record(NEW.id);
  ELSE
    PERFORM check_transaction_record(NEW.transaction_record_id);
    IF TG_OP = 'UPDATE' AND OLD.transaction_record_id IS DISTINCT FROM NEW.transaction_record_id THEN
      PERFORM check_transaction_record(OLD.transaction_record_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER books_add_up AFTER INSERT ON "transaction_records"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_books();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER books_add_up AFTER INSERT ON "transaction_items"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_books();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER books_add_up AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.transaction_record_id, OLD.charge_cents, OLD.rental_clubs_cents, OLD.service_fee_cents, OLD.discount_amount_cents, OLD.gift_certificate_amount_cents)
    IS DISTINCT FROM (NEW.transaction_record_id, NEW.charge_cents, NEW.rental_clubs_cents, NEW.service_fee_cents, NEW.discount_amount_cents, NEW.gift_certificate_amount_cents))
  EXECUTE FUNCTION check_books();--> statement-breakpoint
-- Cached sums are what the triggers that keep them calculate, whoever writes them.
CREATE FUNCTION check_refunded() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.refunded_cents <> (SELECT coalesce(-sum(item.total), 0) FROM transaction_records refund
    JOIN transaction_items item ON item.transaction_record_id = refund.id
    WHERE refund.refunded_record_id = NEW.transaction_record_id AND item.tee_time_id IS NOT NULL)
  THEN
    RAISE EXCEPTION 'refunded_cents of tee time % is the sum of the ledger.', NEW.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'refunded_is_the_ledgers';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunded_added AFTER INSERT ON "tee_times"
  FOR EACH ROW WHEN (NEW.refunded_cents <> 0) EXECUTE FUNCTION check_refunded();--> statement-breakpoint
CREATE TRIGGER refunded_changed AFTER UPDATE ON "tee_times" FOR EACH ROW
  WHEN (OLD.refunded_cents <> NEW.refunded_cents OR (OLD.refunded_cents <> 0 AND OLD.transaction_record_id IS DISTINCT FROM NEW.transaction_record_id))
  EXECUTE FUNCTION check_refunded();--> statement-breakpoint
-- Cost and commission follow from the terms of the sale and the players, as saleTerms.ts of the domain has it. Terms that an earlier
-- version's sale or the migration took did not give the stored amounts.
CREATE FUNCTION check_terms() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  sold tee_times;
  held sale_terms;
  rate jsonb;
BEGIN
  SELECT * INTO sold FROM tee_times WHERE id = NEW.id;
  SELECT * INTO held FROM sale_terms WHERE tee_time_id = NEW.id ORDER BY id DESC LIMIT 1;
  IF held.rule_set IS NULL OR sold.id IS NULL THEN RETURN NULL; END IF;
  rate := nullif(held.terms -> 'rate', 'null');
  IF sold.commission_cents <> coalesce((CASE rate #>> '{commission,kind}'
      WHEN 'dollars' THEN (rate #>> '{commission,cents}')::numeric * sold.players
      ELSE round((rate ->> 'raw_rate')::numeric * sold.players * (rate #>> '{commission,percent}')::numeric / 10000) END), 0)
    OR sold.cost_cents <> coalesce((rate ->> 'wholesale_rate')::numeric, 0) * sold.players + (
      SELECT coalesce(sum((club ->> 'cost')::numeric * (club ->> 'quantity')::numeric), 0) FROM jsonb_array_elements(held.terms -> 'rental_clubs') AS club)
  THEN
    RAISE EXCEPTION 'Cost and commission of tee time % are not those of its terms.', NEW.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'amounts_of_terms';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Their names come after those of take_terms, whose terms they read.
CREATE CONSTRAINT TRIGGER terms_give_amounts AFTER UPDATE ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.cost_cents <> NEW.cost_cents OR OLD.commission_cents <> NEW.commission_cents) EXECUTE FUNCTION check_terms();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER terms_give_amounts_of_sale AFTER INSERT ON "tee_times" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION check_terms();--> statement-breakpoint
CREATE FUNCTION check_correction() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'A correction of a gift certificate has a person.'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'correction_has_a_person';
END $$;--> statement-breakpoint
CREATE TRIGGER correction_has_a_person BEFORE INSERT ON "gift_certificate_movements"
  FOR EACH ROW WHEN (NEW.kind = 'corrected' AND coalesce(NEW.staff_user, '') = '') EXECUTE FUNCTION check_correction();--> statement-breakpoint
ALTER FUNCTION check_gift_certificate_ledger() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION sum_refunds(integer[]) SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION follow_refunds() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION keep_certificate_sold_for() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
-- The text is the same in every session: no time zone, no style of dates. Reasons are not part of it, since they can be erased.
CREATE FUNCTION ledger_hash(previous text, from_record integer, to_record integer, from_item integer, to_item integer, from_movement bigint, to_movement bigint)
  RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT encode(sha256(convert_to(concat_ws('|', previous, from_record, to_record, from_item, to_item, from_movement, to_movement,
    (SELECT string_agg(jsonb_build_array(id, payment_id, total, refunded_record_id, staff_user, extract(epoch FROM created_at))::text, '' ORDER BY id)
      FROM transaction_records WHERE id > from_record AND id <= to_record),
    (SELECT string_agg(jsonb_build_array(id, transaction_record_id, tee_time_id, gift_certificate_id, golf_discount_id, total, extract(epoch FROM created_at))::text, '' ORDER BY id)
      FROM transaction_items WHERE id > from_item AND id <= to_item),
    (SELECT string_agg(jsonb_build_array(id, gift_certificate_id, kind, amount, tee_time_id, staff_user, extract(epoch FROM created_at))::text, '' ORDER BY id)
      FROM gift_certificate_movements WHERE id > from_movement AND id <= to_movement)
  ), 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Seals what is a quarter of an hour old: no transaction lasts that long, so none can add a row below the newest one sealed. Returns
-- whether more may be waiting. It has the owner's rights, as the server's role adds no seal itself.
CREATE FUNCTION seal_ledger() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  batch CONSTANT integer := 5000;
  settled CONSTANT timestamptz := now() - interval '15 minutes';
  old ledger_seals;
  new ledger_seals;
BEGIN
  PERFORM pg_advisory_xact_lock(7433376);
  SELECT * INTO old FROM ledger_seals ORDER BY number DESC LIMIT 1;
  IF NOT FOUND THEN old := ROW(0, 0, 0, 0, '', now()); END IF;
  SELECT coalesce(max(id), old.last_record) INTO new.last_record FROM (SELECT id FROM transaction_records
    WHERE id > old.last_record AND created_at < settled ORDER BY id LIMIT batch) AS waiting;
  SELECT coalesce(max(id), old.last_item) INTO new.last_item FROM (SELECT id FROM transaction_items
    WHERE id > old.last_item AND created_at < settled ORDER BY id LIMIT batch) AS waiting;
  SELECT coalesce(max(id), old.last_movement) INTO new.last_movement FROM (SELECT id FROM gift_certificate_movements
    WHERE id > old.last_movement AND created_at < settled ORDER BY id LIMIT batch) AS waiting;
  IF (new.last_record, new.last_item, new.last_movement) = (old.last_record, old.last_item, old.last_movement) THEN RETURN false; END IF;
  INSERT INTO ledger_seals (number, last_record, last_item, last_movement, hash)
  VALUES (old.number + 1, new.last_record, new.last_item, new.last_movement, ledger_hash(old.hash,
    old.last_record, new.last_record, old.last_item, new.last_item, old.last_movement, new.last_movement));
  RETURN true;
END $$;
