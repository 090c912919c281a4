DROP INDEX "customers_email";--> statement-breakpoint
DROP INDEX "customers_name";--> statement-breakpoint
DROP INDEX "customers_first_name";--> statement-breakpoint
DROP INDEX "customers_phone";--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree (lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "customers_first_name" ON "customers" USING btree (lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("primary_phone","id");