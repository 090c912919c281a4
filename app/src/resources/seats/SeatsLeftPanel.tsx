import { useQuery } from "@tanstack/react-query";
import { seatsLeftText } from "../../format/seatText.ts";
import type { SeatPlace } from "../../queries/seatPlace.ts";
import { useRested } from "../../queries/useRested.ts";
import { useServices } from "../../services/services.tsx";
import { SeatsPanel } from "./SeatsPanel.tsx";
import { seatsQuery } from "./seats.api.ts";

type SeatsLeftProps = {
  readonly place: SeatPlace;
  /** The players that want seats; 0 while they are not known. */
  readonly players: number;
};

/** Milliseconds without a change of the place before its seats are read. */
const rest = 300;

/** The seats of a place that is typed. */
export function useSeats(place: SeatPlace) {
  const { api, config } = useServices();
  const typed = JSON.stringify(place);
  const isRested = useRested(typed, rest) === typed;
  return useQuery({ ...seatsQuery(api, config, place), enabled: config.keeps_seats && isRested }).data;
}

/**
 * "2 of 4 left", with emphasis where these are too few, or that the course is being closed, where nothing can be booked (DECISION-61).
 * Shorter where all of it would break the label's line and move the field.
 */
export function SeatsLeft({ place, players }: SeatsLeftProps) {
  const seats = useSeats(place);
  if (seats?.is_closing === true)
    return (
      <span className="font-medium text-attention-text">
        <span className="sr-only">Course is being </span>closed
      </span>
    );
  const isShort = seats?.slot != null && seats.slot.free < Math.max(players, 1);
  const [start, seen, end] = seatsLeftText(seats)?.split(/( of \d+)/) ?? [];
  return (
    <span className={isShort ? "font-medium text-attention-text" : undefined}>
      {start}
      <span className="max-sm:sr-only xl:max-[85rem]:sr-only">{seen}</span>
      {end}
    </span>
  );
}

type SeatsOfProps = { readonly place: SeatPlace; readonly onReturn?: () => void };

/** Those who have seats of a place. */
export function SeatsOf({ place, ...own }: SeatsOfProps) {
  const seats = useSeats(place);
  return seats !== undefined && <SeatsPanel seats={seats} place={place} {...own} />;
}
