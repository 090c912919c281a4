import { type BookingDoubt, type CourseChoice, formatDay, isLocalDate } from "@teedesk/domain";
import { ConfirmDialog, DefinitionList } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
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
  // To book is what was asked for, and so what Enter does; not where something speaks against it.
  const focus = isDoubtful ? "dismiss" : "confirm";
  const confirm = isDoubtful ? "Book anyway" : "Book";
  return (
    <>
      <ConfirmDialog open={asked === "total"} title="Book at this total?" confirm={confirm} focus={focus} {...answers}>
        <Order courses={courses} />
      </ConfirmDialog>
      <ConfirmDialog open={asked === "noCard"} title={messages.noCard} confirm={confirm} focus={focus} {...answers}>
        <Order courses={courses} />
        <p className="mt-2">The tee time is booked without a charge.</p>
      </ConfirmDialog>
      <ConfirmDialog open={asked === "doubts"} title="Is this meant?" confirm={confirm} focus={focus} {...answers}>
        <Order courses={courses} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "changed"}
        title="Book the changed form?"
        confirm="Book the changed form"
        danger
        {...answers}
      >
        It is not known whether the earlier attempt was booked, and the form has changed since. Look among the tee times
        first: if it was, this one may be refused.
      </ConfirmDialog>
      <ConfirmDialog open={asked === "startOver"} title="Start over?" confirm="Start over" danger {...answers}>
        Everything typed in this booking will be lost.
      </ConfirmDialog>
    </>
  );
}

const doubtText: Readonly<Record<BookingDoubt, string>> = {
  date_past: "The date has passed.",
  date_far_ahead: "The date is further ahead than tee times are sold.",
  time_without_daylight: "The time is outside daylight.",
  group_large: "The group is larger than 8.",
  booked_just_now: "The same customer, course and time were booked a few minutes ago.",
};

/** What is about to be booked: what speaks against it, then course, day, time, name and total. */
function Order({ courses }: Props) {
  const question = useBooking(({ context }) => context.question);
  if (question === null) return null;
  const { tee_time, customer } = question.order;
  const { course, play_date, play_time, players } = tee_time;
  return (
    <>
      {question.doubts.map((doubt) => (
        <p key={doubt} className="mb-2 font-medium text-attention-text">
          {doubtText[doubt]}
        </p>
      ))}
      <DefinitionList
        className="mb-2 text-ink"
        items={[
          { label: "Course", value: courses.find(({ id }) => id === course?.id)?.name ?? `Course ${course?.id}` },
          { label: "Date", value: isLocalDate(play_date) ? formatDay(play_date) : play_date },
          { label: "Time", value: play_time },
          { label: "Players", value: players },
          { label: "Name", value: `${customer.first_name} ${customer.last_name}`.trim() },
        ]}
      />
      <Totals />
    </>
  );
}
