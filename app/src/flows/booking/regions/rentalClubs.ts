import { actorOutput, eventParams } from "../../apiResult.ts";
import type { BookingSetup } from "../setup.ts";

/** The rental clubs of the chosen course (OPS-IBE-55, OPS-IBE-77). */
export const rentalClubsRegion = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "starting",
    on: {
      "draft.changed": {
        guard: { type: "isCourse", params: eventParams },
        actions: "forgetRentalClubs",
        target: ".starting",
      },
      "draft.replaced": { actions: "forgetRentalClubs", target: ".starting" },
    },
    states: {
      starting: { always: [{ guard: "hasCourse", target: "loading" }, { target: "unset" }] },
      unset: {},
      loading: {
        tags: "pricing",
        invoke: {
          src: "listRentalClubs",
          input: ({ context }) => ({ course: context.draft.tee_time.course }),
          onDone: [
            {
              guard: { type: "isOk", params: actorOutput },
              actions: { type: "adoptRentalClubs", params: actorOutput },
              target: "loaded",
            },
            { target: "failed" },
          ],
          onError: "failed",
        },
      },
      loaded: {},
      failed: { on: { "rentalClubs.retried": "loading" } },
    },
  });
