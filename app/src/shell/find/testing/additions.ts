import { configFrom, defaultConfig } from "../../../config/config.ts";
import { fixedReads, storedRecords } from "../../../testing/specifiedServer/records.ts";

/** The settings of a server that has everything. */
export const everything = configFrom(
  Object.fromEntries(Object.entries(defaultConfig).map(([name, value]) => [name, value === false ? true : value])),
);

const soon = new Date(Date.now() + 180_000).toISOString();
const past = "2026-11-20T17:05:00.000Z";
const north = { id: 2, course_name: "Torrey Pines North" };
const customer = { id: 7, first_name: "Ana", last_name: "Morales", primary_phone: "(619) 555-7777" };

/** Two of the four seats are left; another agent holds the rest. */
const seats = {
  slot: { id: 901, spots: [1, 2], scraped_at: past, gone_at: null, seen: 4, left: 4, sizes: [1, 2], free: 2 },
  standing: [],
  holds: [{ agent: "Bob Ray", players: 2, held_until: soon, is_own: false, asked_by: null, asked_at: null }],
  closures: [],
  course_active: true,
};

const uncalled = {
  claimed_by: null,
  claimed_until: null,
  is_own: false,
  outcome: null,
  agent: null,
  called_at: null,
  call_at: null,
};
const lead = {
  id: 7,
  created_at: past,
  players: 4,
  play_time: "09:30",
  lead_date: "2030-01-04",
  course: north,
  customer: { ...customer, email: "ana@example.com", postcode: "" },
  fore_up_availabilities: [],
  call: uncalled,
};

const promise = {
  kind: "call_back",
  record_id: 3,
  since: past,
  due_at: soon,
  is_overdue: false,
  agent: "Kim Park",
  customer,
  tee_time: null,
  news: null,
  told: null,
  refund_amount: null,
  mail: null,
  doubts: [],
  note: "",
  wish: null,
  asked: null,
};

const consent = {
  id: 4,
  created_at: past,
  expires_at: soon,
  state: "waiting",
  staff_user: "desk@teedesk.test",
  reason: "Rained off",
  tee_time_id: 12,
  gift_certificate_id: null,
  cancelation: {
    cancel: true,
    force_cancel: false,
    refund_amount: 17_500,
    standard_refund: 13_000,
    transaction_total: 17_500,
  },
  correction: null,
  decided_by: null,
  decided_at: null,
};

const closure = {
  id: 3,
  course_name: north.course_name,
  start_date: "2030-03-01",
  start_time: "00:00",
  end_date: "2030-03-02",
  end_time: "23:59",
  state: "done",
  staff_user: "admin@teedesk.test",
  created_at: past,
  waiting: 0,
  done: 0,
  failed: 1,
  refunded_amount: 0,
};

const counts = {
  rows: 1,
  unplanned: 0,
  create: 1,
  update: 0,
  skip: 0,
  refused: 0,
  waiting: 0,
  done: 1,
  failed: 0,
  undone: 0,
  kept: 0,
};
const importOf = (id: number, state: string) => ({
  import: {
    id,
    kind: "customers",
    file_name: "customers.csv",
    state,
    staff_user: "admin@teedesk.test",
    created_at: past,
    counts,
  },
  headings: ["Name"],
  samples: [["Lee"]],
  mapping: { last_name: 0 },
  is_day_first: false,
  fields: [{ name: "last_name", label: "Last name" }],
});

const other = { ...storedRecords["customers"], id: 31, lock_version: 5 };
const duplicate = { ...customer, id: 31, email: "", is_likely: true, reason: "Same name." };
const session = {
  id: 1,
  is_current: true,
  browser: "Chrome/156.0.0.0",
  network_address: "",
  created_at: past,
  last_used_at: past,
  expires_at: soon,
};

const range = {
  id: 61,
  lock_version: 0,
  golf_rate_id: 7,
  rate_id: 7,
  start: "2027-01-01",
  end: "2027-06-30",
  time_start: "06:00",
  time_end: "18:00",
  description: "Winter",
  rate_days: [{ name: "Mon" }],
};

/** Replies to the calls that a specified server lacks, and records in the state in which each act of theirs can be done. */
export const additions: Readonly<Record<string, unknown>> = {
  "GET /api/fore_up_availability/seats": seats,
  "PUT /api/fore_up_availability/seats/hold": seats,
  "GET /api/tee_times/show/7": { ...storedRecords["tee_times"], created_at: new Date().toISOString() },
  "GET /api/tee_times/undo/options/7": { seconds_left: 200, refusal: null },
  "GET /api/mail/of/tee_time/7": [
    {
      id: 7,
      recipient: "pat.lee@example.test",
      subject: "Receipt",
      state: "failed",
      attempts: 1,
      last_error: "550 no such mailbox",
      entity: "tee_time",
      record_id: 7,
      created_at: past,
      updated_at: past,
    },
  ],
  "GET /api/rates/show/7": { ...storedRecords["rates"], rate_date_ranges: [range] },
  // A course that has no picture yet.
  "GET /api/images/index": [],
  "GET /api/images/count": 0,
  "GET /api/lost_leads/index": [lead],
  "GET /api/availability_queue/index": { ...Object(fixedReads["GET /api/availability_queue/index"]), is_free: true },
  "GET /api/promises/index": [promise],
  "GET /api/promises/count": 1,
  "GET /api/promises/summary": { count: 1, overdue: 0, next_due_at: null },
  "GET /api/consents/index": [consent],
  "GET /api/consents/count": 1,
  "GET /api/closures/index": [],
  "GET /api/closures/show/3": { closure, bookings: [] },
  "GET /api/imports/index": [],
  "GET /api/imports/show/3": importOf(3, "planned"),
  "GET /api/imports/rows/3": { count: 0, rows: [] },
  "GET /api/imports/show/4": importOf(4, "done"),
  "GET /api/imports/rows/4": { count: 0, rows: [] },
  "GET /api/customers/duplicates/7": {
    duplicates: [duplicate],
    merges: [{ id: 4, merged_id: 32, name: "Ana Morales", staff_user: "admin@teedesk.test", created_at: past }],
  },
  "GET /api/customers/merge/7/31": {
    customer: { ...storedRecords["customers"], lock_version: 2 },
    merged: other,
    type: "Customer",
    is_likely: true,
    reason: "Same name.",
    moves: [],
  },
  "GET /api/auth/sessions": [session, { ...session, id: 2, is_current: false, browser: "Firefox/140.0" }],
  "GET /api/auth/second_factor": { confirmed_at: past, recovery_codes_left: 9, is_required: true },
  "GET /api/ric_users/7/second_factor": { confirmed_at: past, recovery_codes_left: 9, is_required: true },
  "GET /api/audit/index": [],
  "GET /api/audit/count": 0,
};
