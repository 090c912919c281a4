CREATE TABLE "schema_compatibility" (
	"oldest" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "schema_compatibility" ("oldest") VALUES (0);
