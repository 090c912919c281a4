import { centsFrom, formatDay, isLocalDate, isTimeOfDay, type LocalDate, offerText } from "@teedesk/domain";
import { dollarsText } from "../../format/dollarsText.ts";
import { distanceText } from "../../format/matchText.ts";
import type { Offer } from "./offer.api.ts";

/** "Sat 11/28/2026". */
export const offerDay = ({ play_date }: Offer): string => (isLocalDate(play_date) ? formatDay(play_date) : play_date);

const dayDistance = (days: number): string => {
  const count = Math.abs(days);
  return `${count} ${count === 1 ? "day" : "days"} ${days < 0 ? "earlier" : "later"}`;
};

/** The reasons for an offer's place: "1 day later, 40 min later, $4.00 under". `isNear` where a time was asked for. */
export function whyText({ days, minutes, under_cents, price }: Offer, isNear: boolean): string {
  const reasons = [
    days !== 0 && dayDistance(days),
    isNear && distanceText(minutes),
    under_cents !== null && `${dollarsText(under_cents)} under`,
    price === null && "no rate",
  ];
  return reasons.filter((reason) => reason !== false).join(", ");
}

/** The offer in a sentence, to be read aloud today; "" for one whose day or time cannot be read. */
export function spokenOffer({ course, play_date, play_time, price }: Offer, players: number, today: LocalDate): string {
  if (!isLocalDate(play_date) || !isTimeOfDay(play_time)) return "";
  const [each, all] = [centsFrom(price?.total.each ?? Number.NaN), centsFrom(price?.total.all ?? Number.NaN)];
  const total = "success" in each && "success" in all ? { each: each.success, all: all.success } : null;
  const offered = { course_name: course.course_name, play_date, play_time, players, price: total && { total } };
  return offerText(offered, today);
}
