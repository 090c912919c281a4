import { centsFrom } from "@teedesk/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, expect, it } from "vitest";
import { availabilityQueues, giftCertificates, mailOutbox, savedCards, teeTimes } from "../../../db/schema/index.ts";
import { askConsent } from "../../../session/consents.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { unguarded } from "../../../testing/unguarded.ts";
import { correctSale } from "../../giftCertificates/correctSale.ts";
import { eraseCustomer } from "./eraseCustomer.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Texts about a customer, by table, with the condition for its rows. A new text column of the schema is added here or below. */
const personal: Readonly<Record<string, { readonly columns: string; readonly isAbout: (id: number) => SQL }>> = {
  customers: {
    columns:
      "first_name last_name email address address_2 address_3 city subdivision postcode country_alpha2 primary_phone mobile_phone legacy_address",
    isAbout: (id) => sql`id = ${id}`,
  },
  tee_times: {
    columns: "notes internal_notes folio alt_emails cancel_reason",
    isAbout: (id) => sql`customer_id = ${id}`,
  },
  gift_certificates: {
    columns: "who_from greeting internal_memo",
    isAbout: (id) => sql`customer_id = ${id}`,
  },
  gift_certificate_movements: {
    columns: "reason",
    isAbout: (id) => sql`gift_certificate_id in (select id from gift_certificates where customer_id = ${id})`,
  },
  cancelations: {
    columns: "reason",
    isAbout: (id) => sql`tee_time_id in (select id from tee_times where customer_id = ${id})`,
  },
  consents: {
    columns: "reason",
    isAbout: (id) => sql`tee_time_id in (select id from tee_times where customer_id = ${id})
      or gift_certificate_id in (select id from gift_certificates where customer_id = ${id})`,
  },
  payment_intents: {
    columns: "last4",
    isAbout: (id) => sql`tee_time_id in (select id from tee_times where customer_id = ${id})`,
  },
  transaction_records: {
    columns: "reason",
    isAbout: (id) => sql`refunded_record_id in (select transaction_record_id from tee_times where customer_id = ${id})
      or reason like 'Correction %' and id in (
        select transaction_record_id from transaction_items join gift_certificates on gift_certificates.id = gift_certificate_id
        where customer_id = ${id})`,
  },
  mail_outbox: {
    columns: "recipient subject text html calendar last_error",
    isAbout: (id) => sql`entity = 'tee_time' and record_id in (select id from tee_times where customer_id = ${id})`,
  },
  calls: {
    columns: "note",
    isAbout: (id) => sql`customer_id = ${id}`,
  },
  saved_cards: {
    columns: "encrypted_number last4 expmo expyr",
    isAbout: (id) => sql`availability_queue_id in (select id from availability_queues where customer_id = ${id})`,
  },
};

/** Written by triggers from the columns above, or filled and checked in eraseCustomer.test.ts. */
const derived: Readonly<Record<string, string>> = {
  customers: "search_text",
  tee_time_rows: "first_name last_name notes internal_notes search_text",
  tee_time_row_changes: "first_name last_name notes internal_notes search_text",
  customer_merges: "was",
  history_entries: "changes",
  idempotency_keys: "answer",
  import_rows: "cells note plan reason",
  import_keys: "key",
};

/** Codes, references, texts about courses and prices, and data about staff. */
const impersonal: Readonly<Record<string, string>> = {
  api_actions: "api_action_name",
  api_users: "api_user_name",
  audit_entries: "detail event network_address operation outcome staff_user",
  booking_doubts: "checked_by doubts",
  broadcast_messages: "message",
  call_claims: "subject",
  calls: "agent outcome subject",
  cancelations: "idempotency_key payment_id refund_id state",
  card_keys: "id",
  closure_run_rows: "act note state to_time",
  closure_runs: "end_time staff_user start_time state",
  club_prophet_courses: "club_prophet_id",
  consents: "cancelation correction decided_by staff_user state",
  course_groups: "group_name",
  customer_merges: "moved staff_user",
  course_notices: "play_time staff_user",
  customers: "type",
  discounts: "code",
  feed_keys: "key_hash",
  feed_sources: "name",
  fore_up_availabilities: "available_time spots",
  gift_certificate_movements: "kind staff_user",
  gift_certificates: "serial",
  golf_courses:
    "address address_2 city country_alpha2 course_name description display_name email phone postcode subdivision",
  golf_rates: "dates days external_memo first_time internal_memo last_time rate_sheet_note times type weekdays",
  golfnow_courses: "golfnow_id",
  golfswitch_courses: "gs_id gs_xid",
  helpful_links: "description type url",
  history_entries: "action entity staff_user",
  holidays: "name",
  idempotency_keys: "fingerprint key operation",
  images: "content_type",
  import_mappings: "headings kind",
  import_rows: "action state",
  imports: "file_hash file_name headings kind mapping staff_user state",
  known_browsers: "token_hash",
  ledger_seals: "hash",
  lost_leads: "play_time",
  mail_outbox: "entity message_id settled_by",
  mail_template_versions: "content staff_user template",
  maintenances: "description",
  payment_intents: "payment_id state",
  pending_sign_ins: "token_hash",
  rate_date_ranges: "description time_end time_start",
  rate_days: "name",
  recovery_codes: "code_hash",
  rental_clubs: "brand description",
  report_tokens: "file_name problem report state token_hash",
  sale_terms: "quote rule_set taken_for terms",
  second_factors: "encrypted_secret",
  session_tokens: "token_hash",
  sessions: "browser network_address",
  settled_refunds: "staff_user",
  slot_hold_forms: "form",
  slot_holds: "askers",
  sign_in_attempts: "subject",
  staff_groups: "level",
  staff_users: "desk email name password_hash",
  tee_time_row_changes: "agent confirmation course_name payment_id play_time status",
  tee_time_rows: "agent confirmation course_name payment_id play_time status",
  tee_time_past: "was",
  tee_times: "agent confirmation desk play_time status",
  transaction_records: "payment_id staff_user",
};

