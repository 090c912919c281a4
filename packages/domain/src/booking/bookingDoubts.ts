import { groupSizeDoubt } from "../availability/groupSizes.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { fullName } from "../records/fullName.ts";
import { confirmationOf, isInternal } from "../teeTime/confirmation.ts";
import { type PlayDoubt, playDoubts } from "../teeTime/playDoubts.ts";
import type { Booking } from "./booking.ts";
import { type MoneyDoubt, type MoneyFacts, moneyDoubts } from "./moneyDoubts.ts";

/** A booking that the specification allows and an agent hardly ever means; the console asks before it books. */
export type BookingDoubt =
  | PlayDoubt
  | "course_closed"
  | "course_inactive"
  | "group_size_not_offered"
  | "seats_taken"
  | "others_stand"
  | "seats_unread"
  | "number_used"
  | MoneyDoubt
  | "name_missing"
  | "email_of_another"
  | "clubs_exceed_players"
  | "booked_just_now"
  | "attempt_open";

type Person = Pick<Booking["customer"], "first_name" | "last_name" | "email">;

/** The members of a booking that distinguish it from another. */
export type RecentBooking = {
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly customer: Person;
};

/** The seats of a course, day and time, with those who have them. */
type PlaceSeats = {
  /** Null where no course system has sent the tee time. */
  readonly slot: { readonly seen: number; readonly free: number } | null;
  readonly standing: readonly { readonly agent: string; readonly players: number }[];
  readonly holds: readonly { readonly agent: string; readonly players: number; readonly is_own: boolean }[];
  readonly course_active: boolean;
};

/** A tee time, and the number that its course gave for it. */
type NumberedTeeTime = {
  readonly id: number;
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number;
  readonly confirmation: string;
  readonly is_canceled: boolean;
};

/** The members of a booking, or of a tee time that changes, that its number is for. */
type NumberedFacts = {
  readonly tee_time: Pick<NumberedTeeTime, "play_date" | "play_time" | "confirmation"> & {
    readonly course: { readonly id: number } | null;
    readonly players: number | null;
  };
};

/** Records that a booking is compared with; empty where they are not known. */
export type BookingCircumstances = {
  /** Maintenances of the course on the day. */
  readonly closures: number;
  /** Group sizes that the course's free tee time offers; null where there is no such tee time. */
  readonly spots: readonly number[] | null;
  /** The seats there; null where the server does not keep them, or they could not be read. */
  readonly seats: PlaceSeats | null;
  /** The server keeps the seats, and they could not be read: no one knows who stands there. */
  readonly are_seats_unread: boolean;
  /** Tee times whose confirmation is or contains that of the booking; none where the server does not keep seats. */
  readonly numbered: readonly NumberedTeeTime[];
  /** Customers on record with the e-mail address. */
  readonly known: readonly (Person & { readonly id: number })[];
};

/** A booking without anything to compare it with. */
export const nothingKnown: BookingCircumstances = {
  closures: 0,
  spots: null,
  seats: null,
  are_seats_unread: false,
  numbered: [],
  known: [],
};

/** The facts that doubts depend on, apart from the booking. */
type Facts = BookingCircumstances & {
  readonly today: LocalDate;
  /** Days that the rate is sold ahead, 0 where it has no limit. */
  readonly advance_days: number;
  readonly money: MoneyFacts;
  /** The bookings of the last minutes. */
  readonly recent: readonly RecentBooking[];
  /** An attempt with another form may have booked. */
  readonly is_attempt_open: boolean;
};

type Doubted = Pick<Booking, "tee_time" | "customer" | "rental_clubs">;

// Survives MethodExpression: capitals compare like small letters.
const folded = (text: string): string => text.trim().toLowerCase();

const nameOf = (person: Person): string => folded(fullName(person));

