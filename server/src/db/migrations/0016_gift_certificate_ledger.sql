CREATE TABLE "gift_certificate_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_certificate_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_certificate_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"tee_time_id" integer,
	"staff_user" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_certificate_movements_sign" CHECK (case "gift_certificate_movements"."kind" when 'issued' then "gift_certificate_movements"."amount" > 0 when 'used' then "gift_certificate_movements"."amount" < 0 when 'returned' then "gift_certificate_movements"."amount" > 0 else "gift_certificate_movements"."amount" <> 0 end)
);
--> statement-breakpoint
ALTER TABLE "gift_certificate_movements" ADD CONSTRAINT "gift_certificate_movements_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificate_movements" ADD CONSTRAINT "gift_certificate_movements_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_certificate_movements_certificate" ON "gift_certificate_movements" USING btree ("gift_certificate_id","id");--> statement-breakpoint
CREATE INDEX "gift_certificate_movements_tee_time" ON "gift_certificate_movements" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "gift_certificates_balance_order" ON "gift_certificates" USING btree ("raw_balance","id");--> statement-breakpoint
CREATE INDEX "gift_certificates_texts" ON "gift_certificates" USING gin ("serial" gin_trgm_ops,"internal_memo" gin_trgm_ops);--> statement-breakpoint
-- The ledger of certificates sold before: their sales, what their tee times took and gave back, and the rest as a correction.
INSERT INTO "gift_certificate_movements" ("gift_certificate_id", "kind", "amount", "tee_time_id", "created_at")
  SELECT "item"."gift_certificate_id",
    CASE WHEN "about"."tee_time_id" IS NULL AND "item"."total" > 0 THEN 'issued' WHEN "item"."total" < 0 THEN 'used' ELSE 'returned' END,
    "item"."total", "about"."tee_time_id", "item"."created_at"
  FROM "transaction_items" "item"
  CROSS JOIN LATERAL (SELECT coalesce(
    (SELECT "id" FROM "tee_times" WHERE "transaction_record_id" = "item"."transaction_record_id"),
    (SELECT min("tee_time_id") FROM "transaction_items" "beside" WHERE "beside"."transaction_record_id" = "item"."transaction_record_id")
  ) AS "tee_time_id") "about"
  WHERE "item"."gift_certificate_id" IS NOT NULL AND "item"."total" <> 0
  ORDER BY "item"."created_at", "item"."id";--> statement-breakpoint
INSERT INTO "gift_certificate_movements" ("gift_certificate_id", "kind", "amount", "created_at")
  SELECT "certificate"."id", CASE WHEN count("entered"."id") = 0 THEN 'issued' ELSE 'corrected' END,
    "certificate"."raw_balance" - coalesce(sum("entered"."amount"), 0),
    CASE WHEN count("entered"."id") = 0 THEN "certificate"."created_at" ELSE now() END
  FROM "gift_certificates" "certificate"
  LEFT JOIN "gift_certificate_movements" "entered" ON "entered"."gift_certificate_id" = "certificate"."id"
  GROUP BY "certificate"."id" HAVING "certificate"."raw_balance" <> coalesce(sum("entered"."amount"), 0);--> statement-breakpoint
-- The balance and its ledger are two statements of one transaction, so they are compared when it commits.
CREATE FUNCTION check_gift_certificate_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE checked integer;
BEGIN
  IF TG_TABLE_NAME = 'gift_certificates' THEN checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN checked := OLD.gift_certificate_id;
  ELSE checked := NEW.gift_certificate_id;
  END IF;
  PERFORM FROM gift_certificates WHERE id = checked
    AND raw_balance <> (SELECT coalesce(sum(amount), 0) FROM gift_certificate_movements WHERE gift_certificate_id = checked);
  IF FOUND THEN
    RAISE EXCEPTION 'The ledger of gift certificate % does not add up to its balance.', checked
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'gift_certificate_ledger_adds_up';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_adds_up AFTER INSERT OR UPDATE OF "raw_balance" ON "gift_certificates"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_gift_certificate_ledger();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_adds_up AFTER INSERT OR UPDATE OR DELETE ON "gift_certificate_movements"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_gift_certificate_ledger();
