-- Set in place: the indexes stay, and take no lock that a save waits for.
ALTER INDEX "customers_texts" SET (gin_pending_list_limit=1024);--> statement-breakpoint
ALTER INDEX "customers_search" SET (gin_pending_list_limit=1024);
