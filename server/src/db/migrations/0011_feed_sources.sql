CREATE TABLE "feed_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_source_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"snapshot_at" timestamp with time zone,
	"fed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD COLUMN "feed_source_id" integer;--> statement-breakpoint
ALTER TABLE "feed_keys" ADD CONSTRAINT "feed_keys_feed_source_id_feed_sources_id_fk" FOREIGN KEY ("feed_source_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_keys_source" ON "feed_keys" USING btree ("feed_source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_sources_name" ON "feed_sources" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD CONSTRAINT "fore_up_availabilities_feed_source_id_feed_sources_id_fk" FOREIGN KEY ("feed_source_id") REFERENCES "public"."feed_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fore_up_availabilities_source" ON "fore_up_availabilities" USING btree ("feed_source_id","scraped_at") WHERE "fore_up_availabilities"."gone_at" is null;--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" DROP CONSTRAINT "fore_up_availabilities_course_group_id_course_groups_id_fk";
--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" DROP COLUMN "course_group_id";