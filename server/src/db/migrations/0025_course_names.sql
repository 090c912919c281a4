-- Of courses that share a name, in whatever case or spelling of accents, the oldest keeps it; the others get their id behind it,
-- once more where that is another's name, and an admin gives them names again.
DO $$ BEGIN
	LOOP
		UPDATE "golf_courses" SET "course_name" = "course_name" || ' (' || "id" || ')'
		WHERE EXISTS (
			SELECT 1 FROM "golf_courses" "older"
			WHERE fold_text("older"."course_name") = fold_text("golf_courses"."course_name") AND "older"."id" < "golf_courses"."id"
		);
		EXIT WHEN NOT FOUND;
	END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "golf_courses_folded_name" ON "golf_courses" USING btree (fold_text("course_name"));
