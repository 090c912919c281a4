CREATE TABLE "sale_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tee_time_id" integer NOT NULL,
	"taken_for" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rule_set" text,
	"terms" jsonb NOT NULL,
	"quote" jsonb
);
--> statement-breakpoint
CREATE INDEX "sale_terms_tee_time" ON "sale_terms" USING btree ("tee_time_id","id");
--> statement-breakpoint
-- The terms of a rate and of a tee time's clubs as they are now, in the form of the domain's saleTerms.
CREATE FUNCTION "current_terms"(rate_id integer, sold_id integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object(
		'rate', (
			SELECT jsonb_build_object(
				'id', "r"."id", 'type', "r"."type", 'internal_memo', "r"."internal_memo", 'raw_rate', "r"."raw_rate",
				'service_fee', CASE
					WHEN "r"."service_fee_cents" IS NOT NULL THEN jsonb_build_object('kind', 'dollars', 'cents', "r"."service_fee_cents")
					WHEN "r"."service_fee_percent" IS NOT NULL THEN jsonb_build_object('kind', 'percent', 'percent', ("r"."service_fee_percent" * 100)::integer)
					ELSE jsonb_build_object('kind', 'none') END,
				'wholesale_rate', "r"."wholesale_rate_cents",
				'commission', CASE
					WHEN "r"."is_commission_dollars" THEN jsonb_build_object('kind', 'dollars', 'cents', "r"."commission_hundredths")
					ELSE jsonb_build_object('kind', 'percent', 'percent', "r"."commission_hundredths") END,
				'max_refund', "r"."max_refund_cents", 'non_refundable', "r"."non_refundable_cents", 'cancel_hours', "r"."cancel_hours")
			FROM "golf_rates" "r" WHERE "r"."id" = rate_id),
		'rental_clubs', coalesce((
			SELECT jsonb_agg(jsonb_build_object('id', "c"."id", 'quantity', "t"."quantity", 'cost', "c"."cost_cents") ORDER BY "t"."id")
			FROM "tee_time_rental_clubs" "t" JOIN "rental_clubs" "c" ON "c"."id" = "t"."rental_club_id"
			WHERE "t"."tee_time_id" = sold_id), '[]'));
$$;--> statement-breakpoint
INSERT INTO "sale_terms" ("tee_time_id", "taken_for", "terms")
	SELECT "id", 'migration', "current_terms"("golf_rate_id", "id") FROM "tee_times" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "sale_terms" ADD CONSTRAINT "sale_terms_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- From here on tee times are locked for writers: the rows of those booked meanwhile follow.
INSERT INTO "sale_terms" ("tee_time_id", "taken_for", "terms")
	SELECT "id", 'migration', "current_terms"("golf_rate_id", "id") FROM "tee_times"
	WHERE NOT EXISTS (SELECT FROM "sale_terms" WHERE "tee_time_id" = "tee_times"."id");--> statement-breakpoint
-- A server of the version before, which may work beside this one, stores no terms: they are taken at the end of its transaction.
CREATE FUNCTION "take_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	newest record;
	rate_id integer;
BEGIN
	SELECT "terms" #>> '{rate,id}' AS "rate_id" INTO newest
		FROM "sale_terms" WHERE "tee_time_id" = NEW."id" ORDER BY "id" DESC LIMIT 1;
	IF FOUND AND TG_OP = 'INSERT' THEN RETURN NULL; END IF;
	SELECT "golf_rate_id" INTO rate_id FROM "tee_times" WHERE "id" = NEW."id";
	IF NOT FOUND OR newest."rate_id" IS NOT DISTINCT FROM rate_id::text AND TG_OP = 'UPDATE' THEN RETURN NULL; END IF;
	INSERT INTO "sale_terms" ("tee_time_id", "taken_for", "terms")
		VALUES (NEW."id", CASE TG_OP WHEN 'INSERT' THEN 'sale' ELSE 'course change' END, "current_terms"(rate_id, NEW."id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "take_terms_of_sale" AFTER INSERT ON "tee_times" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "take_terms"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "take_terms_of_change" AFTER UPDATE OF "golf_rate_id" ON "tee_times" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (OLD."golf_rate_id" IS DISTINCT FROM NEW."golf_rate_id") EXECUTE FUNCTION "take_terms"();
