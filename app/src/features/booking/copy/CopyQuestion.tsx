import { type CourseChoice, formatDay, fullName, type LocalDate, quoteDraft } from "@teedesk/domain";
import { ConfirmDialog, DefinitionList } from "@teedesk/ui";
import { type CopyRow, isAsked, isBooked } from "../../../flows/copyBookings/rows.ts";
import { dollarsText } from "../../../format/dollarsText.ts";
import { messages } from "../../../messages/messages.ts";
import { receiptAddresses } from "../bookingTexts.ts";
import { doubtSentences } from "../doubtSentences.ts";
import { maskedCardNumber } from "../maskedCardNumber.ts";
import { OrderReadBack } from "../ReadBack.tsx";
import { problemsOf } from "./copyTexts.ts";

type CopyQuestionProps = {
  readonly rows: readonly CopyRow[];
  readonly courses: readonly CourseChoice[];
  readonly onSameDay: (date: LocalDate) => readonly string[];
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
};

/** One question about all days: each as it is read back, with its doubts, and those that cannot be booked. */
export function CopyQuestion({ rows, courses, onSameDay, onConfirm, onDismiss }: CopyQuestionProps) {
  const days = rows.map(({ date, booking }) => ({ date, snapshot: booking.getSnapshot() }));
  const asked = days.flatMap(({ date, snapshot }) => {
    const { question } = snapshot.context;
    if (question === null || !isAsked(snapshot)) return [];
    const doubts = [...problemsOf(snapshot), ...doubtSentences(snapshot.context, courses), ...onSameDay(date)];
    return [{ date, context: snapshot.context, order: question.order, doubts }];
  });
  const left = days.filter(({ snapshot }) => !isBooked(snapshot) && !isAsked(snapshot));
  const cents = asked.reduce((sum, { order }) => sum + (order.expected_total_cents ?? 0), 0);
  const isDoubtful = asked.some(({ doubts }) => doubts.length > 0);
  const order = asked[0]?.order;
  if (order === undefined) return null;
  const card = order.credit_card.number;
  const count = asked.length === 1 ? "this day" : `these ${asked.length} days`;
  return (
    <ConfirmDialog
      open
      title={card === "" && cents > 0 ? messages.noCard : `Book ${count}?`}
      confirm={isDoubtful ? "Book anyway" : "Book"}
      focus={isDoubtful ? "dismiss" : "confirm"}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      <ul aria-label="Days" className="mb-3 flex flex-col gap-2 text-ink">
        {asked.map(({ date, context, order: one, doubts }) => (
          <li key={date}>
            {doubts.map((doubt) => (
              <p key={doubt} className="font-medium text-attention-text">
                {doubt}
              </p>
            ))}
            <OrderReadBack
              order={one}
              gift_used={quoteDraft(context.draft, context).gift_used}
              rate={context.rate}
              courses={courses}
              className="text-pretty"
            />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p className="mb-3 font-medium text-attention-text">
          Not booked: {left.map(({ date }) => formatDay(date)).join(", ")}. The reason is shown beside each day.
        </p>
      )}
      <DefinitionList
        className="text-ink"
        items={[
          { label: "Name", value: fullName(order.customer) },
          { label: "Card", value: card === "" ? `None: ${dollarsText(cents)} will be due` : maskedCardNumber(card) },
          { label: "Receipts to", value: receiptAddresses(order).join(", ") || "No one" },
          { label: "In all", value: <strong>{dollarsText(cents)}</strong> },
        ]}
      />
    </ConfirmDialog>
  );
}
