CREATE SCHEMA "sandbox_gateway";
--> statement-breakpoint
CREATE TABLE "availability_queues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_queues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fore_up_availability_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"lost_lead_id" integer,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "availability_queues_position" CHECK ("availability_queues"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "broadcast_messages" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "broadcast_messages_single" CHECK ("broadcast_messages"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "api_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"api_action_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_actions_api_action_name_unique" UNIQUE("api_action_name")
);
--> statement-breakpoint
CREATE TABLE "api_users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"api_user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_users_api_user_name_unique" UNIQUE("api_user_name")
);
--> statement-breakpoint
CREATE TABLE "course_group_api_actions" (
	"course_group_id" integer NOT NULL,
	"api_action_id" integer NOT NULL,
	CONSTRAINT "course_group_api_actions_course_group_id_api_action_id_pk" PRIMARY KEY("course_group_id","api_action_id")
);
--> statement-breakpoint
CREATE TABLE "course_group_api_users" (
	"course_group_id" integer NOT NULL,
	"api_user_id" integer NOT NULL,
	CONSTRAINT "course_group_api_users_course_group_id_api_user_id_pk" PRIMARY KEY("course_group_id","api_user_id")
);
--> statement-breakpoint
CREATE TABLE "course_group_courses" (
	"course_group_id" integer NOT NULL,
	"golf_course_id" integer NOT NULL,
	CONSTRAINT "course_group_courses_course_group_id_golf_course_id_pk" PRIMARY KEY("course_group_id","golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "course_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text DEFAULT 'Customer' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_2" text DEFAULT '' NOT NULL,
	"address_3" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"subdivision" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"country_alpha2" text DEFAULT '' NOT NULL,
	"primary_phone" text DEFAULT '' NOT NULL,
	"mobile_phone" text DEFAULT '' NOT NULL,
	"legacy_address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_courses" (
	"discount_id" integer NOT NULL,
	"golf_course_id" integer NOT NULL,
	CONSTRAINT "discount_courses_discount_id_golf_course_id_pk" PRIMARY KEY("discount_id","golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"is_dollars" boolean DEFAULT true NOT NULL,
	"raw_amount" numeric(12, 2) NOT NULL,
	"min_discount_cents" bigint DEFAULT 0 NOT NULL,
	"max_discount_cents" bigint DEFAULT 0 NOT NULL,
	"min_players" integer DEFAULT 0 NOT NULL,
	"max_players" integer DEFAULT 0 NOT NULL,
	"gift_certificate_stack" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discounts_order" CHECK ("discounts"."start_date" <= "discounts"."end_date"),
	CONSTRAINT "discounts_amount" CHECK ("discounts"."raw_amount" >= 0),
	CONSTRAINT "discounts_percent" CHECK ("discounts"."is_dollars" or "discounts"."raw_amount" <= 100),
	CONSTRAINT "discounts_cents" CHECK (not "discounts"."is_dollars" or "discounts"."raw_amount" = trunc("discounts"."raw_amount")),
	CONSTRAINT "discounts_limits" CHECK (least("discounts"."min_discount_cents", "discounts"."max_discount_cents", "discounts"."min_players", "discounts"."max_players") >= 0)
);
--> statement-breakpoint
CREATE TABLE "fore_up_availabilities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fore_up_availabilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"course_group_id" integer,
	"golf_rate_id" integer,
	"available_date" date NOT NULL,
	"available_time" text NOT NULL,
	"spots" integer[] NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"scraped_at" timestamp with time zone NOT NULL,
	"queue_closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fore_up_availabilities_time" CHECK ("fore_up_availabilities"."available_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "fore_up_availabilities_spots" CHECK (cardinality("fore_up_availabilities"."spots") > 0 and 0 < all("fore_up_availabilities"."spots"))
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway"."payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text,
	"state" text NOT NULL,
	"amount" bigint,
	"last4" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_certificate_sales" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"discount" numeric(5, 2) DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_certificate_sales_single" CHECK ("gift_certificate_sales"."id" = 1),
	CONSTRAINT "gift_certificate_sales_percent" CHECK ("gift_certificate_sales"."discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "gift_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"raw_balance" bigint NOT NULL,
	"who_from" text DEFAULT '' NOT NULL,
	"email_delivery" boolean DEFAULT false NOT NULL,
	"mail_recipient" boolean DEFAULT true NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"internal_memo" text DEFAULT '' NOT NULL,
	"golf_course_id" integer,
	"customer_id" integer,
	"recipient_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_certificates_balance" CHECK ("gift_certificates"."raw_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club_prophet_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_prophet_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"club_prophet_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "club_prophet_courses_golf_course_id_unique" UNIQUE("golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "golf_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golf_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_name" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"subdivision" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"country_alpha2" text DEFAULT 'US' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"rate_required" boolean DEFAULT true NOT NULL,
	"inactive" boolean DEFAULT false NOT NULL,
	"internal_only" boolean DEFAULT false NOT NULL,
	"is_realtime" boolean DEFAULT false NOT NULL,
	"cart_rate_cents" bigint,
	"days_out_to_scrape" integer DEFAULT 0 NOT NULL,
	"round_limit" integer DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"quality" integer DEFAULT 1 NOT NULL,
	"distance_from_airport" numeric(7, 2),
	"price_min_cents" bigint,
	"price_max_cents" bigint,
	"position" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "golf_courses_quality" CHECK ("golf_courses"."quality" between 1 and 5),
	CONSTRAINT "golf_courses_limits" CHECK ("golf_courses"."days_out_to_scrape" >= 0 and "golf_courses"."round_limit" >= 0),
	CONSTRAINT "golf_courses_prices" CHECK (least("golf_courses"."cart_rate_cents", "golf_courses"."price_min_cents", "golf_courses"."price_max_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "golfnow_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golfnow_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"golfnow_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "golfnow_courses_golf_course_id_unique" UNIQUE("golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "golfswitch_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golfswitch_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gs_id" text DEFAULT '' NOT NULL,
	"gs_xid" text DEFAULT '' NOT NULL,
	CONSTRAINT "golfswitch_courses_golf_course_id_unique" UNIQUE("golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "golf_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golf_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"type" text DEFAULT 'RicGolfRate' NOT NULL,
	"raw_rate" bigint NOT NULL,
	"deposit_cents" bigint,
	"wholesale_rate_cents" bigint,
	"max_refund_cents" bigint,
	"non_refundable_cents" bigint,
	"course_balance_cents" bigint,
	"service_fee_cents" bigint,
	"service_fee_percent" numeric(7, 2),
	"cancel_hours" integer DEFAULT 0 NOT NULL,
	"max_advance_days" integer DEFAULT 0 NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"commission_hundredths" integer DEFAULT 0 NOT NULL,
	"is_commission_dollars" boolean DEFAULT true NOT NULL,
	"golfswitch_commission_hundredths" integer DEFAULT 0 NOT NULL,
	"is_golfswitch_commission_dollars" boolean DEFAULT false NOT NULL,
	"is_dynamic" boolean DEFAULT false NOT NULL,
	"is_dynamic_greater" boolean DEFAULT false NOT NULL,
	"internal_memo" text DEFAULT '' NOT NULL,
	"external_memo" text DEFAULT '' NOT NULL,
	"rate_sheet_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "golf_rates_rate" CHECK ("golf_rates"."raw_rate" >= 0),
	CONSTRAINT "golf_rates_amounts" CHECK (least("golf_rates"."deposit_cents", "golf_rates"."wholesale_rate_cents", "golf_rates"."max_refund_cents", "golf_rates"."non_refundable_cents", "golf_rates"."course_balance_cents", "golf_rates"."service_fee_cents") >= 0),
	CONSTRAINT "golf_rates_fee" CHECK (num_nonnulls("golf_rates"."service_fee_cents", "golf_rates"."service_fee_percent") <= 1),
	CONSTRAINT "golf_rates_fee_percent" CHECK ("golf_rates"."service_fee_percent" between 0 and 100),
	CONSTRAINT "golf_rates_notice" CHECK ("golf_rates"."cancel_hours" >= 0 and "golf_rates"."max_advance_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "helpful_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "helpful_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"description" text NOT NULL,
	"type" text DEFAULT 'helpful' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "helpful_links_type" CHECK ("helpful_links"."type" in ('helpful', 'hotel', 'psgr')),
	CONSTRAINT "helpful_links_url" CHECK ("helpful_links"."url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "holiday_courses" (
	"holiday_id" integer NOT NULL,
	"golf_course_id" integer NOT NULL,
	CONSTRAINT "holiday_courses_holiday_id_golf_course_id_pk" PRIMARY KEY("holiday_id","golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "holidays_order" CHECK ("holidays"."start_date" <= "holidays"."end_date")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operation" text NOT NULL,
	"staff_user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"claim_id" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_once" UNIQUE("staff_user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_golf_course_id_unique" UNIQUE("golf_course_id")
);
--> statement-breakpoint
CREATE TABLE "lost_lead_availabilities" (
	"lost_lead_id" integer NOT NULL,
	"fore_up_availability_id" integer NOT NULL,
	CONSTRAINT "lost_lead_availabilities_lost_lead_id_fore_up_availability_id_pk" PRIMARY KEY("lost_lead_id","fore_up_availability_id")
);
--> statement-breakpoint
CREATE TABLE "lost_leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_date" date NOT NULL,
	"play_time" text NOT NULL,
	"players" integer NOT NULL,
	"golf_course_id" integer NOT NULL,
	"customer_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lost_leads_players" CHECK ("lost_leads"."players" > 0),
	CONSTRAINT "lost_leads_time" CHECK ("lost_leads"."play_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "maintenances_order" CHECK ("maintenances"."start_date" <= "maintenances"."end_date")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "payment_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'authorising' NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" text,
	"tee_time_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_date_ranges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_date_ranges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_rate_id" integer NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"time_start" text NOT NULL,
	"time_end" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_date_ranges_order" CHECK ("rate_date_ranges"."start" <= "rate_date_ranges"."end" and "rate_date_ranges"."time_start" <= "rate_date_ranges"."time_end"),
	CONSTRAINT "rate_date_ranges_times" CHECK ("rate_date_ranges"."time_start" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "rate_date_ranges"."time_end" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "rate_days" (
	"rate_date_range_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "rate_days_rate_date_range_id_name_pk" PRIMARY KEY("rate_date_range_id","name"),
	CONSTRAINT "rate_days_name" CHECK ("rate_days"."name" in ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'M', 'H'))
);
--> statement-breakpoint
CREATE TABLE "rental_clubs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_clubs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"golf_course_id" integer NOT NULL,
	"cost_cents" bigint NOT NULL,
	"raw_rate" bigint NOT NULL,
	"raw_charge" bigint NOT NULL,
	"brand" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"handed" integer NOT NULL,
	"sex" integer NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"is_dollars" boolean DEFAULT true NOT NULL,
	"commission_hundredths" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rental_clubs_amounts" CHECK (least("rental_clubs"."cost_cents", "rental_clubs"."raw_rate", "rental_clubs"."raw_charge") >= 0),
	CONSTRAINT "rental_clubs_codes" CHECK ("rental_clubs"."handed" in (0, 1) and "rental_clubs"."sex" in (0, 1)),
	CONSTRAINT "rental_clubs_commission" CHECK ("rental_clubs"."commission_hundredths" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"availability_queue_id" integer NOT NULL,
	"encrypted_number" text NOT NULL,
	"last4" text NOT NULL,
	"expmo" text NOT NULL,
	"expyr" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_availability_queue_id_unique" UNIQUE("availability_queue_id")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_user_id" integer NOT NULL,
	"client" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_client_unique" UNIQUE("client")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"attempts" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_attempts_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "staff_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_groups_level_unique" UNIQUE("level")
);
--> statement-breakpoint
CREATE TABLE "staff_user_groups" (
	"staff_user_id" integer NOT NULL,
	"staff_group_id" integer NOT NULL,
	CONSTRAINT "staff_user_groups_staff_user_id_staff_group_id_pk" PRIMARY KEY("staff_user_id","staff_group_id")
);
--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"desk" text DEFAULT 'product' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tee_time_rental_clubs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tee_time_rental_clubs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tee_time_id" integer NOT NULL,
	"rental_club_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"raw_charge" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tee_time_rental_clubs_amounts" CHECK ("tee_time_rental_clubs"."quantity" > 0 and "tee_time_rental_clubs"."raw_charge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tee_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tee_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent" text NOT NULL,
	"desk" text DEFAULT 'product' NOT NULL,
	"staff_user_id" integer,
	"golf_course_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"golf_rate_id" integer,
	"play_date" date NOT NULL,
	"play_time" text NOT NULL,
	"players" integer NOT NULL,
	"internal" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'Booked' NOT NULL,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"confirmation" text DEFAULT 'INTERNAL' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"internal_notes" text DEFAULT '' NOT NULL,
	"folio" text DEFAULT '' NOT NULL,
	"alt_emails" text DEFAULT '' NOT NULL,
	"should_email_customer" boolean DEFAULT true NOT NULL,
	"should_email_course" boolean DEFAULT true NOT NULL,
	"deal_id" bigint,
	"availability_queue_id" integer,
	"transaction_record_id" integer,
	"charge_cents" bigint NOT NULL,
	"rental_clubs_cents" bigint NOT NULL,
	"service_fee_cents" bigint NOT NULL,
	"golf_discount_id" integer,
	"discount_amount_cents" bigint NOT NULL,
	"gift_certificate_id" integer,
	"gift_certificate_amount_cents" bigint NOT NULL,
	"cost_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tee_times_players" CHECK ("tee_times"."players" > 0),
	CONSTRAINT "tee_times_play_time" CHECK ("tee_times"."play_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "tee_times_amounts" CHECK (least("tee_times"."charge_cents", "tee_times"."rental_clubs_cents", "tee_times"."service_fee_cents", "tee_times"."discount_amount_cents", "tee_times"."gift_certificate_amount_cents", "tee_times"."cost_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "transaction_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_record_id" integer NOT NULL,
	"tee_time_id" integer,
	"gift_certificate_id" integer,
	"golf_discount_id" integer,
	"total" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_items_one_thing" CHECK (num_nonnulls("transaction_items"."tee_time_id", "transaction_items"."gift_certificate_id", "transaction_items"."golf_discount_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "transaction_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" text,
	"total" bigint NOT NULL,
	"refunded_record_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_records_refund" CHECK ("transaction_records"."refunded_record_id" is null or "transaction_records"."total" <= 0)
);
--> statement-breakpoint
ALTER TABLE "availability_queues" ADD CONSTRAINT "availability_queues_fore_up_availability_id_fore_up_availabilities_id_fk" FOREIGN KEY ("fore_up_availability_id") REFERENCES "public"."fore_up_availabilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_queues" ADD CONSTRAINT "availability_queues_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_queues" ADD CONSTRAINT "availability_queues_lost_lead_id_lost_leads_id_fk" FOREIGN KEY ("lost_lead_id") REFERENCES "public"."lost_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_group_api_actions" ADD CONSTRAINT "course_group_api_actions_course_group_id_course_groups_id_fk" FOREIGN KEY ("course_group_id") REFERENCES "public"."course_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_group_api_actions" ADD CONSTRAINT "course_group_api_actions_api_action_id_api_actions_id_fk" FOREIGN KEY ("api_action_id") REFERENCES "public"."api_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_group_api_users" ADD CONSTRAINT "course_group_api_users_course_group_id_course_groups_id_fk" FOREIGN KEY ("course_group_id") REFERENCES "public"."course_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_group_api_users" ADD CONSTRAINT "course_group_api_users_api_user_id_api_users_id_fk" FOREIGN KEY ("api_user_id") REFERENCES "public"."api_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_group_courses" ADD CONSTRAINT "course_group_courses_course_group_id_course_groups_id_fk" FOREIGN KEY ("course_group_id") REFERENCES "public"."course_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_group_courses" ADD CONSTRAINT "course_group_courses_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_courses" ADD CONSTRAINT "discount_courses_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_courses" ADD CONSTRAINT "discount_courses_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD CONSTRAINT "fore_up_availabilities_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD CONSTRAINT "fore_up_availabilities_course_group_id_course_groups_id_fk" FOREIGN KEY ("course_group_id") REFERENCES "public"."course_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fore_up_availabilities" ADD CONSTRAINT "fore_up_availabilities_golf_rate_id_golf_rates_id_fk" FOREIGN KEY ("golf_rate_id") REFERENCES "public"."golf_rates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD CONSTRAINT "gift_certificates_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD CONSTRAINT "gift_certificates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD CONSTRAINT "gift_certificates_recipient_id_customers_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_prophet_courses" ADD CONSTRAINT "club_prophet_courses_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfnow_courses" ADD CONSTRAINT "golfnow_courses_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfswitch_courses" ADD CONSTRAINT "golfswitch_courses_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_rates" ADD CONSTRAINT "golf_rates_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_courses" ADD CONSTRAINT "holiday_courses_holiday_id_holidays_id_fk" FOREIGN KEY ("holiday_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_courses" ADD CONSTRAINT "holiday_courses_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_lead_availabilities" ADD CONSTRAINT "lost_lead_availabilities_lost_lead_id_lost_leads_id_fk" FOREIGN KEY ("lost_lead_id") REFERENCES "public"."lost_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_lead_availabilities" ADD CONSTRAINT "lost_lead_availabilities_fore_up_availability_id_fore_up_availabilities_id_fk" FOREIGN KEY ("fore_up_availability_id") REFERENCES "public"."fore_up_availabilities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_leads" ADD CONSTRAINT "lost_leads_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_leads" ADD CONSTRAINT "lost_leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_date_ranges" ADD CONSTRAINT "rate_date_ranges_golf_rate_id_golf_rates_id_fk" FOREIGN KEY ("golf_rate_id") REFERENCES "public"."golf_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_days" ADD CONSTRAINT "rate_days_rate_date_range_id_rate_date_ranges_id_fk" FOREIGN KEY ("rate_date_range_id") REFERENCES "public"."rate_date_ranges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_clubs" ADD CONSTRAINT "rental_clubs_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_availability_queue_id_availability_queues_id_fk" FOREIGN KEY ("availability_queue_id") REFERENCES "public"."availability_queues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user_groups" ADD CONSTRAINT "staff_user_groups_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user_groups" ADD CONSTRAINT "staff_user_groups_staff_group_id_staff_groups_id_fk" FOREIGN KEY ("staff_group_id") REFERENCES "public"."staff_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_rental_clubs" ADD CONSTRAINT "tee_time_rental_clubs_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_time_rental_clubs" ADD CONSTRAINT "tee_time_rental_clubs_rental_club_id_rental_clubs_id_fk" FOREIGN KEY ("rental_club_id") REFERENCES "public"."rental_clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_staff_user_id_staff_users_id_fk" FOREIGN KEY ("staff_user_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_golf_course_id_golf_courses_id_fk" FOREIGN KEY ("golf_course_id") REFERENCES "public"."golf_courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_golf_rate_id_golf_rates_id_fk" FOREIGN KEY ("golf_rate_id") REFERENCES "public"."golf_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_availability_queue_id_availability_queues_id_fk" FOREIGN KEY ("availability_queue_id") REFERENCES "public"."availability_queues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_transaction_record_id_transaction_records_id_fk" FOREIGN KEY ("transaction_record_id") REFERENCES "public"."transaction_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_golf_discount_id_discounts_id_fk" FOREIGN KEY ("golf_discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_times" ADD CONSTRAINT "tee_times_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_items" ADD CONSTRAINT "transaction_items_transaction_record_id_transaction_records_id_fk" FOREIGN KEY ("transaction_record_id") REFERENCES "public"."transaction_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_items" ADD CONSTRAINT "transaction_items_tee_time_id_tee_times_id_fk" FOREIGN KEY ("tee_time_id") REFERENCES "public"."tee_times"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_items" ADD CONSTRAINT "transaction_items_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_items" ADD CONSTRAINT "transaction_items_golf_discount_id_discounts_id_fk" FOREIGN KEY ("golf_discount_id") REFERENCES "public"."discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_records" ADD CONSTRAINT "transaction_records_refunded_record_id_transaction_records_id_fk" FOREIGN KEY ("refunded_record_id") REFERENCES "public"."transaction_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_queues_availability" ON "availability_queues" USING btree ("fore_up_availability_id","position");--> statement-breakpoint
CREATE INDEX "availability_queues_customer" ON "availability_queues" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "availability_queues_lead" ON "availability_queues" USING btree ("lost_lead_id");--> statement-breakpoint
CREATE INDEX "course_group_courses_course" ON "course_group_courses" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "course_groups_name" ON "course_groups" USING btree (lower("group_name"));--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree (lower("last_name"),lower("first_name"));--> statement-breakpoint
CREATE INDEX "customers_type" ON "customers" USING btree ("type");--> statement-breakpoint
CREATE INDEX "discount_courses_course" ON "discount_courses" USING btree ("golf_course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "discounts_days" ON "discounts" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "fore_up_availabilities_once" ON "fore_up_availabilities" USING btree ("golf_course_id","available_date","available_time");--> statement-breakpoint
CREATE INDEX "fore_up_availabilities_when" ON "fore_up_availabilities" USING btree ("available_date","available_time");--> statement-breakpoint
CREATE INDEX "fore_up_availabilities_rate" ON "fore_up_availabilities" USING btree ("golf_rate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_certificates_serial" ON "gift_certificates" USING btree (lower("serial"));--> statement-breakpoint
CREATE INDEX "gift_certificates_created" ON "gift_certificates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gift_certificates_course" ON "gift_certificates" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "gift_certificates_customer" ON "gift_certificates" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gift_certificates_recipient" ON "gift_certificates" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "golf_courses_name" ON "golf_courses" USING btree (lower("course_name"));--> statement-breakpoint
CREATE INDEX "golf_rates_course" ON "golf_rates" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "golf_rates_listed" ON "golf_rates" USING btree ("archived","disabled");--> statement-breakpoint
CREATE INDEX "helpful_links_menu" ON "helpful_links" USING btree ("type","order");--> statement-breakpoint
CREATE INDEX "holiday_courses_course" ON "holiday_courses" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "holidays_days" ON "holidays" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lost_lead_availabilities_availability" ON "lost_lead_availabilities" USING btree ("fore_up_availability_id");--> statement-breakpoint
CREATE INDEX "lost_leads_created" ON "lost_leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lost_leads_date" ON "lost_leads" USING btree ("lead_date","play_time");--> statement-breakpoint
CREATE INDEX "lost_leads_course" ON "lost_leads" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "lost_leads_customer" ON "lost_leads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "maintenances_course" ON "maintenances" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "maintenances_days" ON "maintenances" USING btree ("start_date","end_date");--> statement-breakpoint
CREATE INDEX "mail_outbox_queued" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_intents_unfinished" ON "payment_intents" USING btree ("lease_until") WHERE "payment_intents"."state" in ('authorising', 'owned', 'voiding');--> statement-breakpoint
CREATE INDEX "rate_date_ranges_rate" ON "rate_date_ranges" USING btree ("golf_rate_id");--> statement-breakpoint
CREATE INDEX "rate_date_ranges_days" ON "rate_date_ranges" USING btree ("start","end");--> statement-breakpoint
CREATE INDEX "rental_clubs_course" ON "rental_clubs" USING btree ("golf_course_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_staff_user" ON "sessions" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_user_groups_group" ON "staff_user_groups" USING btree ("staff_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_email" ON "staff_users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "tee_time_rental_clubs_once" ON "tee_time_rental_clubs" USING btree ("tee_time_id","rental_club_id");--> statement-breakpoint
CREATE INDEX "tee_time_rental_clubs_club" ON "tee_time_rental_clubs" USING btree ("rental_club_id");--> statement-breakpoint
CREATE INDEX "tee_times_created" ON "tee_times" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tee_times_play" ON "tee_times" USING btree ("play_date","play_time");--> statement-breakpoint
CREATE INDEX "tee_times_course_play" ON "tee_times" USING btree ("golf_course_id","play_date");--> statement-breakpoint
CREATE INDEX "tee_times_customer" ON "tee_times" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tee_times_rate" ON "tee_times" USING btree ("golf_rate_id");--> statement-breakpoint
CREATE INDEX "tee_times_discount" ON "tee_times" USING btree ("golf_discount_id");--> statement-breakpoint
CREATE INDEX "tee_times_gift_certificate" ON "tee_times" USING btree ("gift_certificate_id");--> statement-breakpoint
CREATE INDEX "tee_times_staff_user" ON "tee_times" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "tee_times_confirmation" ON "tee_times" USING btree (lower("confirmation"));--> statement-breakpoint
CREATE UNIQUE INDEX "tee_times_record" ON "tee_times" USING btree ("transaction_record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tee_times_availability_queue" ON "tee_times" USING btree ("availability_queue_id") WHERE "tee_times"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_items_record" ON "transaction_items" USING btree ("transaction_record_id");--> statement-breakpoint
CREATE INDEX "transaction_items_tee_time" ON "transaction_items" USING btree ("tee_time_id");--> statement-breakpoint
CREATE INDEX "transaction_items_gift_certificate" ON "transaction_items" USING btree ("gift_certificate_id");--> statement-breakpoint
CREATE INDEX "transaction_items_golf_discount" ON "transaction_items" USING btree ("golf_discount_id");--> statement-breakpoint
CREATE INDEX "transaction_records_created" ON "transaction_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "transaction_records_payment" ON "transaction_records" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transaction_records_refunded" ON "transaction_records" USING btree ("refunded_record_id");