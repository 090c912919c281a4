import type { availabilityQueues, savedCards } from "../db/schema/index.ts";
import type { CardCipher } from "../platform/cardCipher.ts";
import { cardOwner } from "../platform/cardCipher.ts";
import type { Clock } from "../platform/clock.ts";
import type { DemoAvailability } from "./demoAvailability.ts";
import type { DemoCustomer } from "./demoCustomers.ts";
import { type DemoLead, wishNear } from "./demoLeads.ts";
import type { DemoTeeTime } from "./demoTeeTimes.ts";
import { createRandom } from "./random.ts";
import { minutesAfter, type Row } from "./values.ts";

export type DemoQueueEntry = Row<typeof availabilityQueues> & { id: number; fore_up_availability_id: number };

/** Two to five customers waiting for each of some free tee times, and their leads, whose ids begin at `firstLead`. */
export function demoQueues(
  clock: Clock,
  customers: readonly DemoCustomer[],
  { free, firstLead }: { readonly free: readonly DemoAvailability[]; readonly firstLead: number },
): { readonly queues: readonly DemoQueueEntry[]; readonly leads: readonly DemoLead[] } {
  const random = createRandom(13);
  const waiting = free
    .filter((_, index) => index % 23 === 0)
    .flatMap((slot) => Array.from({ length: random.integer(2, 5) }, (_, index) => ({ slot, position: index + 1 })))
    .map(({ slot, position }, index) => {
      // One in eight is a larger group than fits.
      const players = random.integer(1, Math.max(...slot.spots)) + (random.chance(0.12) ? 4 : 0);
      const created_at = minutesAfter(clock.now(), -random.integer(60, 6000));
      const customer_id = random.pick(customers).id;
      const lead = { id: firstLead + index, ...wishNear(random, slot), players, customer_id, created_at };
      const place = { id: index + 1, fore_up_availability_id: slot.id, customer_id, lost_lead_id: lead.id, position };
      return { lead, place };
    });
  return { queues: waiting.map(({ place }) => place), leads: waiting.map(({ lead }) => lead) };
}

/** Every third of them saved a card, the test card that is accepted. */
export const demoSavedCards = (
  entries: readonly DemoQueueEntry[],
  cards: CardCipher,
  expiryYear: number,
): readonly Row<typeof savedCards>[] =>
  entries
    .filter(({ id }) => id % 3 === 1)
    .map(({ id }) => ({
      availability_queue_id: id,
      encrypted_number: cards.encrypt("4242424242424242", cardOwner(id)),
      last4: "4242",
      expmo: "12",
      expyr: String(expiryYear),
    }));

/** The first in some queues have booked: they get some of the tee times sold last. */
export function bookFromQueues(
  teeTimes: readonly DemoTeeTime[],
  entries: readonly DemoQueueEntry[],
  free: readonly DemoAvailability[],
): readonly DemoTeeTime[] {
  const booked = new Map(
    entries
      .filter(({ position, id }) => position === 1 && id % 2 === 1)
      .flatMap((entry) => {
        const place = free.find(({ id }) => id === entry.fore_up_availability_id);
        const sold = teeTimes.findLast(
          ({ golf_course_id, canceled_at }) => golf_course_id === place?.golf_course_id && canceled_at === null,
        );
        return place === undefined || sold === undefined ? [] : [[sold.id, { entry, place }] as const];
      }),
  );
  return teeTimes.map((teeTime) => {
    const found = booked.get(teeTime.id);
    if (found === undefined) return teeTime;
    const { entry, place } = found;
    return {
      ...teeTime,
      customer_id: entry.customer_id,
      availability_queue_id: entry.id,
      play_date: place.available_date,
      play_time: place.available_time,
      status: "Booked",
    };
  });
}