/** The same e-mail, or without one on both sides the same name; two blank customers are not the same. */
const isSameCustomer = (one: Person, other: Person): boolean =>
  one.email.trim() !== "" && other.email.trim() !== ""
    ? folded(one.email) === folded(other.email)
    : nameOf(one) !== "" && nameOf(one) === nameOf(other);

const isSameTeeTime = ({ tee_time, customer }: Doubted, recent: RecentBooking): boolean =>
  tee_time.course?.id === recent.course_id &&
  tee_time.play_date === recent.play_date &&
  tee_time.play_time === recent.play_time &&
  isSameCustomer(customer, recent.customer);

/** The customers of the booking's e-mail address, where none of them has its name: it will make another record. */
export const othersWithEmail = ({ customer }: Pick<Booking, "customer">, known: BookingCircumstances["known"]) => {
  const same = known.filter(({ email }) => customer.email.trim() !== "" && folded(email) === folded(customer.email));
  return same.some((other) => nameOf(other) === nameOf(customer)) ? [] : same;
};

/**
 * The tee times of the course that have the number of a booking, where it was not given for the booking: a number is for the time and the
 * players that it was given for (DECISION-51). An undone or canceled tee time of that time with as many players leaves its number to the next.
 */
export const otherUsesOfNumber = <Used extends NumberedTeeTime>(
  { tee_time }: NumberedFacts,
  numbered: readonly Used[],
): readonly Used[] => {
  const number = folded(confirmationOf(tee_time.confirmation));
  if (isInternal(number)) return [];
  const same = numbered.filter(
    ({ course_id, confirmation }) => course_id === tee_time.course?.id && folded(confirmation) === number,
  );
  const standing = same.filter(({ is_canceled }) => !is_canceled);
  const isLeft = same.some(
    ({ is_canceled, play_date, play_time, players }) =>
      is_canceled &&
      play_date === tee_time.play_date &&
      play_time === tee_time.play_time &&
      players >= (tee_time.players ?? 0),
  );
  return isLeft ? standing : same;
};

/** The reasons to look once more at a booking that breaks no rule, in the order of the form. */
export const bookingDoubts = (booking: Doubted, facts: Facts): readonly BookingDoubt[] => {
  const { today, advance_days, closures, spots, seats, are_seats_unread, numbered, known, recent } = facts;
  const { players, confirmation } = booking.tee_time;
  const slot = seats?.slot ?? null;
  const play = new Set(playDoubts(booking.tee_time, { today, advance_days }));
  const sets = booking.rental_clubs.reduce((sum, { quantity }) => sum + quantity, 0);
  const doubts: readonly (readonly [BookingDoubt, boolean])[] = [
    ["date_past", play.has("date_past")],
    ["date_far_ahead", play.has("date_far_ahead")],
    ["course_closed", closures > 0],
    ["course_inactive", seats?.course_active === false],
    ["time_without_daylight", play.has("time_without_daylight")],
    ["group_large", play.has("group_large")],
    ["group_size_not_offered", groupSizeDoubt(players, spots) !== null],
    // Without the course's own confirmation the booking is refused, so there is nothing to ask (ANSWER-36).
    ["seats_taken", slot !== null && (players ?? 0) > slot.free && !isInternal(confirmation)],
    ["others_stand", slot === null && (seats?.standing.length ?? 0) > 0],
    ["seats_unread", are_seats_unread],
    ["number_used", otherUsesOfNumber(booking, numbered).length > 0],
    ...moneyDoubts(facts.money).map((doubt) => [doubt, true] as const),
    ["name_missing", nameOf(booking.customer) === ""],
    ["email_of_another", othersWithEmail(booking, known).length > 0],
    ["clubs_exceed_players", players !== null && sets > players],
    ["booked_just_now", recent.some((other) => isSameTeeTime(booking, other))],
    ["attempt_open", facts.is_attempt_open],
  ];
  return doubts.flatMap(([doubt, isRaised]) => (isRaised ? [doubt] : []));
};
