import { type Booking, type CourseChoice, fullName, isInternal, quoteDraft } from "@teedesk/domain";
import { ConfirmDialog, type Definition, DefinitionList } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { courseName, dateText, receiptAddresses, totalText } from "./bookingTexts.ts";
import { doubtSentences } from "./doubtSentences.ts";
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
  const { order } = question;
  return (
    <>
      {doubtSentences(context, courses).map((sentence) => (
        <p key={sentence} className="mb-2 font-medium text-attention-text">
          {sentence}
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
