-- First, since it keeps out writers alone: what follows keeps out readers too, and takes no time per row that was played.
CREATE INDEX "tee_times_standing" ON "tee_times" USING btree ("golf_course_id","play_date","play_time") WHERE "tee_times"."canceled_at" is null;--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fore_up_availability_id" integer NOT NULL,
	"staff_user_id" integer NOT NULL,
	"players" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slot_holds_players" CHECK ("slot_holds"."players" > 0)
);
--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD COLUMN "known_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD COLUMN "most_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_fore_up_availability_id_fore_up_availabilities_id_fk" FOREIGN KEY ("fore_up_availability_id") REFERENCES "public"."fore_up_availabilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_asked_by_staff_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_once" ON "slot_holds" USING btree ("fore_up_availability_id","staff_user_id");--> statement-breakpoint
CREATE INDEX "slot_holds_staff_user" ON "slot_holds" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "slot_holds_asked_by" ON "slot_holds" USING btree ("asked_by");--> statement-breakpoint
-- A default that is the same for every row adds the column without rewriting a million of them.
ALTER TABLE "tee_times" ADD COLUMN "seated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ALTER COLUMN "seated_at" SET DEFAULT date_trunc('milliseconds', clock_timestamp());--> statement-breakpoint
-- The tee times to come have had their place since they were booked. No list shows it, and no trigger has to follow.
ALTER TABLE "tee_times" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "tee_times" SET "seated_at" = date_trunc('milliseconds', "created_at") WHERE "play_date" >= current_date - 1 AND "canceled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "tee_times" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "fore_up_availabilities" SET "known_until" = date_trunc('milliseconds', least("scraped_at", now())),
	"most_seen" = (SELECT max(size) FROM unnest("spots") AS size)
	WHERE "available_date" >= current_date - 1;--> statement-breakpoint
-- By the database's clock, and by triggers, so that servers of the version before store both too.
CREATE FUNCTION "note_seated_at"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	NEW.seated_at := date_trunc('milliseconds', clock_timestamp());
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_seated_at" BEFORE UPDATE OF "golf_course_id", "play_date", "play_time", "players", "confirmation" ON "tee_times" FOR EACH ROW
	WHEN ((OLD.golf_course_id, OLD.play_date, OLD.play_time) IS DISTINCT FROM (NEW.golf_course_id, NEW.play_date, NEW.play_time)
		OR NEW.players > OLD.players OR (OLD.confirmation = 'INTERNAL' AND NEW.confirmation <> 'INTERNAL'))
	EXECUTE FUNCTION "note_seated_at"();--> statement-breakpoint
-- A slot whose first observation is that it is taken was never seen free.
CREATE FUNCTION "note_observation"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	NEW.known_until := date_trunc('milliseconds', least(NEW.scraped_at, now()));
	NEW.most_seen := greatest(CASE TG_OP WHEN 'UPDATE' THEN OLD.most_seen END,
		CASE WHEN NEW.gone_at IS NULL THEN (SELECT max(size) FROM unnest(NEW.spots) AS size) ELSE 0 END);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_observation" BEFORE INSERT OR UPDATE OF "spots", "scraped_at" ON "fore_up_availabilities"
	FOR EACH ROW EXECUTE FUNCTION "note_observation"();--> statement-breakpoint
-- The facts of packages/domain/src/availability/slotSeats.ts: the known slot or null, the bookings that stand there, and the holds that run.
CREATE FUNCTION "seats_at"(course_id integer, day date, at_time text) RETURNS jsonb LANGUAGE sql STABLE
SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT jsonb_build_object(
		'slot', (SELECT jsonb_build_object('id', id, 'spots', spots, 'scraped_at', scraped_at, 'known_until', known_until, 'gone_at', gone_at)
			FROM fore_up_availabilities WHERE golf_course_id = course_id AND available_date = day AND available_time = at_time),
		'standing', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'agent', agent, 'players', players, 'confirmation', confirmation,
				'seated_at', seated_at) ORDER BY seated_at, id), '[]')
			FROM tee_times WHERE golf_course_id = course_id AND play_date = day AND play_time = at_time AND canceled_at IS NULL),
		'holds', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', holds.id, 'staff_user_id', holder.id, 'agent', holder.name, 'players', holds.players,
				'held_until', holds.held_until, 'asked_by', asker.name, 'asked_at', holds.asked_at) ORDER BY holds.id), '[]')
			FROM fore_up_availabilities slots JOIN slot_holds holds ON holds.fore_up_availability_id = slots.id
				JOIN staff_users holder ON holder.id = holds.staff_user_id LEFT JOIN staff_users asker ON asker.id = holds.asked_by
			WHERE slots.golf_course_id = course_id AND available_date = day AND available_time = at_time AND holds.held_until > now()));
$$;--> statement-breakpoint
-- The same, once no other transaction sells or holds seats there: its second statement sees what was committed while the first one waited.
CREATE FUNCTION "lock_seats"(course_id integer, day date, at_time text) RETURNS jsonb LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	PERFORM FROM fore_up_availabilities WHERE golf_course_id = course_id AND available_date = day AND available_time = at_time FOR NO KEY UPDATE;
	RETURN (SELECT seats_at(course_id, day, at_time));
END $$;
