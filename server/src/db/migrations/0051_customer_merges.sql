CREATE TABLE "customer_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"merged_id" integer NOT NULL,
	"lock_version" integer NOT NULL,
	"was" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"staff_user_id" integer,
	"staff_user" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_merges_merged_id_unique" UNIQUE("merged_id")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "merged_from" integer;--> statement-breakpoint
ALTER TABLE "calls" drop column "subject";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "subject" text GENERATED ALWAYS AS (case when lost_lead_id is not null then 'lead ' || lost_lead_id::text
          when availability_queue_id is not null then 'entry ' || availability_queue_id::text
          else 'customer ' || coalesce(merged_from, customer_id)::text end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_merged_id_customers_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_merges_customer" ON "customer_merges" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_merges_staff_user" ON "customer_merges" USING btree ("staff_user_id");--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_merged_from_customers_id_fk" FOREIGN KEY ("merged_from") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_merged_from" ON "calls" USING btree ("merged_from") WHERE "calls"."merged_from" is not null;--> statement-breakpoint
CREATE INDEX "customers_merged_into" ON "customers" USING btree ("merged_into","id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged" CHECK ("customers"."merged_into" <> "customers"."id");--> statement-breakpoint
CREATE INDEX "calls_subject" ON "calls" USING btree ("subject","id");--> statement-breakpoint
-- The customer that one was merged into, or else itself. It stays so until the transaction ends: a merge locks both.
CREATE FUNCTION surviving_customer(customer integer) RETURNS integer LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  survivor integer;
BEGIN
  LOOP
    SELECT merged_into INTO survivor FROM customers WHERE id = customer FOR KEY SHARE;
    IF survivor IS NULL THEN RETURN customer; END IF;
    customer := survivor;
  END LOOP;
END $$;--> statement-breakpoint
-- A row that is stored for a merged customer is the survivor's, whoever stores it. The argument is the column with the customer.
CREATE FUNCTION follow_merge() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  customer integer := (to_jsonb(NEW) ->> TG_ARGV[0])::integer;
  survivor integer := surviving_customer(customer);
BEGIN
  IF survivor = customer THEN RETURN NEW; END IF;
  RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], survivor));
END $$;--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT OR UPDATE OF "customer_id" ON "tee_times"
  FOR EACH ROW EXECUTE FUNCTION follow_merge('customer_id');--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT OR UPDATE OF "customer_id" ON "availability_queues"
  FOR EACH ROW EXECUTE FUNCTION follow_merge('customer_id');--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT OR UPDATE OF "customer_id" ON "calls"
  FOR EACH ROW EXECUTE FUNCTION follow_merge('customer_id');--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT OR UPDATE OF "customer_id" ON "lost_leads"
  FOR EACH ROW WHEN (NEW."customer_id" IS NOT NULL) EXECUTE FUNCTION follow_merge('customer_id');--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT OR UPDATE OF "customer_id" ON "gift_certificates"
  FOR EACH ROW WHEN (NEW."customer_id" IS NOT NULL) EXECUTE FUNCTION follow_merge('customer_id');--> statement-breakpoint
CREATE TRIGGER "follow_merge_of_recipient" BEFORE INSERT OR UPDATE OF "recipient_id" ON "gift_certificates"
  FOR EACH ROW WHEN (NEW."recipient_id" IS NOT NULL) EXECUTE FUNCTION follow_merge('recipient_id');--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT OR UPDATE OF "record_id" ON "mail_outbox"
  FOR EACH ROW WHEN (NEW."entity" = 'customer') EXECUTE FUNCTION follow_merge('record_id');