const columnsOf = (tables: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(tables).flatMap(([table, columns]) => columns.split(" ").map((column) => `${table}.${column}`));

const personalColumns = columnsOf(
  Object.fromEntries(Object.entries(personal).map(([table, { columns }]) => [table, columns])),
);

it("every text of the schema is listed as personal or impersonal", async () => {
  const found = await server.db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`);
  const known = [...personalColumns, ...columnsOf(derived), ...columnsOf(impersonal)];
  expect(known.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

it("every reference to a customer, a tee time or a certificate is listed", async () => {
  const found = await server.db
    .select({ name: sql<string>`conrelid::regclass || '.' || attname` })
    .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)`)
    .where(
      sql`contype = 'f' and confrelid in ('customers'::regclass, 'tee_times'::regclass, 'gift_certificates'::regclass)`,
    );
  expect(found.map(({ name }) => name).toSorted()).toEqual([
    "availability_queues.customer_id",
    "booking_doubts.tee_time_id",
    "calls.customer_id",
    "calls.merged_from",
    "cancelations.tee_time_id",
    "closure_run_rows.tee_time_id",
    "consents.gift_certificate_id",
    "consents.tee_time_id",
    "course_notices.tee_time_id",
    "customer_merges.customer_id",
    "customer_merges.merged_id",
    "customers.merged_into",
    "gift_certificate_movements.gift_certificate_id",
    "gift_certificate_movements.tee_time_id",
    "gift_certificates.customer_id",
    "gift_certificates.recipient_id",
    "lost_leads.customer_id",
    "sale_terms.tee_time_id",
    "tee_time_past.tee_time_id",
    "tee_time_rental_clubs.tee_time_id",
    "tee_time_rows.id",
    "tee_times.customer_id",
    "tee_times.gift_certificate_id",
    "transaction_items.gift_certificate_id",
    "transaction_items.tee_time_id",
  ]);
});

it("an erasure leaves no personal text in any table", async () => {
  const agent = await server.as("agent");
  const send = async (url: string, payload: object) => {
    const response = await server.inject({ method: "POST", url, headers: agent, payload });
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json();
  };
  const booked = await send("/api/ibe/book", {
    booking: {
      charge: "80.00",
      customer: { first_name: "Quentina", last_name: "Zzyzx", postcode: "92037", email: "quentina@example.test" },
      credit_card: { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "123" },
      tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 1 } },
    },
  });
  const refund = { refund: true, refund_amount: 1000, reason: "Quentina is ill" };
  await send("/api/tee_times/cancel", { id: booked.id, cancel: true, force_cancel: true, ...refund });
  const [teeTime] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, booked.id));
  const id = teeTime?.customer_id ?? 0;
  await server.db.execute(
    sql`update gift_certificates set customer_id = ${id} where id = (select min(id) from gift_certificates)`,
  );
  const [certificate] = await server.db.select().from(giftCertificates).orderBy(giftCertificates.id).limit(1);
  const corrected = { total: Result.getOrThrow(centsFrom(1234)), reason: "Goodwill" };
  await server.db.transaction((tx) =>
    correctSale(tx, certificate?.id ?? 0, { ...corrected, staff: { email: "agent@teedesk.test" } }),
  );
  const amounts = { balance_before: 0, balance: 100, value_before: null, value: null };
  const asked = { reason: "Quentina is ill", gift_certificate_id: certificate?.id ?? 0, correction: amounts };
  await askConsent(server.db, { id: 1, email: "agent@teedesk.test" }, asked);
  await send("/api/promises/call", { customer_id: id, call_at: "2026-11-22T18:00:00.000Z", note: "Quentina" });
  const [card] = await server.db.select().from(savedCards).limit(1);
  await server.db
    .update(availabilityQueues)
    .set({ customer_id: id })
    .where(eq(availabilityQueues.id, card?.availability_queue_id ?? 0));
  await server.db.update(mailOutbox).set({ sent_at: new Date() });

  const markOf = (column: string) => `mark-${personalColumns.indexOf(column)}-of-${column.replaceAll(/\W/g, "-")}`;
  for (const [table, { columns, isAbout }] of Object.entries(personal)) {
    for (const column of columns.split(" ")) {
      const text = sql.identifier(column);
      const mark = markOf(`${table}.${column}`);
      await unguarded(server.db, (tx) =>
        tx.execute(sql`update ${sql.identifier(table)} set ${text} = ${mark} where ${isAbout(id)}`),
      );
      const marked = await server.db.$count(sql`${sql.identifier(table)} as filled where ${text} = ${mark}`);
      expect([mark, marked > 0]).toEqual([mark, true]);
    }
  }
  await eraseCustomer(server.db, { id, today: "2026-12-01", staff: null });

  const tables = await server.db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public'`);
  const left: string[] = [];
  for (const { name } of tables) {
    for (const mark of personalColumns.map(markOf)) {
      const holds = sql`${sql.identifier(name)} as row where row::text like ${`%${mark}%`}`;
      if ((await server.db.$count(holds)) > 0) left.push(`${name}: ${mark}`);
    }
  }
  expect(left).toEqual([]);
});
