CREATE TABLE "mail_template_versions" (
	"template" text NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"staff_user" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_template_versions_template_version_pk" PRIMARY KEY("template","version")
);
