import { fitsSlot, formatTypedDate, type StandingBooking } from "@teedesk/domain";
import type { Clock } from "../platform/clock.ts";
import type { KnownSeats } from "./slotSeats.ts";

/** "08:55", or with its day where that is not today. */
function momentText(clock: Clock, instant: Date): string {
  const { date, time } = clock.localMoment(instant);
  return date === clock.today() ? time : `${formatTypedDate(date)} ${time}`;
}

/** The number of bookings and holds that are named. */
const mostNamed = 4;

function whoText(clock: Clock, { counted, known, holds, is_gone }: KnownSeats): string {
  const bookings = [...counted.map(({ booking, players }) => ({ ...booking, players })), ...(is_gone ? known : [])];
  const rows = [
    ...bookings.map(
      ({ agent, players, seated_at }) => `${agent} booked ${players} at ${momentText(clock, new Date(seated_at))}`,
    ),
    ...holds.map(
      ({ agent, players, held_until }) => `${agent} holds ${players} until ${momentText(clock, new Date(held_until))}`,
    ),
  ];
  const named = rows.slice(0, mostNamed).join(", ");
  return rows.length > mostNamed ? `${named} and ${rows.length - mostNamed} more` : named;
}

function leftText(clock: Clock, { free, seen, seen_at, is_gone }: KnownSeats, time: string): string {
  if (is_gone) return `The course showed ${time} as taken at ${momentText(clock, seen_at)}`;
  if (free === 0) return `Nothing is left at ${time}`;
  if (free === seen) return `The course showed ${time} as free for at most ${seen} at ${momentText(clock, seen_at)}`;
  return `${free} of ${seen} left at ${time}`;
}

/**
 * Why a booking cannot be seated in a known slot, in words: what is left, who has the rest since when, and the next step, with `advice` in the end. Null
 * where it fits (ANSWER-36).
 */
export function seatRefusal(
  clock: Clock,
  seats: KnownSeats | null,
  { play_time, ...sale }: Pick<StandingBooking, "players" | "confirmation"> & { readonly play_time: string },
  advice = "enter the course's confirmation number",
): string | null {
  if (seats === null || fitsSlot(sale, seats)) return null;
  const who = whoText(clock, seats);
  const facts = [leftText(clock, seats, play_time), ...(who === "" ? [] : [who])].join(": ");
  const fewer = seats.free > 0 ? `Book at most ${seats.free}, choose` : "Choose";
  return `${facts}. ${fewer} another time, or ${advice}.`;
}
