CREATE TABLE "import_keys" (
	"import_id" integer NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "import_keys_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"kind" text PRIMARY KEY NOT NULL,
	"headings" jsonb NOT NULL,
	"is_day_first" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"n" integer NOT NULL,
	"cells" text[] NOT NULL,
	"action" text,
	"reason" text DEFAULT '' NOT NULL,
	"record_id" integer,
	"plan" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lock_version" integer,
	CONSTRAINT "import_rows_import_id_n_pk" PRIMARY KEY("import_id","n")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"headings" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"is_day_first" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"staff_user_id" integer,
	"staff_user" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_keys_row" ON "import_keys" USING btree ("import_id","n");--> statement-breakpoint
CREATE INDEX "import_rows_shown" ON "import_rows" USING btree ("import_id","action","state","n");--> statement-breakpoint
CREATE INDEX "import_rows_record" ON "import_rows" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "imports_kind" ON "imports" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("id") WHERE "imports"."state" in ('planning', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "imports_staff_user" ON "imports" USING btree ("staff_user_id");--> statement-breakpoint
-- The one way in which a server issues a gift certificate: for a row of an import that is running, whose plan has this serial and balance, and
-- for a certificate that the same transaction made. The history names import, row and person, and stays when the import is deleted. `issued_once` lets the owner alone enter it, whose rights this function has.
CREATE FUNCTION issue_imported_certificate(of_import integer, of_row integer, certificate integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  planned record;
  stored gift_certificates;
BEGIN
  SELECT i.staff_user, i.staff_user_id, r.plan -> 'values' AS sold INTO planned
    FROM imports i JOIN import_rows r ON r.import_id = i.id
    WHERE i.id = of_import AND i.kind = 'gift_certificates' AND i.state = 'running'
      AND r.n = of_row AND r.action = 'create' AND r.state = 'waiting';
  SELECT * INTO stored FROM gift_certificates WHERE id = certificate AND created_at = now();
  IF planned.sold IS NULL OR planned.staff_user = '' OR stored.id IS NULL
    OR planned.sold ->> 'serial' <> stored.serial OR (planned.sold ->> 'balance')::bigint <> stored.raw_balance
  THEN
    RAISE EXCEPTION 'Row % of import % issues no such gift certificate.', of_row, of_import USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO gift_certificate_movements (gift_certificate_id, kind, amount, staff_user)
    VALUES (stored.id, 'issued', stored.raw_balance, planned.staff_user);
  INSERT INTO history_entries (entity, record_id, staff_user_id, staff_user, action, changes)
    VALUES ('gift_certificate', stored.id, planned.staff_user_id, planned.staff_user, 'imported', jsonb_build_array(
      jsonb_build_object('field', 'import', 'before', NULL, 'after', format('%s, row %s', of_import, of_row))));
END $$;
