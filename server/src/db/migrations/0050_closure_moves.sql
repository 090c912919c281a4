ALTER TABLE "closure_run_rows" ADD COLUMN "to_date" date;--> statement-breakpoint
ALTER TABLE "closure_run_rows" ADD COLUMN "to_time" text;--> statement-breakpoint
ALTER TABLE "closure_run_rows" ADD CONSTRAINT "closure_run_rows_place" CHECK (num_nonnulls("closure_run_rows"."to_date", "closure_run_rows"."to_time") = case "closure_run_rows"."act" when 'move' then 2 else 0 end);