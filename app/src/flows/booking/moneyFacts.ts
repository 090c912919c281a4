import {
  type Booking,
  type Cents,
  centsFrom,
  type GolfRate,
  lastMinuteToCancel,
  type MoneyFacts,
  parseCents,
  quoteDraft,
  zeroCents,
} from "@teedesk/domain";
import type { BookingFlowContext } from "./context.ts";
import type { BookingPorts } from "./ports.ts";

function centsOr<None>(text: string, none: None): Cents | None {
  const cents = parseCents(text);
  return "success" in cents ? cents.success : none;
}

const wholesaleOf = (rate: GolfRate | null): Cents | null =>
  rate?.type === "RicGolfRate" ? centsOr(rate.wholesale_rate, null) : null;

function lastMinuteOf({ tee_time }: Booking, rate: GolfRate | null, { clocks }: Pick<BookingPorts, "clocks">) {
  const { play_date: date, play_time: time } = tee_time;
  // An API rate does not name its hours of notice.
  if (rate?.type !== "RicGolfRate" || date === "" || time === "") return null;
  return lastMinuteToCancel({ date, time }, rate.cancel_hours, clocks);
}

/** The money of a booking in question, for its doubts. */
export function moneyFacts(
  order: Booking,
  context: BookingFlowContext,
  ports: Pick<BookingPorts, "clocks" | "now">,
): MoneyFacts {
  const { gift_used } = quoteDraft(context.draft, context);
  const sold = centsFrom((order.expected_total_cents ?? 0) + gift_used);
  return {
    charge: centsOr(order.charge, zeroCents),
    players: order.tee_time.players ?? 1,
    raw_rate: context.rate?.raw_rate ?? zeroCents,
    wholesale_rate: wholesaleOf(context.rate),
    rental_clubs: order.rental_clubs.map(({ quantity, cost }) => ({ quantity, cost: centsOr(cost, zeroCents) })),
    sold: "success" in sold ? sold.success : zeroCents,
    last_minute: lastMinuteOf(order, context.rate, ports),
    now: ports.now(),
  };
}
