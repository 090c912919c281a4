import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import type { Config } from "../../config/config.ts";
import { read } from "../../queries/read.ts";
import { type SeatPlace, seatsRenewedEvery } from "../../queries/seatPlace.ts";

export type SlotSeats = Schema<"SlotSeats">;

export const loadSeats = (api: Api, query: SeatPlace, signal: AbortSignal) =>
  apiResult(api.GET("/api/fore_up_availability/seats", { params: { query }, signal }));

/** Milliseconds for which seats that were read are fresh. */
export const seatsFreshFor = 2000;

/** The seats of a place, renewed while they are shown; nothing is read without a place, or from a specified server. */
export const seatsQuery = (api: Api, { keeps_seats }: Pick<Config, "keeps_seats">, place: SeatPlace | null) =>
  queryOptions({
    queryKey: ["seats", place],
    queryFn: ({ signal }) => {
      if (place === null) throw new Error("There is no place to read the seats of.");
      return read(loadSeats(api, place, signal));
    },
    enabled: keeps_seats && place !== null,
    refetchInterval: seatsRenewedEvery,
    staleTime: seatsFreshFor,
    retry: false,
  });

/** Milliseconds to wait for a hold's response; the form's next hold waits for it too. */
const holdTimeout = 20_000;

export const holdSlot = (api: Api, body: Schema<"HoldSlotRequest">) =>
  apiResult(api.PUT("/api/fore_up_availability/seats/hold", { body, signal: AbortSignal.timeout(holdTimeout) }));

export const askForSlot = (api: Api, id: number) =>
  apiResult(api.POST("/api/fore_up_availability/seats/ask", { body: { id } }));

/** The tee times to come that were sold twice, renewed while the page is open. */
export const soldTwiceQuery = (api: Api) =>
  queryOptions({
    queryKey: ["soldTwice"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/fore_up_availability/sold_twice", { signal }))),
    staleTime: 0,
    refetchInterval: 60_000,
  });
