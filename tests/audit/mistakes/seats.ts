import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

const sale = inFile("teeTime/slotSeats", "server/src/features/booking/bookKnownSlot.test.ts");
const change = inFile("teeTime/slotSeats", "server/src/features/teeTimes/takeSeats.test.ts");
const back = inFile("teeTime/slotSeats", "server/src/features/teeTimes/takeSeatsBack.test.ts");
const agreed = inFile("features/teeTimes/updateTeeTime", "server/src/features/teeTimes/takeSeatsAgreed.test.ts");
const returned = inFile("features/teeTimes/updateTeeTime", "server/src/features/teeTimes/takeSeatsBack.test.ts");
const offer = inFile("teeTime/slotFacts", "server/src/teeTime/slotFacts.test.ts");

/** Mistakes by which a slot is sold twice, or not at all (ANSWER-36). */
export const seatMistakes: readonly Mistake[] = [
  inFile("teeTime/slotSeats", "tests/faults/slotOnce.test.ts")(
    "sells a slot without locking it",
    'lock ? "lock_seats" : "seats_at"',
    '"seats_at"',
  ),
  sale("takes the holds of others for its own", "is_own: row.staff_user_id === staff_user_id", "is_own: true"),
  sale("keeps the hold of an agent who has booked", "(hold) => hold.staff_user_id === staff_user_id", "() => false"),
  sale(
    "takes a slot that is gone for a free one",
    "known_until: moment(slot.known_until), is_gone }",
    "known_until: moment(slot.known_until), is_gone: false }",
  ),
  change("counts a booking that changes twice", "bookings.filter(({ id }) => id !== changed_id)", "bookings"),
  change("keeps a booking's own seats from it", "known === undefined ? observed :", "known !== null ? observed :"),
  inFile("teeTime/toldAt", "server/src/features/teeTimes/takeSeatsBack.test.ts")(
    "gives seats back that a course freed since it was told",
    "told_since, gave_up_at };",
    "told_since, gave_up_at: null };",
  ),
  back("gives seats back that another sale took", "told === null ? 0 : seatedSince(others, told, observed)", "0"),
  inFile("features/feed/feed.handlers", "server/src/features/feed/feedClock.test.ts")(
    "dates a feed by the clock of a server",
    "const { now } = source;",
    "const now = clock.now();",
  ),
  offer("offers what was sold at the moment of the observation", ">= ${known_until}", "> ${known_until}"),
  offer("offers what the course was not told", "else told.players end", "else ${teeTimes.players} end"),
  inFile("features/teeTimes/takeSeats", "server/src/features/teeTimes/takeSeats.test.ts")(
    "moves a booking anywhere under its old number",
    ": confirmationOfChange(before, after)",
    ": after.confirmation",
  ),
  inFile("features/teeTimes/takeSeats", "server/src/features/teeTimes/takeSeatsBack.test.ts")(
    "takes a number that a booking had before for a new one",
    'isOldNumber ? confirmationOf("") :',
    "course_agreed ? before.confirmation :",
  ),
  returned(
    "tells the course of a return by a number that it gave before",
    "&& !isOldNumber) await noteConfirmed",
    ") await noteConfirmed",
  ),
  returned(
    "forgets what a course knew before a change under an old number",
    "if (isOldNumber && stored",
    "if (course_agreed && stored",
  ),
  inFile("teeTime/toldAt", "server/src/teeTime/toldAt.test.ts")(
    "forgets that a change which waited for a notice gave seats up",
    "kept < players ? told_since : null",
    "kept < players ? null : null",
  ),
  agreed(
    "gives the course the last word unasked",
    "course_agreed = request.course_agreed === true",
    "course_agreed = true",
  ),
  agreed("takes the word of a course that gave no number", "if (isInternal(number))", "if (false)"),
  agreed(
    "lets one course agree under the number of another",
    "change.course_id !== teeTime.golf_course_id &&",
    "false &&",
  ),
  inFile("features/teeTimes/updateTeeTime", "server/src/features/promises/tellCourseNumbers.test.ts")(
    "takes a number for the move that it was entered again after",
    "isMoved(stored, change) || !(await",
    "isMoved(stored, change) && !(await",
  ),
  inFile("features/teeTimes/updateTeeTime", "server/src/features/promises/tellCourse.test.ts")(
    "takes the agreement of a course for a word to all courses",
    "staff, is_agreed: true",
    "staff",
  ),
  inFile("teeTime/courseNotices", "server/src/features/teeTimes/takeSeatsSeen.test.ts")(
    "counts a booking again whose course gave its number after a call",
    "? { created_at: newest.created_at }",
    "? {}",
  ),
  inFile("features/promises/openPromises", "server/src/features/promises/tellCourse.test.ts")(
    "lets the number of one course tell another one",
    "(later.golf_course_id = n.golf_course_id or",
    "(later.staff_user = '' or",
  ),
  inFile("features/promises/openPromises", "server/src/features/promises/tellCourse.test.ts")(
    "takes the release by one course for that of another",
    "else n.golf_course_id <> t.golf_course_id or not exists",
    "else not exists",
  ),
  inFile("features/promises/openPromises", "server/src/features/promises/promises.test.ts")(
    "leaves the reservation of an undone booking at the course",
    "where t.is_undone and t.confirmation <> 'INTERNAL'",
    "where t.is_undone and t.confirmation = 'INTERNAL'",
  ),
  inFile("features/promises/openPromises", "server/src/features/promises/promises.test.ts")(
    "cancels the reservation of a booking that was corrected",
    "then other.golf_course_id = t.golf_course_id or other.customer_id = t.customer_id",
    "then other.is_undone",
  ),
  agreed("forgets that a course agreed", "if (course_agreed) await noteToldCourse", "if (!sent) await noteToldCourse"),
];
