-- On a large database this index is made before (docs/operations/upgrade.md).
CREATE INDEX IF NOT EXISTS "lost_leads_course_order" ON "lost_leads" USING btree ("golf_course_id","id");
