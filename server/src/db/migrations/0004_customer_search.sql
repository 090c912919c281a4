DROP INDEX "customers_type";--> statement-breakpoint
CREATE INDEX "customers_first_name" ON "customers" USING btree (lower("first_name"));--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("primary_phone");--> statement-breakpoint
CREATE INDEX "customers_texts" ON "customers" USING gin ("first_name" gin_trgm_ops,"last_name" gin_trgm_ops,"email" gin_trgm_ops,"primary_phone" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("type","id");