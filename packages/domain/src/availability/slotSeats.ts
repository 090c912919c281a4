import { confirmationOf, isInternal } from "../teeTime/confirmation.ts";

/** A slot as a course's own system last showed it. Moments are in milliseconds since 1970. */
export type SlotObservation = {
  /** The sizes of group that could be booked together (ANSWER-35). */
  readonly spots: readonly number[];
  /** The latest moment that the observation can know of. */
  readonly known_until: number;
  /** Whether it was seen to be taken. */
  readonly is_gone: boolean;
};

/** A booking that is not canceled, at the course, day and time of the slot. */
export type StandingBooking = {
  readonly id: number;
  readonly agent: string;
  readonly players: number;
  readonly confirmation: string;
  /** The moment when its players got their place: booked, moved there or added. */
  readonly seated_at: number;
  /** The same, or the moment when the course was notified of them, if later. It is judged by this one. */
  readonly told_since: number;
  /**
   * Number of players the course has at this time. By its confirmation it has all, and fewer after a move or an added player under the old
   * one. Without one it has those that a person told it, none before.
   */
  readonly told_players: number;
};

/** Seats kept for an agent for a few minutes. */
export type SlotHold = {
  readonly agent: string;
  readonly players: number;
  readonly held_until: number;
  /** Whether the agent who asks holds them. */
  readonly is_own: boolean;
};

/** The reason that an observation cannot know of a booking: the course has not been told, or only after it was observed. */
export type SeatReason = "course_not_told" | "after_observation";

/** The seats of a slot that are left, with reasons. */
export type SlotSeats<Booking, Hold> = {
  /** The largest group that was last seen to fit. */
  readonly seen: number;
  /** Players that can still be booked, less those that the observation cannot know of. */
  readonly left: number;
  /** The sizes of group that fit into what is left, smallest first. */
  readonly sizes: readonly number[];
  /** The bookings that count against what was seen, with the number of their players that count. */
  readonly counted: readonly { readonly booking: Booking; readonly reason: SeatReason; readonly players: number }[];
  /** The bookings that the course had already taken off what it showed. */
  readonly known: readonly Booking[];
  /** The holds of other agents. */
  readonly holds: readonly Hold[];
  /** The seats left, less those that other agents hold. */
  readonly free: number;
};

const playersOf = (rows: readonly { readonly players: number }[]): number =>
  rows.reduce((sum, { players }) => sum + players, 0);

type Judged = Pick<StandingBooking, "players" | "told_since" | "told_players">;

/** Number of a booking's players that the course had already subtracted from what it showed. An observation of the same moment knows none. */
const knownPlayers = (
  { players, told_since, told_players }: Judged,
  { known_until }: Pick<SlotObservation, "known_until">,
): number => (told_since >= known_until ? 0 : Math.min(told_players, players));

/** Why players of a booking count against an observation; null where the observation knows of all of them. */
export const seatReason = (booking: Judged, observation: Pick<SlotObservation, "known_until">): SeatReason | null => {
  if (knownPlayers(booking, observation) === booking.players) return null;
  return booking.told_players < booking.players ? "course_not_told" : "after_observation";
};

/**
 * Computes the seats left of a known slot: what was last seen of it, less the bookings standing there that the observation cannot know of
 * (ANSWER-36). Canceling a booking, or moving it away, gives its seats back.
 */
export const slotSeats = <Booking extends StandingBooking, Hold extends SlotHold>(
  observation: SlotObservation,
  standing: readonly Booking[],
  running: readonly Hold[],
): SlotSeats<Booking, Hold> => {
  const seen = observation.is_gone ? 0 : Math.max(0, ...observation.spots);
  const judged = standing.map((booking) => ({
    booking,
    reason: seatReason(booking, observation),
    players: booking.players - knownPlayers(booking, observation),
  }));
  const counted = judged.flatMap(({ reason, ...rest }) => (reason === null ? [] : [{ ...rest, reason }]));
  const left = Math.max(0, seen - playersOf(counted));
  const holds = running.filter(({ is_own }) => !is_own);
  return {
    seen,
    left,
    sizes: observation.spots.filter((size) => size <= left).toSorted((one, other) => one - other),
    counted,
    known: judged.filter(({ reason }) => reason === null).map(({ booking }) => booking),
    holds,
    free: Math.max(0, left - playersOf(holds)),
  };
};

