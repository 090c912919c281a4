import type { Mistake } from "./mistakes.ts";
import { inFile } from "./wiring.ts";

const recovered = "server/src/payments/recoverPayments.test.ts";

const beside = "server/src/features/booking/bookConcurrently.test.ts";

/** Mistakes in what is stored of a card's payment, in who may take it back (DECISION-54), and in what is booked. */
export const paymentMistakes: readonly Mistake[] = [
  inFile("payments/intents", recovered)(
    "takes a payment back whose capture has begun",
    'eq(paymentIntents.tee_time_id, tee_time_id), eq(paymentIntents.state, "owned"))',
    "eq(paymentIntents.tee_time_id, tee_time_id))",
  ),
  inFile("payments/authoriseCard", recovered)("keeps the beginning of a card's number", ".slice(-4)", ".slice(0, 4)"),
  inFile("features/cancelation/pursueCancelation", "server/src/features/cancelation/finishCancelation.test.ts")(
    "recovers a refund that a server works on",
    ".where(and(isUnderWay, isOver(cancelations.lease_until)))",
    ".where(isUnderWay)",
  ),
  inFile("features/booking/bookTeeTime", beside)(
    "books on an authorisation that is being voided",
    'if (payment !== null && !(await holdIntent(tx, payment.intent_id))) return { kind: "unavailable" };',
    "",
  ),
  inFile("features/booking/booking.repository", "server/src/features/booking/bookTeeTime.test.ts")(
    "books at an inactive course",
    "and(eq(golfCourses.id, place.course_id), eq(golfCourses.inactive, false))",
    "eq(golfCourses.id, place.course_id)",
  ),
  inFile("features/booking/priceBooking", beside)(
    "prices a booking by a certificate's balance that changes beside it",
    "await findGiftCertificate(db, gift_cert_serial, { lock })",
    "await findGiftCertificate(db, gift_cert_serial, { lock: false })",
  ),
];
