import { useQuery } from "@tanstack/react-query";
import type { SeatPlace } from "../../queries/seatPlace.ts";
import { useRested } from "../../queries/useRested.ts";
import { useServices } from "../../services/services.tsx";
import { seatsQuery } from "./seats.api.ts";

/** Milliseconds without a change of the place before its seats are read. */
const rest = 300;

/** The seats of a place that is typed. */
export function useSeats(place: SeatPlace) {
  const { api, config } = useServices();
  const typed = JSON.stringify(place);
  const isRested = useRested(typed, rest) === typed;
  return useQuery({ ...seatsQuery(api, config, place), enabled: config.keeps_seats && isRested }).data;
}
