import type { QueryClient } from "@tanstack/react-query";
import type { ApiResult, Booking } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import type { Config } from "../../config/config.ts";
import { holdSlot, seatsFreshFor, seatsQuery } from "../../resources/seats/seats.api.ts";

type Needed = {
  readonly api: Api;
  readonly config: Config;
  readonly queries: QueryClient;
  /** The id of the form, which another tab with the same tee time does not have. */
  readonly form: string;
  /** Called before a slot's hold is asked for, whose response may be lost. */
  readonly beforeHold: (slot: number) => Promise<void>;
};

const placeOf = ({ course, play_date, play_time }: Booking["tee_time"]) => ({
  course_id: course?.id ?? 0,
  play_date,
  play_time,
});

/** Those who have the seats are named below the fields, with a request for them. */
const tooFew = `Not enough seats are left. Choose fewer players or another time, or enter the course's confirmation number.`;

/**
 * Holds the seats of a known tee time, and immediately shows what is left. The call is not aborted once it is sent,
 * since the server may have made the hold already. A refusal is about the time, not about the number of players
 * alone; a tee time that is over cannot be held.
 */
export async function holdSeats(
  { api, config, queries, form, beforeHold }: Needed,
  { tee_time }: Booking,
): Promise<ApiResult<number | null>> {
  if (tee_time.players === null) return { kind: "ok", value: null };
  const query = seatsQuery(api, config, placeOf(tee_time));
  // A known tee time keeps its id, and the server decides what is left: only an unknown one is looked for again.
  const { slot } = await queries.fetchQuery({
    ...query,
    staleTime: ({ state }) => (state.data?.slot ? Number.POSITIVE_INFINITY : seatsFreshFor),
  });
  if (slot === null) return { kind: "ok", value: null };
  await beforeHold(slot.id);
  const held = await holdSlot(api, { id: slot.id, players: tee_time.players, form });
  if (held.kind === "ok") {
    queries.setQueryData(query.queryKey, held.value);
    return { kind: "ok", value: slot.id };
  }
  void queries.invalidateQueries({ queryKey: query.queryKey });
  if (held.kind !== "invalid") return held;
  if (held.errors["players"] === undefined) return { kind: "ok", value: null };
  return { ...held, errors: { "tee_time.play_time": tooFew } };
}
