import { dayText, spokenTimeText } from "../calendar/calendarText.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import type { TimeOfDay } from "../calendar/timeOfDay.ts";
import { formatDollars } from "../money/formatCents.ts";
import type { OfferPrice } from "./offerPrice.ts";

/** A tee time that is offered. */
type Offered = {
  readonly course_name: string;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly players: number;
  readonly price: Pick<OfferPrice, "total"> | null;
};

/**
 * An offer as an agent reads it aloud: "Saturday, November 28, 2026, at 7:40 in the morning at Torrey Pines South, 4 players: $119.00 each,
 * $476.00 in all."
 */
export const offerText = ({ course_name, play_date, play_time, players, price }: Offered): string => {
  const group = players === 1 ? "1 player" : `${players} players`;
  const place = `${dayText(play_date)}, at ${spokenTimeText(play_time)} at ${course_name}, ${group}`;
  if (price === null) return `${place}. The price is not known.`;
  const { each, all } = price.total;
  return players === 1
    ? `${place}: ${formatDollars(all)}.`
    : `${place}: ${formatDollars(each)} each, ${formatDollars(all)} in all.`;
};
