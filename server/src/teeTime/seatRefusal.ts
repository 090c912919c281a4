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
  const bookings = is_gone
    ? [...counted.map(({ booking }) => booking), ...known]
    : counted.map(({ booking, players }) => ({ ...booking, players }));
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

function leftText(clock: Clock, { shown: { seen, free }, seen_at, is_gone }: KnownSeats, time: string): string {
  const showed = `At ${momentText(clock, seen_at)} the course showed ${time} as`;
  if (is_gone) return `${showed} taken`;
  if (free === 0) return `Nothing is left at ${time}`;
  return free === seen ? `${showed} free for at most ${seen}` : `${free} of ${seen} left at ${time}`;
}

/** A booking that changes: the players who stay whatever is left, and whether the course gave it a number. */
type ChangedSale = { readonly kept: number; readonly hasNumber: boolean };

function nextSteps(free: number, change: ChangedSale | undefined): string {
  const most = Math.max(free, change?.kept ?? 0);
  const fewer =
    change === undefined ? `book at most ${most}` : `enter at most ${most} ${most === 1 ? "player" : "players"}`;
  const ways = change?.hasNumber
    ? ["enter another number of the course", "confirm that it agreed under this one"]
    : ["enter the course's confirmation number"];
  const steps = [...(most === 0 ? [] : [fewer]), "choose another time", ...ways];
  const text = `${steps.slice(0, -1).join(", ")}, or ${steps.at(-1)}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Why a booking, or a change of one, cannot be seated in a known slot, in words: what is left, who has the rest since when, and the next
 * step. Null where it fits (ANSWER-36).
 */
export function seatRefusal(
  clock: Clock,
  seats: KnownSeats | null,
  { play_time, ...sale }: Pick<StandingBooking, "players" | "confirmation"> & { readonly play_time: string },
  change?: ChangedSale,
): string | null {
  if (seats === null || fitsSlot(sale, seats)) return null;
  const who = whoText(clock, seats);
  const facts = [leftText(clock, seats, play_time), ...(who === "" ? [] : [who])].join(": ");
  return `${facts}. ${nextSteps(seats.free, change)}`;
}
