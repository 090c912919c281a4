import type { TeeTime } from "@teedesk/domain";
import { type SeatPlace, typedPlace } from "../../queries/seatPlace.ts";
import type { PlayFacts } from "./changeDoubts.ts";

/** The course, day and time that a tee time is changed to, where its own seats are free to it; null while they cannot be read. */
export function teeTimePlace({ id }: Pick<TeeTime, "id">, facts: PlayFacts): SeatPlace | null {
  const place = typedPlace(facts);
  return place === null ? null : { ...place, tee_time_id: id };
}
