-- A changed discount or certificate adds items to the booking's record, which may be older than the moment.
CREATE OR REPLACE VIEW "as_of"."transaction_items" AS SELECT * FROM "public"."transaction_items" WHERE "created_at" <= "as_of"."moment"();
