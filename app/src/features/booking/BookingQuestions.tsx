import {
  type Booking,
  type BookingDoubt,
  type CourseChoice,
  courseShare,
  fullName,
  groupSizeDoubt,
  groupSizesText,
  isInternal,
  type MoneyFacts,
  othersWithEmail,
  quoteDraft,
} from "@teedesk/domain";
import { ConfirmDialog, type Definition, DefinitionList } from "@teedesk/ui";
import type { BookingFlowContext } from "../../flows/booking/context.ts";
import { dollarsText } from "../../format/dollarsText.ts";
import { playDoubtText } from "../../format/playDoubtText.ts";
import { seatsTakenText, standingText } from "../../format/seatText.ts";
import { messages } from "../../messages/messages.ts";
import { attemptText, courseName, dateText, receiptAddresses, totalText } from "./bookingTexts.ts";
import { maskedCardNumber } from "./maskedCardNumber.ts";
import { OrderReadBack } from "./ReadBack.tsx";
import { Totals } from "./TotalsPanel.tsx";
import { useBooking, useBookingActor } from "./useBooking.tsx";

type Props = { readonly courses: readonly CourseChoice[] };

/** The questions on the way to a booking (OPS-IBE-66, OPS-IBE-79): one at most. */
export function BookingQuestions({ courses }: Props) {
  const booking = useBookingActor();
  const asked = useBooking(({ value: { form } }) =>
    typeof form === "object" && "asking" in form ? form.asking : null,
  );
  const isDoubtful = useBooking(({ context }) => (context.question?.doubts.length ?? 0) > 0);
  const answers = {
    onConfirm: () => booking.send({ type: "question.confirmed" }),
    onDismiss: () => booking.send({ type: "question.declined" }),
  };
  // Booking is what the agent just asked for, so Enter does it, unless there is a doubt.
  const focus = isDoubtful ? "dismiss" : "confirm";
  const confirm = isDoubtful ? "Book anyway" : "Book";
  return (
    <>
      <ConfirmDialog open={asked === "total"} title="Book at this total?" confirm={confirm} focus={focus} {...answers}>
        <Order courses={courses} />
      </ConfirmDialog>
      <ConfirmDialog open={asked === "noCard"} title={messages.noCard} confirm={confirm} focus={focus} {...answers}>
        <Order courses={courses} />
      </ConfirmDialog>
      <ConfirmDialog open={asked === "doubts"} title="Book this anyway?" confirm={confirm} focus={focus} {...answers}>
        <Order courses={courses} />
      </ConfirmDialog>
      <ConfirmDialog open={asked === "startOver"} title="Start over?" confirm="Start over" danger {...answers}>
        Everything typed in this booking will be lost.
      </ConfirmDialog>
    </>
  );
}

type Doubted = BookingFlowContext & Pick<Question, "order" | "money">;
type Question = NonNullable<BookingFlowContext["question"]>;

const rateText = ({ raw_rate, players }: MoneyFacts): string =>
  `${dollarsText(raw_rate)} × ${players} = ${dollarsText(raw_rate * players)}`;

/** Each doubt as a sentence about this booking. */
const doubtTexts: Readonly<Record<BookingDoubt, (doubted: Doubted, courses: readonly CourseChoice[]) => string>> = {
  date_past: () => playDoubtText.date_past,
  date_far_ahead: () => playDoubtText.date_far_ahead,
  course_closed: () => "The course is closed for maintenance on this day. Call the course before you book.",
  course_inactive: () => "The course is not active. Call it before you book.",
  time_without_daylight: () => playDoubtText.time_without_daylight,
  group_large: () => playDoubtText.group_large,
  group_size_not_offered: ({ order: { tee_time }, circumstances: { spots } }) =>
    `The free tee time can be booked for ${groupSizesText(groupSizeDoubt(tee_time.players, spots)?.sizes ?? [])} players only.`,
  seats_taken: ({ order: { tee_time }, circumstances: { seats } }) =>
    seats === null ? "" : seatsTakenText(seats, tee_time.play_time),
  others_stand: ({ order: { tee_time }, circumstances: { seats } }) =>
    seats === null ? "" : standingText(seats, tee_time.play_time),
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
  too_late_to_refund: ({ rate }) =>
    `Play begins in less than the rate's notice of ${rate?.type === "RicGolfRate" ? rate.cancel_hours : 0} hours: what is paid cannot be given back.`,
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

/** The card that is charged or, without one, what that means for the money. */
function cardText(order: Booking): string {
  const { number } = order.credit_card;
  if (number !== "") return maskedCardNumber(number);
  const total = totalText(order);
  return total === "$0.00" ? "None needed" : `None: ${total} will be due`;
}

/** The facts to read back to the caller. */
function itemsOf(order: Booking, courses: readonly CourseChoice[]): readonly Definition[] {
  const { course, play_date, play_time, players, confirmation, should_email_course } = order.tee_time;
  const isByPhone = isInternal(confirmation);
  return [
    { label: "Course", value: courseName(courses, course?.id) },
    { label: "Date", value: dateText(play_date) },
    { label: "Time", value: play_time },
    { label: "Players", value: players },
    { label: "Name", value: fullName(order.customer) },
    { label: "Card", value: cardText(order) },
    { label: "Confirmation", value: isByPhone ? `${confirmation}, call the course` : confirmation },
    { label: "Receipt to", value: receiptAddresses(order).join(", ") || "No one" },
    { label: "Mail to course", value: should_email_course ? "Yes" : "No" },
  ];
}

/** The booking in question: its doubts, the facts to read back to the caller, and the total. */
function Order({ courses }: Props) {
  const context = useBooking((snapshot) => snapshot.context);
  const { question } = context;
  if (question === null) return null;
  const { order, money, doubts } = question;
  return (
    <>
      {doubts.map((doubt) => (
        <p key={doubt} className="mb-2 font-medium text-attention-text">
          {doubtTexts[doubt]({ ...context, order, money }, courses)}
        </p>
      ))}
      <OrderReadBack
        order={order}
        gift_used={quoteDraft(context.draft, context).gift_used}
        rate={context.rate}
        courses={courses}
        className="mb-3 text-pretty text-ink"
      />
      <DefinitionList className="mb-2 text-ink" items={itemsOf(order, courses)} />
      <div className="text-ink">
        <Totals />
      </div>
    </>
  );
}
