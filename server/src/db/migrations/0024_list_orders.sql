ALTER TABLE "gift_certificates" ADD COLUMN "sold_for_cents" bigint;--> statement-breakpoint
CREATE INDEX "gift_certificates_sold_for" ON "gift_certificates" USING btree ("sold_for_cents","id");--> statement-breakpoint
CREATE INDEX "gift_certificates_delivery" ON "gift_certificates" USING btree ("email_delivery","id");--> statement-breakpoint
CREATE INDEX "gift_certificates_memo_order" ON "gift_certificates" USING btree (lower(left("internal_memo", 500)),"id");--> statement-breakpoint
CREATE INDEX "golf_rates_sold" ON "golf_rates" USING btree ("golf_course_id") WHERE not "golf_rates"."disabled" and not "golf_rates"."archived";--> statement-breakpoint
CREATE INDEX "golf_rates_type" ON "golf_rates" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "golf_rates_days" ON "golf_rates" USING btree (left("days", 500),"id");--> statement-breakpoint
CREATE INDEX "golf_rates_times" ON "golf_rates" USING btree (left("times", 500),"id");--> statement-breakpoint
CREATE INDEX "golf_rates_memo_order" ON "golf_rates" USING btree (left("internal_memo", 500),"id");--> statement-breakpoint
CREATE INDEX "golf_rates_disabled" ON "golf_rates" USING btree ("disabled","id");--> statement-breakpoint
CREATE INDEX "golf_rates_archived" ON "golf_rates" USING btree ("archived","id");--> statement-breakpoint
-- A sale is an item whose record is about no tee time. A booking writes its parts one after the other, so this is worked out
-- when its transaction commits.
CREATE FUNCTION keep_certificate_sold_for() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  certificate integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.gift_certificate_id ELSE NEW.gift_certificate_id END;
  sold bigint;
BEGIN
  IF certificate IS NULL THEN RETURN NULL; END IF;
  SELECT sum(item.total) INTO sold FROM transaction_items item
    JOIN transaction_records record ON record.id = item.transaction_record_id
    WHERE item.gift_certificate_id = certificate AND record.refunded_record_id IS NULL
      AND NOT EXISTS (SELECT FROM tee_times WHERE transaction_record_id = record.id)
      AND NOT EXISTS (SELECT FROM transaction_items beside WHERE beside.transaction_record_id = record.id AND beside.tee_time_id IS NOT NULL);
  UPDATE gift_certificates SET sold_for_cents = sold WHERE id = certificate AND sold_for_cents IS DISTINCT FROM sold;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sold_for AFTER INSERT OR UPDATE OR DELETE ON "transaction_items"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_certificate_sold_for();--> statement-breakpoint
UPDATE "gift_certificates" "certificate" SET "sold_for_cents" = (
  SELECT sum(item.total) FROM transaction_items item
  JOIN transaction_records record ON record.id = item.transaction_record_id
  WHERE item.gift_certificate_id = certificate.id AND record.refunded_record_id IS NULL
    AND NOT EXISTS (SELECT FROM tee_times WHERE transaction_record_id = record.id)
    AND NOT EXISTS (SELECT FROM transaction_items beside WHERE beside.transaction_record_id = record.id AND beside.tee_time_id IS NOT NULL)
);
