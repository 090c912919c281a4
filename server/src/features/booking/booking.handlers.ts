import { acceptTeeTime, formatCents, type Issue, issuesOf, type LocalDate, parseCharge } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import type { Handlers } from "../../contract/contract.ts";
import { conflict, failure, invalid } from "../../platform/refusal.ts";
import { certificateRefusals } from "../../pricing/certificateRefusals.ts";
import { describeGolfRate, encodeCandidate } from "../../pricing/describeGolfRate.ts";
import { discountRefusals } from "../../pricing/discountRefusals.ts";
import { type CourseRateSearch, chooseGolfRate, findGolfRate } from "../../pricing/findGolfRate.ts";
import { findDiscount, findGiftCertificate, type StoredDiscount } from "../../pricing/pricing.repository.ts";
import { fieldRefusal, type Refusal, refused } from "../../pricing/refusals.ts";
import { findCertificate } from "../../resources/giftCertificates/certificateRows.ts";
import type { Services } from "../../services.ts";
import { type BookingOrder, readBookingOrder } from "./bookingOrder.ts";
import { type BookingResult, bookTeeTime } from "./bookTeeTime.ts";

type Wire = components["schemas"];
type BookingHandlers = Pick<
  Handlers,
  "findRate" | "explainRate" | "validateDiscount" | "validateGiftCertificate" | "bookTeeTime"
>;

/** Number of other ranges that are listed. */
const othersLimit = 5;

/** The internal booking engine: API-020 to API-023. */
export function bookingHandlers(services: Services): BookingHandlers {
  const { db, clock } = services;

  return {
    async findRate({ body }) {
      const answer = await findGolfRate(db, rateSearchOf(body.booking, clock.today()));
      if (answer.kind === "refused") throw fieldRefusal(refused("tee_time.golf_rate", answer.code).refusals);
      return answer.kind === "found" ? describeGolfRate(db, answer.rate) : null;
    },

    async explainRate({ body }) {
      const { chosen, others, near } = await chooseGolfRate(db, rateSearchOf(body.booking, clock.today()));
      return {
        chosen: chosen && encodeCandidate(chosen.range),
        reason: chosen && chosen.reason,
        others: others.slice(0, othersLimit).map(encodeCandidate),
        near: near.map(({ range, misses }) => ({ candidate: encodeCandidate(range), misses: [...misses] })),
      };
    },

    /** A blank code removes the discount (OPS-IBE-58). */
    async validateDiscount({ body: { booking } }) {
      const order = readBookingOrder(booking);
      if (order.discount_code === "") return checked(booking, { discount: null });
      const discount = await findDiscount(db, order.discount_code);
      throwIfAny([
        ...teeTimeIssues(order),
        ...discountRefusals(discount, {
          charge: Result.getOrNull(parseCharge(order.charge)),
          players: order.tee_time.players,
          course_id: order.tee_time.course?.id ?? null,
          today: clock.today(),
          has_gift_certificate: order.gift_cert_serial !== "",
        }),
      ]);
      return checked(booking, { discount: discount && encodeDiscount(discount) });
    },

    /** A blank serial removes the certificate (OPS-IBE-59). */
    async validateGiftCertificate({ body: { booking } }) {
      const order = readBookingOrder(booking);
      if (order.gift_cert_serial === "") return checked(booking, { gift_certificate: null });
      const certificate = await findGiftCertificate(db, order.gift_cert_serial, { lock: false });
      const discount = order.discount_code === "" ? null : await findDiscount(db, order.discount_code);
      const course_id = order.tee_time.course?.id ?? null;
      throwIfAny([...teeTimeIssues(order), ...certificateRefusals(certificate, discount, course_id)]);
      return checked(booking, { gift_certificate: await findCertificate(db, order.gift_cert_serial) });
    },

    async bookTeeTime({ body, headers, staff, setHeader }) {
      const order = readBookingOrder(body.booking);
      const idempotency_key = headers["Idempotency-Key"] ?? null;
      const answer = await bookTeeTime(services, { staff, order, idempotency_key });
      // A replay returns the tee time as it was booked; it may have been canceled since.
      if (answer.kind === "booked" && answer.isReplay) setHeader("X-Replayed", "true");
      return teeTimeOf(answer);
    },
  };
}

/** The fields that the rate of a booking depends on; throws 422 where one is missing. */
function rateSearchOf(booking: Wire["Booking"], today: LocalDate): CourseRateSearch {
  const accepted = acceptTeeTime(readBookingOrder(booking).tee_time);
  if (Result.isFailure(accepted)) throw fieldRefusal(accepted.failure);
  const { play_date, play_time, course } = accepted.success;
  return { golf_course_id: course.id, play_date, play_time, today };
}

/** Returns the booked tee time and throws every other outcome. */
function teeTimeOf(answer: BookingResult): Wire["TeeTime"] {
  if (answer.kind === "booked") return answer.tee_time;
  if (answer.kind === "refused") throw fieldRefusal(answer.refusals);
  if (answer.kind === "reused")
    throw invalid({ "": ["A different booking was already sent from this form. Check for it, then start over."] });
  if (answer.kind === "in_flight")
    throw conflict("This booking is still being processed. Wait a moment and try again.", null);
  throw failure(503, "The payment gateway is not responding; nothing was booked or charged. Try again.");
}

/** A discount of the contract: its bounds in decimal dollars. */
const encodeDiscount = ({ min_discount, max_discount, courses, ...discount }: StoredDiscount): Wire["Discount"] => ({
  ...discount,
  min_discount: formatCents(min_discount),
  max_discount: formatCents(max_discount),
  courses: [...courses],
});

/** The booking as it was sent, with the stored record in place of the client's copy; the card is not sent back. */
function checked(
  { credit_card: _card, tee_time, ...booking }: Wire["Booking"],
  found: Pick<Wire["CheckedBooking"]["tee_time"], "discount" | "gift_certificate">,
): Wire["CheckedBooking"] {
  const { golf_rate: _rate, discount: _discount, gift_certificate: _certificate, ...wanted } = tee_time;
  return { ...booking, tee_time: { ...wanted, ...found } };
}

const teeTimeIssues = ({ tee_time }: BookingOrder): readonly Issue[] => issuesOf([acceptTeeTime(tee_time)]);

function throwIfAny(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw fieldRefusal(refusals);
}
