import {
  type ApiResult,
  type Booking,
  type BookingDraft,
  blankBookingDraft,
  bookingSoFar,
  type Cents,
  type Discount,
  type GiftCertificate,
  type GolfRate,
  isCents,
  isLocalDate,
  type LocalDate,
  nothingKnown,
  type RecentBooking,
  type RentalClub,
  type SavedCard,
} from "@teedesk/domain";
import { vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { FieldChange } from "../field.ts";
import { ok, settle } from "../testing.ts";
import type { BookingEvent } from "./context.ts";
import { createBookingMachine } from "./machine.ts";
import type { BookedTeeTime, BookingPorts, SavedDraft } from "./ports.ts";

function cents(value: number): Cents {
  if (isCents(value)) return value;
  throw new Error(`${value} is no amount`);
}

function date(text: string): LocalDate {
  if (isLocalDate(text)) return text;
  throw new Error(`${text} is no date`);
}

export const rate: GolfRate = {
  id: 5,
  type: "ApiGolfRate",
  rate: "50.00",
  raw_rate: cents(5000),
  service_fee: { kind: "dollars", cents: cents(250) },
  max_advance_days: 0,
  internal_memo: "",
  external_memo: "",
  golfswitch_commission: "0.00",
  is_golfswitch_commission_dollars: true,
  commission: "0.00",
  is_commission_dollars: true,
};

export const club: RentalClub = {
  id: 9,
  cost: "10.00",
  rate: "20.00",
  raw_rate: cents(2000),
  charge: "25.00",
  raw_charge: cents(2500),
  brand: "Ping",
  description: "",
  handed: 1,
  sex: 0,
  course: { id: 3 },
};

export const discount: Discount = {
  id: 1,
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
};

export const gift: GiftCertificate = { id: 2, serial: "GIFT-100", balance: "100.00", raw_balance: cents(10000) };
export const card: SavedCard = { id: 4, number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "" };

export const blank = blankBookingDraft();

/** A form that is complete: Book sends it. */
export const filled: BookingDraft = {
  ...blank,
  tee_time: { ...blank.tee_time, play_date: "12/24/2026", play_time: "10:30", players: "2", course: "3" },
  charge: "100.00",
  customer: { first_name: "Ada", last_name: "Lovelace", postcode: "92014", email: "ada@example.test" },
  credit_card: { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "123" },
};

export const order: Booking = bookingSoFar(filled, [club], date("2026-11-21"));

export const change = (value: FieldChange<BookingDraft>): BookingEvent => ({ type: "field.changed", change: value });
export const charge = (value: string): BookingEvent => change({ name: "charge", value });
export const players = (value: string): BookingEvent => change({ name: "tee_time.players", value });
export const course = (value: string): BookingEvent => change({ name: "tee_time.course", value });

export const book: BookingEvent = { type: "book.requested" };
export const yes: BookingEvent = { type: "question.confirmed" };
export const no: BookingEvent = { type: "question.declined" };

export const never = () => new Promise<never>(() => {});
export const breaks = () => Promise.reject(new Error("port"));
export const returns =
  <T>(result: ApiResult<T>) =>
  () =>
    Promise.resolve(result);

/** Ports that succeed immediately; every one is a spy. */
export function stubPorts(stub: Partial<BookingPorts> = {}) {
  const storage: { held: SavedDraft | null } = { held: stub.drafts?.read() ?? null };
  const recent: RecentBooking[] = [];
  const keys = { next: 1 };
  return {
    storage,
    findRate: vi.fn(stub.findRate ?? returns(ok(rate))),
    listRentalClubs: vi.fn(stub.listRentalClubs ?? returns(ok([club]))),
    validateDiscount: vi.fn(stub.validateDiscount ?? returns(ok(discount))),
    validateGiftCertificate: vi.fn(stub.validateGiftCertificate ?? returns(ok(gift))),
    findDeals: vi.fn(stub.findDeals ?? returns(ok({ deals: [{ id: 8, title: "Wedding", url: null }], view_url: "" }))),
    fetchCard: vi.fn(stub.fetchCard ?? returns(ok(card))),
    holdSeats: vi.fn(stub.holdSeats ?? returns(ok(null))),
    releaseSeats: vi.fn(stub.releaseSeats ?? (() => undefined)),
    unread: stub.unread ?? nothingKnown,
    lookUp: vi.fn(stub.lookUp ?? (() => Promise.resolve(nothingKnown))),
    book: vi.fn(stub.book ?? returns(ok(booked))),
    storePhone: vi.fn(stub.storePhone ?? returns(ok("stored" as const))),
    newKey: () => `key-${keys.next++}`,
    today: () => date("2026-11-21"),
    now: () => Date.parse("2026-11-21T20:00Z") / 60_000,
    clocks: () => -480,
    recentBookings: {
      read: () => recent,
      add: (booking: RecentBooking) => void recent.push(booking),
      remove: (booking: RecentBooking) => void recent.splice(recent.indexOf(booking), 1),
    },
    drafts: {
      read: () => storage.held,
      write: (saved: SavedDraft) => {
        storage.held = saved;
      },
      clear: () => {
        storage.held = null;
      },
    },
  };
}

/** Runs the booking with stub ports and a clock of its own. */
export async function start(draft: BookingDraft, stub: Partial<BookingPorts> = {}) {
  const ports = stubPorts(stub);
  const clock = new SimulatedClock();
  const actor = createActor(createBookingMachine(ports), { input: { draft }, clock });
  const refusals = vi.fn<() => void>();
  actor.on("form.refused", refusals);
  actor.start();
  await settle();
  const snapshot = () => actor.getSnapshot();
  return {
    ports,
    refusals,
    actor,
    snapshot,
    context: () => snapshot().context,
    form: () => snapshot().value.form,
    /** Sends the events, then lets typing rest and every response arrive. */
    send: async (...events: BookingEvent[]) => {
      for (const event of events) actor.send(event);
      clock.increment(1000);
      await settle();
    },
    clock,
  };
}

export const startOver: BookingEvent = { type: "startOver.requested" };
export const noCard = change({ name: "credit_card.number", value: "" });
export const editing = (state: string) => ({ editing: state });
export const asking = (question: string) => ({ asking: question });
export const booked: BookedTeeTime = {
  id: 77,
  customer_id: 5,
  confirmation: "INTERNAL",
  lock_version: null,
  policy: null,
};
