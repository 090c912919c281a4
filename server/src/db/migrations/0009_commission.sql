ALTER TABLE "tee_times" DROP CONSTRAINT "tee_times_amounts";--> statement-breakpoint
ALTER TABLE "tee_times" ADD COLUMN "commission_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tee_times_agent" ON "tee_times" USING btree ("agent","created_at","id");--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_amounts" CHECK (least("tee_times"."charge_cents", "tee_times"."rental_clubs_cents", "tee_times"."service_fee_cents", "tee_times"."discount_amount_cents", "tee_times"."gift_certificate_amount_cents", "tee_times"."cost_cents", "tee_times"."commission_cents") >= 0);--> statement-breakpoint
-- The list shows no commission: it need not follow.
ALTER TABLE "tee_times" DISABLE TRIGGER "follow_changed";--> statement-breakpoint
-- What stands of bookings made before: the terms their rates have now, per player and rounded once, half away from zero.
UPDATE "tee_times" SET "commission_cents" = CASE WHEN "golf_rates"."is_commission_dollars"
    THEN "golf_rates"."commission_hundredths"::bigint * "players"
    ELSE round("golf_rates"."raw_rate"::numeric * "players" * "golf_rates"."commission_hundredths" / 10000) END
  FROM "golf_rates" WHERE "golf_rates"."id" = "tee_times"."golf_rate_id" AND "golf_rates"."commission_hundredths" > 0;--> statement-breakpoint
ALTER TABLE "tee_times" ENABLE TRIGGER "follow_changed";
