ALTER TABLE "tee_times" ADD COLUMN "players_sold" integer;--> statement-breakpoint
-- The first change of a tee time's players says for how many it was sold.
UPDATE "tee_times" SET "players_sold" = "first"."players" FROM (
	SELECT DISTINCT ON ("h"."record_id") "h"."record_id", ("c" ->> 'before')::integer AS "players"
	FROM "history_entries" "h" CROSS JOIN jsonb_array_elements("h"."changes") AS "c"
	WHERE "h"."entity" = 'tee_time' AND "h"."action" = 'updated'
		AND "c" ->> 'field' = 'players' AND "c" ->> 'before' ~ '^[0-9]{1,9}$'
	ORDER BY "h"."record_id", "h"."id"
) AS "first" WHERE "first"."record_id" = "tee_times"."id";
