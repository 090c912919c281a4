import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { askForSlot, holdSlot, releaseSlot } from "./holds.ts";
import { readSeats } from "./readSeats.ts";
import { countSoldTwice, listSoldTwice } from "./soldTwice.ts";

type SeatHandlers = Pick<
  Handlers,
  "readSeats" | "holdSlot" | "releaseSlot" | "askForSlot" | "listSoldTwice" | "countSoldTwice"
>;

/** The seats of known slots: what is left, who holds them, and where they were sold twice (ANSWER-36). */
export function seatHandlers(services: Services): SeatHandlers {
  const { db, clock } = services;
  return {
    readSeats: ({ query: { tee_time_id, ...place }, staff }) =>
      readSeats(db, place, {
        staff_user_id: staff.id,
        ...(tee_time_id === undefined ? {} : { changed_id: tee_time_id }),
      }),
    holdSlot: ({ body, staff }) => holdSlot(services, { staff, ...body }),
    async releaseSlot({ path, query, staff }) {
      await releaseSlot(db, { staff, id: path.id, form: query.form });
      return {};
    },
    askForSlot: ({ body, staff }) => askForSlot(db, body.id, staff),
    listSoldTwice: () => listSoldTwice(db, clock.localNow()),
    countSoldTwice: () => countSoldTwice(db, clock.localNow()),
  };
}
