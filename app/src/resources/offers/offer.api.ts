import { queryOptions } from "@tanstack/react-query";
import { anyTime, type WishInput } from "@teedesk/domain";
import { apiResult, errorsUnder } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";
import { seatsRenewedEvery } from "../../queries/seatPlace.ts";

export type Offer = Schema<"Offer">;

/** The names of the query's members where they differ from the fields of the form. */
const fieldOf = {
  "days.0": "days",
  play_time: "times",
  time_start: "times",
  time_end: "times",
  most_cents: "most",
  course_id: "course",
  course_group_id: "course_group",
};

const sent = ({ days, times, players, most, most_of, course, course_group }: WishInput) => ({
  days: [...days],
  players,
  ...(times.kind === "near" && { play_time: times.time }),
  ...(times.kind === "between" && times.from !== anyTime.from && { time_start: times.from }),
  ...(times.kind === "between" && times.to !== anyTime.to && { time_end: times.to }),
  ...(most !== null && { most_cents: most, most_of }),
  ...(course !== null && { course_id: course.id }),
  ...(course_group !== null && { course_group_id: course_group.id }),
});

/** The free tee times that suit a wish, renewed while they are shown, as others book and hold; nothing is read without a wish. */
export const offersQuery = (api: Api, wish: WishInput | null) =>
  queryOptions({
    queryKey: ["seats", "offers", wish],
    queryFn: async ({ signal }) => {
      if (wish === null) throw new Error("There is no wish to find offers for.");
      const result = await apiResult(api.GET("/api/offers", { params: { query: sent(wish) }, signal }));
      return read(Promise.resolve(errorsUnder(fieldOf, result)));
    },
    enabled: wish !== null,
    refetchInterval: seatsRenewedEvery,
    staleTime: 2000,
    retry: false,
  });
