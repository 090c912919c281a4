import { playersText } from "../booking/readBack.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { spokenMoment } from "../calendar/spokenText.ts";
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
 * An offer as an agent reads it aloud: "Saturday, November 28, 7:40 in the morning at Torrey Pines South, four players: $119.00 each,
 * $476.00 in all."
 */
export const offerText = ({ course_name, play_date, play_time, players, price }: Offered, today: LocalDate): string => {
  const when = spokenMoment({ date: play_date, time: play_time }, today);
  const place = `${when} at ${course_name}, ${playersText(players)}`;
  if (price === null) return `${place}. The price is not known.`;
  const { each, all } = price.total;
  return players === 1
    ? `${place}: ${formatDollars(all)}.`
    : `${place}: ${formatDollars(each)} each, ${formatDollars(all)} in all.`;
};
