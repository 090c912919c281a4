import { useQuery } from "@tanstack/react-query";
import { seatsLeftText } from "../../format/seatText.ts";
import type { SeatPlace } from "../../queries/seatPlace.ts";
import { useServices } from "../../services/services.tsx";
import { SeatsPanel } from "./SeatsPanel.tsx";
import { seatsQuery } from "./seats.api.ts";

type SeatsLeftProps = {
  readonly place: SeatPlace;
  /** The players that want seats; 0 while they are not known. */
  readonly players: number;
};

/** "2 of 4 left", with emphasis where these are too few. */
export function SeatsLeft({ place, players }: SeatsLeftProps) {
  const { api, config } = useServices();
  const { data } = useQuery(seatsQuery(api, config, place));
  const isShort = data?.slot != null && data.slot.free < Math.max(players, 1);
  return <span className={isShort ? "font-medium text-attention-text" : undefined}>{seatsLeftText(data)}</span>;
}

type SeatsOfProps = { readonly place: SeatPlace; readonly onReturn?: () => void };

/** Those who have seats of a place. */
export function SeatsOf({ place, ...own }: SeatsOfProps) {
  const { api, config } = useServices();
  const { data } = useQuery(seatsQuery(api, config, place));
  return data !== undefined && <SeatsPanel seats={data} place={place} {...own} />;
}
