import { centsFrom, formatCents } from "@teedesk/domain";
import { dayText } from "../../format/dayText.ts";
import type { TakenOffer } from "../../navigation/takenOffer.ts";
import type { Offer } from "./offer.api.ts";

/** An offer as the booking engine takes it. */
export function takenFrom({ course, play_date, play_time, price }: Offer, players: number): TakenOffer {
  const charge = price === null ? null : centsFrom(price.charge.all);
  return {
    course_id: course.id,
    play_date: dayText(play_date),
    play_time,
    players,
    charge: charge !== null && "success" in charge ? formatCents(charge.success) : "",
  };
}
