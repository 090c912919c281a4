import type { Handlers } from "../../contract.ts";
import type { Services } from "../../services.ts";
import { encodeTeeTime } from "./encodeTeeTime.ts";
import { findTeeTime } from "./findTeeTime.ts";
import { createTeeTimeList } from "./listTeeTimes.ts";

type TeeTimeHandlers = Pick<Handlers, "getTeeTime" | "listTeeTimes" | "countTeeTimes">;

/** API-028 and API-035 to API-038. */
export function teeTimeHandlers(services: Services): TeeTimeHandlers {
  const { db, clock, config } = services;
  const list = createTeeTimeList(db, { clock, timeZone: config.names.business_time_zone });

  return {
    getTeeTime: async ({ path }) => encodeTeeTime(await findTeeTime(db, path.id)),
    listTeeTimes: ({ query }) => list.page(query),
    countTeeTimes: ({ query }) => list.count(query),
  };
}
