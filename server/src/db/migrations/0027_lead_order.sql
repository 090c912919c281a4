-- On a large database this index is made before (docs/operations/upgrade.md): all pending migrations are one transaction, and it
-- would be built while 0026 holds golf_rates.
CREATE INDEX IF NOT EXISTS "lost_leads_course_order" ON "lost_leads" USING btree ("golf_course_id","id");
