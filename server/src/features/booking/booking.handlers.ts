import { discountIssues, giftCertificateIssues, type Issue, parseCharge, teeTimeIssues } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import * as Result from "effect/Result";
import type { Handlers } from "../../contract/contract.ts";
import { conflict, failure, invalid } from "../../platform/refusal.ts";
import { findDiscount } from "../../pricing/findDiscount.ts";
import { findGiftCertificate } from "../../pricing/findGiftCertificate.ts";
import { findGolfRate } from "../../pricing/findGolfRate.ts";
import type { Services } from "../../services.ts";
import type { BookingAnswer } from "./bookingAnswer.ts";
import { readBookingOrder } from "./bookingOrder.ts";
import { bookTeeTime } from "./bookTeeTime.ts";
import { describeGiftCertificate } from "./describeGiftCertificate.ts";
import { describeGolfRate } from "./describeGolfRate.ts";
import { encodeDiscount } from "./encodeDiscount.ts";
import { refused, refusedAnswer } from "./refusals.ts";

type Wire = components["schemas"];
type BookingHandlers = Pick<Handlers, "findRate" | "validateDiscount" | "validateGiftCertificate" | "bookTeeTime">;

/** The internal booking engine: API-020 to API-023. */
export function bookingHandlers(services: Services): BookingHandlers {
  const { db, clock } = services;

  return {
    async findRate({ body }) {
      const { tee_time } = readBookingOrder(body.booking);
      const { play_date, play_time, course } = tee_time;
      throwIfAny(teeTimeIssues(tee_time));
      if (play_date === "" || play_time === "" || course === null) return null;
      const answer = await findGolfRate(db, { golf_course_id: course.id, play_date, play_time }, clock.today());
      if (answer.kind === "refused") throw refusedAnswer(refused("tee_time.golf_rate", answer.code).refusals);
      return answer.kind === "found" ? describeGolfRate(db, answer.rate) : null;
    },

    /** A blank code takes the discount off again (OPS-IBE-58). */
    async validateDiscount({ body: { booking } }) {
      const order = readBookingOrder(booking);
      if (order.discount_code === "") return checked(booking, { discount: null });
      const discount = await findDiscount(db, order.discount_code);
      throwIfAny([
        ...teeTimeIssues(order.tee_time),
        ...discountIssues(discount, {
          charge: Result.getOrNull(parseCharge(order.charge)),
          players: order.tee_time.players,
          course_id: order.tee_time.course?.id ?? null,
          today: clock.today(),
          has_gift_certificate: order.gift_cert_serial !== "",
        }),
      ]);
      return checked(booking, { discount: discount && encodeDiscount(discount) });
    },

    /** A blank serial takes the certificate off again (OPS-IBE-59). */
    async validateGiftCertificate({ body: { booking } }) {
      const order = readBookingOrder(booking);
      if (order.gift_cert_serial === "") return checked(booking, { gift_certificate: null });
      const certificate = await findGiftCertificate(db, order.gift_cert_serial, { lock: false });
      const discount = order.discount_code === "" ? null : await findDiscount(db, order.discount_code);
      throwIfAny([...teeTimeIssues(order.tee_time), ...giftCertificateIssues(certificate, discount)]);
      const gift_certificate = certificate && (await describeGiftCertificate(db, certificate.id));
      return checked(booking, { gift_certificate });
    },

    async bookTeeTime({ body, headers, staff }) {
      const order = readBookingOrder(body.booking);
      const idempotency_key = headers["Idempotency-Key"] ?? null;
      return teeTimeOf(await bookTeeTime(services, { staff, order, idempotency_key }));
    },
  };
}

/** The booked tee time; every other answer is thrown. */
function teeTimeOf(answer: BookingAnswer): Wire["TeeTime"] {
  if (answer.kind === "booked") return answer.tee_time;
  if (answer.kind === "refused") throw refusedAnswer(answer.refusals);
  if (answer.kind === "reused")
    throw invalid({ "": ["This booking was already sent with other contents. Start anew."] });
  if (answer.kind === "in_flight") throw conflict("This booking is being made. Wait a moment and try again.", null);
  throw failure(503, "Nothing was booked and nothing charged: the payment gateway does not answer. Try again.");
}

/** The booking as it came, with our record in place of what the client took along; the card does not travel back. */
function checked(
  { credit_card: _card, tee_time, ...booking }: Wire["Booking"],
  found: Pick<Wire["CheckedBooking"]["tee_time"], "discount" | "gift_certificate">,
): Wire["CheckedBooking"] {
  const { golf_rate: _rate, discount: _discount, gift_certificate: _certificate, ...wanted } = tee_time;
  return { ...booking, tee_time: { ...wanted, ...found } };
}

function throwIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw refusedAnswer(issues);
}
