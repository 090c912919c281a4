import { queryOptions } from "@tanstack/react-query";
import { parseTimeOfDay, parseTypedDate } from "@teedesk/domain";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import type { Config } from "../../config/config.ts";
import { read } from "../../queries/read.ts";

export type SlotSeats = Schema<"SlotSeats">;

/** A course, day (yyyy-mm-dd) and time; the booking that changes, whose own seats are free to it. */
export type SeatPlace = {
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly tee_time_id?: number;
};

/** Interval in milliseconds in which others see what an agent books or holds. */
export const seatsRenewedEvery = 10_000;

/** The place in a form's texts; null until they name one. */
export function typedPlace({
  course,
  play_date,
  play_time,
}: {
  readonly course: string;
  readonly play_date: string;
  readonly play_time: string;
}): SeatPlace | null {
  const [day, time] = [parseTypedDate(play_date), parseTimeOfDay(play_time)];
  const course_id = Number(course);
  if (!("success" in day) || !("success" in time) || !(course_id > 0)) return null;
  return { course_id, play_date: day.success, play_time: time.success };
}

export const loadSeats = (api: Api, query: SeatPlace, signal: AbortSignal) =>
  answer(api.GET("/api/fore_up_availability/seats", { params: { query }, signal }));

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
    staleTime: 2000,
    retry: false,
  });

export const holdSlot = (api: Api, id: number, players: number, signal: AbortSignal) =>
  answer(api.PUT("/api/fore_up_availability/seats/hold", { body: { id, players }, signal }));

/** The call goes on when the page ends. */
export const releaseSlot = (api: Api, id: number) =>
  answer(api.DELETE("/api/fore_up_availability/seats/hold/{id}", { params: { path: { id } }, keepalive: true }));

export const askForSlot = (api: Api, id: number) =>
  answer(api.POST("/api/fore_up_availability/seats/ask", { body: { id } }));

/** The tee times to come that were sold twice, renewed while the page is open. */
export const soldTwiceQuery = (api: Api) =>
  queryOptions({
    queryKey: ["soldTwice"],
    queryFn: ({ signal }) => read(answer(api.GET("/api/fore_up_availability/sold_twice", { signal }))),
    staleTime: 0,
    refetchInterval: 60_000,
  });
