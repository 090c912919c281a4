ALTER TABLE "tee_times" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "sum_refunds"(sale_ids integer[]) RETURNS void LANGUAGE sql AS $$
	UPDATE "tee_times" SET "refunded_cents" = (
		SELECT coalesce(-sum("i"."total"), 0)
		FROM "transaction_records" "r" JOIN "transaction_items" "i" ON "i"."transaction_record_id" = "r"."id"
		WHERE "r"."refunded_record_id" = "tee_times"."transaction_record_id" AND "i"."tee_time_id" IS NOT NULL
	)
	WHERE "transaction_record_id" = ANY(sale_ids);
$$;--> statement-breakpoint
CREATE FUNCTION "follow_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sale_ids integer[] := array(
		SELECT DISTINCT "r"."refunded_record_id"
		FROM "changed" JOIN "transaction_records" "r" ON "r"."id" = "changed"."transaction_record_id"
		WHERE "r"."refunded_record_id" IS NOT NULL AND "changed"."tee_time_id" IS NOT NULL
	);
BEGIN
	IF cardinality(sale_ids) > 0 THEN PERFORM "sum_refunds"(sale_ids); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "follow_new" AFTER INSERT ON "transaction_items" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_refunds"();--> statement-breakpoint
CREATE TRIGGER "follow_changed" AFTER UPDATE ON "transaction_items" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_refunds"();--> statement-breakpoint
CREATE TRIGGER "follow_gone" AFTER DELETE ON "transaction_items" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "follow_refunds"();--> statement-breakpoint
SELECT "sum_refunds"(array(SELECT "refunded_record_id" FROM "transaction_records" WHERE "refunded_record_id" IS NOT NULL));
