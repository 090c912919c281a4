CREATE TABLE "tee_time_past" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tee_time_past_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tee_time_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"was" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tee_time_past" ADD CONSTRAINT "tee_time_past_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tee_time_past_until" ON "tee_time_past" USING btree ("tee_time_id","until","id");--> statement-breakpoint
CREATE FUNCTION "keep_past_figures"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	"names" text[] := array['agent', 'golf_course_id', 'customer_id', 'golf_rate_id', 'play_date', 'play_time', 'players', 'status',
		'canceled_at', 'confirmation', 'transaction_record_id', 'charge_cents', 'rental_clubs_cents', 'service_fee_cents',
		'discount_amount_cents', 'gift_certificate_amount_cents', 'refunded_cents', 'cost_cents', 'commission_cents'];
	"before" jsonb := (SELECT jsonb_object_agg("key", "value") FROM jsonb_each(to_jsonb(OLD)) WHERE "key" = ANY("names"));
	"after" jsonb := (SELECT jsonb_object_agg("key", "value") FROM jsonb_each(to_jsonb(NEW)) WHERE "key" = ANY("names"));
BEGIN
	IF "before" IS DISTINCT FROM "after" THEN
		-- Of two transactions the one that began first may write last.
		INSERT INTO "tee_time_past" ("tee_time_id", "until", "was")
		SELECT OLD."id", greatest(now(), max("until")), "before" FROM "tee_time_past" WHERE "tee_time_id" = OLD."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_past_figures" AFTER UPDATE ON "tee_times" FOR EACH ROW EXECUTE FUNCTION "keep_past_figures"();--> statement-breakpoint
CREATE SCHEMA "as_of";--> statement-breakpoint
CREATE FUNCTION "as_of"."moment"() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT current_setting('teedesk.as_of')::timestamptz $$;--> statement-breakpoint
CREATE VIEW "as_of"."tee_times" AS
	SELECT "then".* FROM "public"."tee_times" "now"
	LEFT JOIN LATERAL (
		SELECT "was" FROM "public"."tee_time_past"
		WHERE "tee_time_id" = "now"."id" AND "until" > "as_of"."moment"() ORDER BY "until", "id" LIMIT 1
	) "past" ON true
	CROSS JOIN LATERAL jsonb_populate_record("now", coalesce("past"."was", '{}')) "then"
	WHERE "now"."created_at" <= "as_of"."moment"();--> statement-breakpoint
CREATE VIEW "as_of"."transaction_records" AS SELECT * FROM "public"."transaction_records" WHERE "created_at" <= "as_of"."moment"();--> statement-breakpoint
CREATE VIEW "as_of"."transaction_items" AS SELECT "items".* FROM "public"."transaction_items" "items"
	JOIN "public"."transaction_records" "records" ON "records"."id" = "items"."transaction_record_id"
	WHERE "records"."created_at" <= "as_of"."moment"();--> statement-breakpoint
CREATE VIEW "as_of"."gift_certificates" AS
	SELECT "then".* FROM "public"."gift_certificates" "now"
	CROSS JOIN LATERAL jsonb_populate_record("now", jsonb_build_object('raw_balance', (
		SELECT coalesce(sum("amount"), 0) FROM "public"."gift_certificate_movements"
		WHERE "gift_certificate_id" = "now"."id" AND "created_at" <= "as_of"."moment"()
	))) "then"
	WHERE "now"."created_at" <= "as_of"."moment"();
