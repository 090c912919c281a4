import * as Result from "effect/Result";
import { parseTimeOfDay } from "../src/calendar/timeOfDay.ts";
import type { TeeTime } from "../src/teeTime/teeTime.ts";
import { cents, date } from "./values.ts";

/** A tee time that was paid with a card and a gift certificate. */
export const teeTime: TeeTime = {
  id: 12,
  lock_version: 3,
  agent: "agent@teedesk.test",
  created_at: "2026-11-21T18:30:00.000Z",
  course_name: "Torrey Pines South",
  play_date: date("2026-11-28"),
  play_time: Result.getOrThrow(parseTimeOfDay("10:30")),
  players: 2,
  players_sold: 2,
  folio: "",
  confirmation: "TP-20431",
  notes: "",
  internal_notes: "Called twice.",
  alt_emails: "",
  gift_certificate_amount: "100.00",
  discount_amount: "15.00",
  cost: "150.00",
  status: "Booked",
  is_undone: false,
  payment_refused_at: "",
  payment_settled_at: "",
  should_email_customer: true,
  should_email_course: true,
  deal_id: null,
  availability_queue_id: null,
  customer: {
    id: 8,
    first_name: "Pat",
    last_name: "Lee",
    email: "pat.lee@example.test",
    primary_phone: "858-555-0100",
  },
  course: { id: 17, course_name: "Torrey Pines South" },
  gift_certificate: { id: 5, serial: "GIFT-100" },
  discount: { id: 3, code: "FAIRWAY15" },
  golf_rate: { id: 40, internal_memo: "Weekday rate" },
  sale_terms: null,
  transaction_record: {
    id: 71,
    payment_id: "pay_8Zk2",
    created_at: "2026-11-21T18:30:00.000Z",
    total: cents(5000),
    transaction_items: [],
  },
};
