import { isLocalDate, isTimeOfDay, matchSlot, type SlotMiss } from "@teedesk/domain";

const span = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(" ");
};

/** The distance of a free time from the requested one: "10 min later", "1 h 5 min earlier", "same time". */
export function distanceText(minutes: number): string {
  if (minutes === 0) return "same time";
  return `${span(Math.abs(minutes))} ${minutes < 0 ? "earlier" : "later"}`;
}

const spotWords = (spots: number): string => `${spots} ${spots === 1 ? "spot" : "spots"}`;

export const playerText = (players: number): string => `${players} ${players === 1 ? "player" : "players"}`;

type Explained = {
  readonly minutes: number;
  readonly misses: readonly SlotMiss[];
  /** Null where the number of players is unknown. */
  readonly players: number | null;
  /** The largest group that fits. */
  readonly spots: number;
};

/** The reasons why a free tee time fits a request, or does not. */
export function matchText({ minutes, misses, players, spots }: Explained): string {
  const group = players === null ? "number of players not known" : playerText(players);
  if (misses.length === 0) {
    const taken = players === null ? `${spotWords(spots)}, ${group}` : `${players} of ${spotWords(spots)}`;
    return `Same course and day, ${distanceText(minutes)}, ${taken}`;
  }
  const against: Readonly<Record<SlotMiss, string>> = {
    other_course: "another course",
    other_date: "another day",
    too_early: `${distanceText(minutes)}, more than two hours`,
    too_late: `${distanceText(minutes)}, more than two hours`,
    too_few_spots: `${group}, not a size of group that can be booked there`,
  };
  return `Does not fit: ${misses.map((miss) => against[miss]).join("; ")}`;
}

type Asked = { readonly play_time: string; readonly lead_date: string; readonly players: number };
type Open = {
  readonly available_date: string;
  readonly available_time: string;
  readonly spots: number;
  /** Null where only the largest is known: then smaller ones count as fitting. */
  readonly group_sizes: readonly number[] | null;
};

/** A free tee time compared with a request for the same course; null where a day or time cannot be read. */
export function explainOpenTime({ play_time, lead_date, players }: Asked, open: Open): Explained | null {
  const { available_date, available_time, spots, group_sizes } = open;
  if (!isTimeOfDay(play_time) || !isTimeOfDay(available_time)) return null;
  if (!isLocalDate(lead_date) || !isLocalDate(available_date)) return null;
  const course = { id: 0, course_id: 0 };
  const request = { ...course, play_date: lead_date, play_time, players, position: null };
  const sizes = group_sizes ?? [Math.min(players, spots)];
  return { ...matchSlot(request, { ...course, available_date, available_time, spots: sizes }), players, spots };
}
