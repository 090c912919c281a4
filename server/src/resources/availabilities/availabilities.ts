import type { components } from "@teedesk/openapi";
import { and, eq } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { foreUpAvailabilities, golfCourses } from "../../db/schema/index.ts";
import type { LocalMoment } from "../../platform/clock.ts";
import { instantText } from "../../records/columns.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { availableDayText, hasOpenQueue, isOnOffer } from "../../teeTime/freeTeeTimes.ts";
import { sizesLeft, slotFacts } from "../../teeTime/slotFacts.ts";
import { seatsFor, untakenSeats } from "../../teeTime/slotSeats.ts";
import { slotMatches } from "../matches/findSlotMatches.ts";
import { encodeHold } from "../seats/readSeats.ts";
import { byTime, countSlots, createPages, type StoredPage, type StoredRow } from "./availabilityPages.ts";

type Wire = components["schemas"];

const { golf_course_id, available_date, available_time, scraped_at, is_new, created_at, updated_at } =
  foreUpAvailabilities;
const { course_name } = golfCourses;

/** `untakenSeats` for the rows of a page, where a handful of sizes repeat. */
function untakenOfPage(): typeof untakenSeats {
  const known = new Map<string, ReturnType<typeof untakenSeats>>();
  return (spots) => {
    const key = spots.join();
    const seats = known.get(key) ?? untakenSeats(spots);
    known.set(key, seats);
    return seats;
  };
}

/** The sizes and players that can still be booked of a slot, and who has the rest, for an agent. */
function seatsOf({ row, spots, facts }: StoredRow, { id: staff_user_id }: StaffMember, untaken: typeof untakenSeats) {
  const bookable = ({ sizes, left }: { readonly sizes: readonly number[]; readonly left: number }) =>
    row.is_closing ? { spots: [], left: 0 } : { spots: [...sizes], left };
  if (facts === null) return { ...bookable(untaken(spots)), sold: [], held: [] };
  const { sizes = [], left = 0, counted = [] } = seatsFor(facts, { staff_user_id }) ?? {};
  return {
    ...bookable({ sizes, left }),
    sold: counted.map(({ booking: { id, agent, seated_at }, players }) => ({
      id,
      agent,
      players,
      seated_at: new Date(seated_at).toISOString(),
    })),
    held: facts.holds.map((hold) => encodeHold(hold, { staff_user_id })),
  };
}

/** The rows of a page with their seats and the number of callers. */
function withSeats({ rows, callers }: StoredPage, staff: StaffMember): Wire["AvailabilityRow"][] {
  const untaken = untakenOfPage();
  const shown = rows.map((stored) => ({ row: stored.row, seats: seatsOf(stored, staff, untaken) }));
  const free = shown.filter(({ seats }) => seats.spots.length > 0);
  const matches = slotMatches(
    free.map(({ row: { id, course_id, available_date, available_time }, seats: { spots } }) => ({
      id,
      course_id,
      available_date,
      available_time,
      spots,
    })),
    callers,
  );
  const callersOf = (id: number): number => (matches.get(id) ?? []).filter(({ misses }) => misses.length === 0).length;
  // Into the row itself: V8 takes longer to copy a hundred rows than all the rest of a page.
  return shown.map(({ row, seats }) => Object.assign(row, seats, { callers: callersOf(row.id) }));
}

/** The wait list as specified consoles read it, grouped by course, day and time (ANSWER-20). */
async function groupedWaitList(db: Database, now: LocalMoment): Promise<Wire["GroupedAvailability"]> {
  const moments = {
    created_at: instantText(created_at),
    updated_at: instantText(updated_at),
    scraped_at: instantText(scraped_at),
  };
  const slot = { facts: slotFacts, is_new, read_date: availableDayText, ...moments };
  const free = await db
    .select({ course_id: golf_course_id, course_name, available_date, available_time, slot })
    .from(foreUpAvailabilities)
    .innerJoin(golfCourses, eq(golfCourses.id, golf_course_id))
    .where(and(...isOnOffer(now), hasOpenQueue))
    .orderBy(...byTime);
  const grouped: Record<string, Record<string, Wire["AvailabilityTimes"]>> = {};
  for (const { course_id, course_name, available_date, available_time, slot } of free) {
    const { facts, ...rest } = slot;
    const sizes = sizesLeft(facts);
    if (sizes.length === 0) continue;
    const days = (grouped[JSON.stringify([course_name, course_id])] ??= {});
    const times = (days[available_date] ??= {});
    times[available_time] = { ...rest, spots: Math.max(...sizes) };
  }
  return grouped;
}

/**
 * Free tee times as course systems report them, with what is left of each (API-011, API-012; ANSWER-36). Past ones are left out, and those
 * that a course system reports as sold; one that agents have sold since, or whose course is being closed, stays without spots: it shows why.
 */
export function availabilityHandlers({
  db,
  clock,
}: Services): Pick<Handlers, "listAvailability" | "countAvailability"> {
  const pages = createPages(db);
  return {
    listAvailability: async ({ query, staff }) =>
      Object.keys(query).length === 0
        ? groupedWaitList(db, clock.localNow())
        : withSeats(await pages(query, clock.localNow()), staff),
    countAvailability: ({ query }) => countSlots(db, query.filters, clock.localNow()),
  };
}