/**
 * A booking as its course was notified of it last at a place. `gave_up_at` is the moment since then when it was first moved away or lost
 * players, in milliseconds since 1970; null where it was not.
 */
export type ToldBooking = Judged & { readonly gave_up_at: number | null };

/**
 * Number of players whom an observation knows, and who took their seats there since a booking gave some up, or whose course was told since: they
 * may have just these.
 */
export const seatedSince = (
  others: readonly Judged[],
  { gave_up_at }: Pick<ToldBooking, "gave_up_at">,
  observation: Pick<SlotObservation, "known_until">,
): number =>
  gave_up_at === null
    ? 0
    : others
        .filter(({ told_since }) => told_since >= gave_up_at)
        .reduce((sum, booking) => sum + knownPlayers(booking, observation), 0);

/**
 * The observation as it is for a booking that changes, so that it is judged by what it adds: players whom the course had taken off what it
 * showed get their own seats back. `told` is the booking as its course was notified of it last at this place, `now` as it stands there, null where
 * it stands elsewhere. Seats that it gave up since may be among those that are seen free, whoever told the course of that, and are not its own
 * a second time; nor are those that other players, `taken`, have had since (`seatedSince`).
 */
export const observedWithout = (
  observation: SlotObservation,
  told: Judged,
  now: Judged | null = told,
  taken = 0,
): SlotObservation => {
  const known = knownPlayers(told, observation);
  const kept = now === null ? 0 : Math.min(known, knownPlayers(now, observation));
  const most = Math.max(kept, known - taken);
  if (most === 0) return observation;
  const own = Array.from({ length: most }, (_, before) => before + 1);
  const more = observation.is_gone ? [] : observation.spots.map((size) => Math.max(most, size + kept));
  return { ...observation, spots: [...new Set([...own, ...more])], is_gone: false };
};

/**
 * A booking that changes as it stands there, for `observedWithout`. What it has regained since its course was told is known by no observation
 * before that.
 */
export const keptSince = (
  now: Judged,
  { told_since, gave_up_at }: Pick<ToldBooking, "told_since" | "gave_up_at">,
): Judged => (gave_up_at !== null ? now : { ...now, told_since, told_players: now.players });

/**
 * Whether a booking may be seated in a known slot: with the course's own confirmation the course has the last word, else
 * its players fit into what is left and not held by others. `seats` are those without the booking itself.
 */
export const fitsSlot = (
  { players, confirmation }: Pick<StandingBooking, "players" | "confirmation">,
  { free }: Pick<SlotSeats<unknown, unknown>, "free">,
): boolean => !isInternal(confirmation) || players <= free;

/** The members of a tee time by which it takes seats of a slot. */
export type Seating = Pick<StandingBooking, "players" | "confirmation"> & {
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
};

/** Whether a change takes seats: a move to another slot, more players, or its course no longer has been told. */
export const takesSeats = (before: Seating, after: Seating): boolean =>
  before.course_id !== after.course_id ||
  before.play_date !== after.play_date ||
  before.play_time !== after.play_time ||
  before.players < after.players ||
  (isInternal(after.confirmation) && !isInternal(before.confirmation));

/**
 * The confirmation by which a change is judged: the number that is entered with it. The old number was given for the old time
 * and players, so a change under it is judged as INTERNAL (DECISION-51).
 */
export const confirmationOfChange = (
  before: Pick<Seating, "confirmation">,
  after: Pick<Seating, "confirmation">,
): string => {
  const entered = confirmationOf(after.confirmation);
  return entered === confirmationOf(before.confirmation) ? confirmationOf("") : entered;
};
