import {
  type LocalDate,
  mostOffers,
  nextDays,
  type OfferPrice,
  offersOfCourseDay,
  rankOffers,
  type Wish,
  wishedPeriods,
  withRoomBehind,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Database } from "../../db/database.ts";
import type { Services } from "../../services.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { seatsFor } from "../../teeTime/slotSeats.ts";
import { encodeHold } from "../seats/readSeats.ts";
import {
  type CourseFilter,
  findClosures,
  findOfferCourses,
  findPricedRanges,
  type OfferCourse,
} from "./offerCourses.ts";
import { findFacts, findFreeSlots, type OfferPeriod, type SlotSearch } from "./offerSlots.ts";

type Wire = components["schemas"];
type Needed = Pick<Services, "db" | "clock">;

type Asked = {
  readonly wish: Wish;
  readonly filter: CourseFilter;
  readonly staff: StaffMember;
};

/**
 * The free tee times that suit a wish, the best first; where there are none, those of the nearest other days (OFFER-05). At most seven
 * statements, or twelve, whatever the number of courses and days.
 */
export async function findOffers(needed: Needed, asked: Asked): Promise<Wire["Offers"]> {
  const courses = await findOfferCourses(needed.db, asked.filter);
  const found = await findOnDays(needed, asked, courses, asked.wish.days);
  if (found.offers.length > 0) return { ...found, other_days: false };
  const days = nextDays(asked.wish.days, needed.clock.today());
  return { ...(await findOnDays(needed, asked, courses, days)), other_days: true };
}

async function findOnDays(
  needed: Needed,
  { wish, staff }: Asked,
  courses: readonly OfferCourse[],
  days: readonly LocalDate[],
): Promise<Pick<Wire["Offers"], "offers" | "of_course_day">> {
  const { db, clock } = needed;
  const periods = await findPeriods(needed, wish, courses, days);
  const of_course_day = offersOfCourseDay(courses.length * days.length);
  if (periods.length === 0) return { offers: [], of_course_day };
  const slots = await findCandidates(db, wish, periods, {
    players: wish.players,
    staff_user_id: staff.id,
    now: clock.localNow(),
    near: wish.times.kind === "near" ? wish.times.time : null,
    most: of_course_day,
  });
  const ranked = rankOffers(wish, slots, of_course_day);
  const facts = await findFacts(
    db,
    ranked.map(({ candidate }) => candidate.id),
  );
  const names = new Map(courses.map(({ id, course_name }) => [id, course_name]));
  const offers = ranked.flatMap(({ candidate: { id, course_id, play_date, play_time, price }, reasons }) => {
    const stored = facts.get(id);
    const seats = stored === undefined ? null : seatsFor(stored, { staff_user_id: staff.id });
    // It may have been sold since it was found.
    if (stored === undefined || seats === null || seats.free < wish.players) return [];
    const { minutes, days, under } = reasons;
    const course = { id: course_id, course_name: names.get(course_id) ?? "" };
    const holds = stored.holds.map((hold) => encodeHold(hold, { staff_user_id: staff.id }));
    const { seen, free, sizes } = seats;
    const place = { id, course, play_date, play_time, seen, free, sizes: [...sizes], holds };
    return [{ ...place, minutes, days, under_cents: under, price: price && encodePrice(price) }];
  });
  return { offers, of_course_day };
}

/**
 * The free tee times among which the offers are. Of two weeks at sixty courses there are thousands for a hundred offers, so the nearest of
 * each period are read first, and more only of the periods where more may be offered.
 */
async function findCandidates(db: Database, wish: Wish, periods: readonly OfferPeriod[], search: SlotSearch) {
  if (periods.length <= mostOffers) return findFreeSlots(db, periods, search);
  const nearest = await findFreeSlots(db, periods, { ...search, most: 1 });
  const open = new Set(withRoomBehind(wish, nearest).map(({ place }) => place));
  if (open.size === 0) return nearest;
  const more = await findFreeSlots(
    db,
    periods.filter((_, place) => open.has(place)),
    search,
  );
  return [...nearest.filter(({ place }) => !open.has(place)), ...more];
}

const encodePrice = ({ charge, fee, total }: OfferPrice): Wire["OfferPrice"] => ({
  charge: { ...charge },
  fee: { ...fee },
  total: { ...total },
});

/** The parts of these days in which a free tee time suits by its time and price, of courses that are open. */
async function findPeriods(
  { db, clock }: Needed,
  wish: Wish,
  courses: readonly OfferCourse[],
  days: readonly LocalDate[],
): Promise<readonly OfferPeriod[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || courses.length === 0) return [];
  const ids = courses.map(({ id }) => id);
  const [isClosed, ranges] = await Promise.all([
    findClosures(db, ids, [first, last]),
    findPricedRanges(db, { courses: ids, players: wish.players }, [first, last]),
  ]);
  const today = clock.today();
  return courses.flatMap(({ id, rate_required }) =>
    days
      .filter((day) => !isClosed(id, day))
      .flatMap((play_date) =>
        wishedPeriods(wish, { play_date, rate_required, ranges: ranges.get(id) ?? [] }, today).map((period) => ({
          ...period,
          course_id: id,
          play_date,
        })),
      ),
  );
}
