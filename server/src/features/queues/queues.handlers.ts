import type { Handlers } from "../../contract/contract.ts";
import { listWaitList, showQueue } from "../../resources/availabilityQueues/waitList.ts";
import type { Services } from "../../services.ts";
import { joinQueue } from "./joinQueue.ts";
import { closeQueue, removeFromQueue } from "./leaveQueue.ts";

type QueueHandlers = Pick<
  Handlers,
  | "listWaitListQueues"
  | "getAvailabilityQueue"
  | "createQueueEntry"
  | "closeAvailabilityQueue"
  | "closeAvailabilityQueueByPost"
  | "removeQueueEntry"
  | "removeQueueEntryWithEmail"
>;

/** The customers who wait for a free tee time (API-013, API-039 to API-042). */
export function queueHandlers(services: Services): QueueHandlers {
  const { db, clock } = services;
  return {
    listWaitListQueues: ({ staff }) => listWaitList(db, { now: clock.localNow(), staff }),
    getAvailabilityQueue: ({ query, staff }) => showQueue(db, query.id, { now: clock.localNow(), staff }),
    createQueueEntry: ({ body, staff }) => joinQueue(services, { staff, request: body }),
    closeAvailabilityQueue: ({ query, staff }) => closeQueue(services, { id: query.id, staff }),
    closeAvailabilityQueueByPost: ({ query, staff }) => closeQueue(services, { id: query.id, staff }),
    removeQueueEntry: ({ path, staff }) => removeFromQueue(services, { id: path.id, staff, sendsMail: false }),
    removeQueueEntryWithEmail: ({ path, staff }) => removeFromQueue(services, { id: path.id, staff, sendsMail: true }),
  };
}
