import { type BookingContext, type BookingDraft, blankBookingDraft } from "../src/booking/bookingDraft.ts";
import type { RentalClub } from "../src/rentalClub/rentalClub.ts";
import { cents, date, percent } from "./values.ts";

/** A form that can be booked, and what was loaded beside it. */
export const rentalClub: RentalClub = {
  id: 7,
  cost: "30.00",
  rate: "45.00",
  raw_rate: cents(4500),
  charge: "55.00",
  raw_charge: cents(5500),
  brand: "Callaway",
  description: "Steel shafts",
  handed: 1,
  sex: 0,
  course: { id: 17 },
};

const blank = blankBookingDraft("17");

export const draft: BookingDraft = {
  ...blank,
  tee_time: { ...blank.tee_time, play_date: "11/28/2026", play_time: "7:30", players: "2" },
  charge: "100",
  customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
  credit_card: { number: "4242 4242 4242 4242", expmo: "1", expyr: "30", cvv: "123" },
  discount_code: "FAIRWAY15",
  gift_cert_serial: "GIFT-100",
  rental_clubs: { 7: "1" },
};

export const context: BookingContext = {
  rate: {
    id: 3,
    type: "RicGolfRate",
    rate: "80.00",
    raw_rate: cents(8000),
    deposit: "0.00",
    wholesale_rate: "60.00",
    max_refund: "80.00",
    service_fee: { kind: "percent", percent: percent(500) },
    non_refundable: "0.00",
    cancel_hours: 24,
    max_advance_days: 0,
    course_balance: "0.00",
    internal_memo: "",
    external_memo: "",
  },
  rental_clubs: [rentalClub],
  discount: {
    id: 5,
    code: "FAIRWAY15",
    start_date: null,
    end_date: null,
    is_dollars: false,
    is_dollars_display: "%",
    amount: "15",
    raw_amount: 15,
    min_discount: cents(0),
    max_discount: cents(0),
    gift_certificate_stack: true,
    enabled: true,
    min_players: 0,
    max_players: 0,
    courses: [],
  },
  gift_certificate: { id: 9, serial: "GIFT-100", balance: "100.00", raw_balance: cents(10000) },
  saved_card: null,
  today: date("2026-11-21"),
};
