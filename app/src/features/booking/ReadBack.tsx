import {
  type Booking,
  bookingAloud,
  bookingSoFar,
  type Cents,
  type CourseChoice,
  cancelTerms,
  centsFrom,
  type GolfRate,
  quoteDraft,
  type RefundPolicy,
  refundPolicyOf,
  zeroCents,
} from "@teedesk/domain";
import { useState } from "react";
import type { Config } from "../../config/config.ts";
import type { Booked } from "../../flows/booking/ports.ts";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { clocksOf, todayAndNow } from "../../format/businessClocks.ts";
import { useServices } from "../../services/services.tsx";
import { courseName } from "./bookingTexts.ts";
import { useWorkedOut } from "./useBooking.tsx";

/** The refund terms of a rate; an API rate does not name its own. */
const policyOf = (rate: GolfRate | null): RefundPolicy | null =>
  rate?.type === "RicGolfRate" ? refundPolicyOf(rate) : null;

type Sale = {
  readonly tee_time: Booking["tee_time"];
  readonly total: Cents;
  readonly gift_used: Cents;
  /** The part of the total that a card pays. */
  readonly paid: Cents;
  readonly policy: RefundPolicy | null;
};

/** A booking in a sentence; "" while a part of it is missing. */
function sentence(sale: Sale, courses: readonly CourseChoice[], config: Config): string {
  const { tee_time, total, gift_used, paid, policy } = sale;
  const { play_date: date, play_time: time, players, course } = tee_time;
  if (date === "" || time === "" || players === null || course === null) return "";
  const play = { date, time };
  const terms =
    policy && cancelTerms({ play, paid, refunded: zeroCents, players_sold: players, policy }, clocksOf(config));
  const name = courseName(courses, course.id);
  return bookingAloud({ play, course: name, players, total, gift_used, terms }, todayAndNow(config));
}

/** The same of the form; null while its total is being worked out. */
function draftSentence(snapshot: BookingSnapshot, courses: readonly CourseChoice[], config: Config): string | null {
  if (snapshot.hasTag("pricing")) return null;
  if (snapshot.hasTag("unpriced")) return "";
  const { context } = snapshot;
  const { draft, rental_clubs, rate } = context;
  const { total, gift_used } = quoteDraft(draft, context);
  if (total === null) return "";
  const { tee_time } = bookingSoFar(draft, rental_clubs, todayAndNow(config).today);
  return sentence({ tee_time, total, gift_used, paid: total, policy: policyOf(rate) }, courses, config);
}

type Props = { readonly courses: readonly CourseChoice[] };

/** The last booking, or the form so far, as the agent reads it back to the caller. */
export function ReadBack({ booked, courses }: Props & { readonly booked: Booked | null }) {
  return booked === null ? <DraftReadBack courses={courses} /> : <OrderReadBack {...booked} courses={courses} />;
}

/** The form so far, once it has a total. */
function DraftReadBack({ courses }: Props) {
  const { config } = useServices();
  const text = useWorkedOut((snapshot) => draftSentence(snapshot, courses, config));
  const [shown, setShown] = useState("");
  if (text !== null && text !== shown) setShown(text);
  if (shown === "") return null;
  // Its room is kept, so that nothing moves under a pointer that is about to press.
  return <p className={`mt-1 text-xs text-pretty text-ink-muted ${text === null ? "invisible" : ""}`}>{shown}</p>;
}

type OrderProps = Props & {
  readonly order: Booking;
  readonly gift_used: Cents;
  readonly rate: GolfRate | null;
  /** The terms that it was sold at, where the server returned them. */
  readonly policy?: RefundPolicy | null;
  readonly className?: string;
};

/** A booking that is about to be made, or was made, as the agent reads it back. */
export function OrderReadBack({ order, gift_used, rate, policy = null, courses, className }: OrderProps) {
  const { config } = useServices();
  const { tee_time, expected_total_cents = 0, credit_card } = order;
  const read = centsFrom(expected_total_cents);
  const total = "success" in read ? read.success : zeroCents;
  const paid = credit_card.number === "" ? zeroCents : total;
  const sale = { tee_time, total, gift_used, paid, policy: policy ?? policyOf(rate) };
  return <p className={className}>{sentence(sale, courses, config)}</p>;
}
