import {
  type BookingDoubt,
  type CourseChoice,
  courseShare,
  fullName,
  groupSizeDoubt,
  groupSizesText,
  type MoneyFacts,
  othersWithEmail,
  otherUsesOfNumber,
} from "@teedesk/domain";
import type { BookingFlowContext } from "../../flows/booking/context.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { numberUsedText } from "../../format/numberUsedText.ts";
import { playDoubtText } from "../../format/playDoubtText.ts";
import { seatsTakenText, standingText } from "../../format/seatText.ts";
import { attemptText } from "./bookingTexts.ts";

type Doubted = BookingFlowContext & Pick<Question, "order" | "money">;
type Question = NonNullable<BookingFlowContext["question"]>;

const rateText = ({ raw_rate, players }: MoneyFacts): string =>
  `${dollarsText(raw_rate)} × ${players} = ${dollarsText(raw_rate * players)}`;

/** Each doubt as a sentence about this booking. */
const doubtTexts: Readonly<Record<BookingDoubt, (doubted: Doubted, courses: readonly CourseChoice[]) => string>> = {
  date_past: () => playDoubtText.date_past,
  date_far_ahead: () => playDoubtText.date_far_ahead,
  course_closed: () => "The course is closed for maintenance on this day. Call the course before you book.",
  course_inactive: () => "The course is not active, so it cannot be booked. Choose another course.",
  time_without_daylight: () => playDoubtText.time_without_daylight,
  group_large: () => playDoubtText.group_large,
  group_size_not_offered: ({ order: { tee_time }, circumstances: { spots } }) => {
    const sizes = groupSizesText(groupSizeDoubt(tee_time.players, spots)?.sizes ?? []);
    return `The free tee time can be booked for ${sizes} ${sizes === "1" ? "player" : "players"} only.`;
  },
  seats_taken: ({ order: { tee_time }, circumstances: { seats } }) =>
    seats === null ? "" : seatsTakenText(seats, tee_time.play_time),
  others_stand: ({ order: { tee_time }, circumstances: { seats } }) =>
    seats === null ? "" : standingText(seats, tee_time.play_time),
  seats_unread: () => "Who has the seats at this time could not be read.",
  number_used: ({ order, circumstances }) =>
    numberUsedText(order.tee_time.confirmation, otherUsesOfNumber(order, circumstances.numbered), "Book"),
  charge_digit_off: ({ money }) =>
    `The charge of ${dollarsText(money.charge)} is one digit away from the rate, ${rateText(money)}.`,
  charge_far_from_rate: ({ money }) =>
    `The charge of ${dollarsText(money.charge)} is more than a fifth ${
      money.charge > money.raw_rate * money.players ? "above" : "below"
    } the rate, ${rateText(money)}.`,
  charge_below_cost: ({ money }) =>
    `The charge of ${dollarsText(money.charge)} is less than the course gets, ${dollarsText(courseShare(money)?.golf ?? 0)}.`,
  margin_negative: ({ money }) => {
    const owed = courseShare(money)?.all ?? 0;
    return `The course is owed ${dollarsText(owed)}, ${dollarsText(owed - money.sold)} more than the booking is sold for.`;
  },
  too_late_to_refund: ({ rate, order: { credit_card, gift_cert_serial } }) => {
    const hours = rate?.type === "RicGolfRate" ? rate.cancel_hours : 0;
    const paid = credit_card.number === "" && gift_cert_serial === "" ? "what is paid for it later" : "what is paid";
    return `Play begins in less than the rate's notice of ${hours} ${hours === 1 ? "hour" : "hours"}: ${paid} cannot be given back.`;
  },
  name_missing: () => "The booking has no name.",
  email_of_another: ({ order, circumstances }) => {
    const others = othersWithEmail(order, circumstances.known);
    const names = others.map((other) => `${fullName(other) || "a customer without a name"} (customer ${other.id})`);
    const isNew = order.customer_id === undefined || others.some(({ id }) => id === order.customer_id);
    const outcome = `this booking won't use that record${isNew ? "; it will create a new customer" : ""}.`;
    return `${order.customer.email} belongs to ${names.join(" and ")}: ${outcome}`;
  },
  clubs_exceed_players: () => "More sets of clubs are rented than there are players.",
  booked_just_now: () => "The same customer, course and time were booked a few minutes ago.",
  attempt_open: ({ attempt }, courses) =>
    `It is not known whether the earlier attempt${
      attempt === null ? "" : ` (${attemptText(attempt, courses)})`
    } was booked. Check the tee times first: if it was, this one may be refused.`,
};

/** The doubts of a booking in question, each as a sentence; none without a question. */
export const doubtSentences = (context: BookingFlowContext, courses: readonly CourseChoice[]): readonly string[] =>
  (context.question?.doubts ?? []).flatMap((doubt) =>
    context.question === null ? [] : [doubtTexts[doubt]({ ...context, ...context.question }, courses)],
  );
