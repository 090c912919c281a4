import { dayText, timeText } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { availabilityQueues, foreUpAvailabilities, golfCourses } from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import { notFound } from "../../platform/refusal.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { hasOpenQueue, isToCome } from "../../teeTime/freeTeeTimes.ts";
import { isClosing } from "../../teeTime/runningClosure.ts";
import { sizesLeft, slotFacts } from "../../teeTime/slotFacts.ts";
import { callOf, callStates } from "../calls/callStates.ts";
import { encodeEntry, findQueueEntries, type QueueRow, subjectOf } from "./queueEntries.ts";

type Wire = components["schemas"];

const place = {
  slot: foreUpAvailabilities,
  facts: slotFacts,
  is_closing: isClosing,
  course: { id: golfCourses.id, course_name: golfCourses.course_name },
};

const places = (db: Database) =>
  db
    .select(place)
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, foreUpAvailabilities.golf_course_id))
    .$dynamic();

type Place = Awaited<ReturnType<typeof places>>[number];

/** The sizes of group that can be booked; of a slot that the course reports as sold, those that could be. */
const sizesOf = ({ slot, facts }: Place): readonly number[] => (slot.gone_at === null ? sizesLeft(facts) : slot.spots);

const isOnOffer = (place: Place): boolean =>
  place.slot.gone_at === null && !place.is_closing && sizesOf(place).length > 0;

/** A free tee time as all queue calls return it. */
function encodePlace(place: Place) {
  const { slot, course } = place;
  const sizes = sizesOf(place);
  return {
    id: slot.id,
    course,
    available_date: slot.available_date,
    wordy_available_date: dayText(slot.available_date),
    available_time: slot.available_time,
    play_time_for_humans: timeText(slot.available_time),
    spots: Math.max(0, ...sizes),
    group_sizes: [...sizes],
  };
}

/** The moment, and the member of staff who reads. */
type Reader = { readonly now: LocalMoment; readonly staff: Pick<StaffMember, "id"> };

/** Entries with who is calling their customers. */
async function withCalls(db: Database, entries: readonly QueueRow[], { staff }: Reader): Promise<Wire["QueueEntry"][]> {
  const states = await callStates(db, entries.map(subjectOf), staff.id);
  return entries.map((entry) => ({ ...encodeEntry(entry), ...callOf(states, subjectOf(entry)) }));
}

/** A free tee time and its queue. Throws 404 if it does not exist. */
export async function showQueue(db: Database, id: number, { now, staff }: Reader): Promise<Wire["AvailabilityQueue"]> {
  const [found] = await places(db).where(eq(foreUpAvailabilities.id, id));
  if (found === undefined) throw notFound("There is no such free tee time.");
  const entries = await findQueueEntries(db, eq(availabilityQueues.fore_up_availability_id, id));
  const { available_date: date, available_time: time } = found.slot;
  const is_free = isOnOffer(found) && `${date} ${time}` >= `${now.date} ${now.time}`;
  return { ...encodePlace(found), is_free, availability_queues: await withCalls(db, entries, { now, staff }) };
}

/** Future tee times with an open queue, by day and time. */
const findOpenQueues = (db: Database, now: LocalMoment): Promise<Place[]> =>
  places(db)
    .where(and(isToCome(now), hasOpenQueue))
    .orderBy(
      asc(foreUpAvailabilities.available_date),
      asc(foreUpAvailabilities.available_time),
      asc(golfCourses.course_name),
      asc(foreUpAvailabilities.id),
    );

/** API-013: the open queues with their entries. The queue of a sold tee time is included while one of its customers has not booked. */
export async function listWaitList(db: Database, { now, staff }: Reader): Promise<Wire["WaitListItem"][]> {
  const open = await findOpenQueues(db, now);
  const ids = open.map(({ slot }) => slot.id);
  const entries = await findQueueEntries(db, inArray(availabilityQueues.fore_up_availability_id, ids));
  const byPlace = groupedBy(entries, ({ fore_up_availability_id }) => fore_up_availability_id);
  const encoded = new Map((await withCalls(db, entries, { now, staff })).map((entry) => [entry.id, entry]));
  return open.flatMap((found) => {
    const waiting = byPlace.get(found.slot.id) ?? [];
    const is_free = isOnOffer(found);
    if (!is_free && waiting.every(({ tee_time_id }) => tee_time_id !== null)) return [];
    return {
      ...encodePlace(found),
      is_free,
      is_new: found.slot.is_new,
      scraped_at: found.slot.scraped_at.toISOString(),
      created_at: found.slot.created_at.toISOString(),
      availability_queues: waiting.flatMap(({ id }) => encoded.get(id) ?? []),
    };
  });
}
