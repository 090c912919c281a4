import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { showTeeTime } from "../../teeTime/encodeTeeTime.ts";
import { changeTeeTimeCustomer } from "./changeTeeTimeCustomer.ts";
import { createTeeTimeList } from "./list/listTeeTimes.ts";
import { previewCost } from "./previewCost.ts";
import { updateTeeTime } from "./updateTeeTime.ts";

type TeeTimeHandlers = Pick<
  Handlers,
  "getTeeTime" | "listTeeTimes" | "countTeeTimes" | "updateTeeTime" | "previewTeeTimeCost" | "changeTeeTimeCustomer"
>;

/** API-028 and API-035 to API-038. */
export function teeTimeHandlers(services: Services): TeeTimeHandlers {
  const { db, clock, config } = services;
  const list = createTeeTimeList(db, { clock, timeZone: config.names.business_time_zone });

  return {
    getTeeTime: ({ path }) => showTeeTime(db, path.id),
    listTeeTimes: ({ query }) => list.page(query),
    countTeeTimes: ({ query }) => list.count(query),
    updateTeeTime: ({ body, staff }) => updateTeeTime(services, { staff, request: body }),
    previewTeeTimeCost: ({ body }) => previewCost(services, body),
    changeTeeTimeCustomer: ({ body, staff }) => changeTeeTimeCustomer(db, { staff, request: body }),
  };
}
