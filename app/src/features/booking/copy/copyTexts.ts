import { type CourseChoice, isInternal } from "@teedesk/domain";
import { type BookingSnapshot, selectQuote, selectRateProduct } from "../../../flows/booking/selectors.ts";
import { isBooked, isShared } from "../../../flows/copyBookings/rows.ts";
import { amountText } from "../../../format/amountText.ts";
import { fieldMessageText } from "../../../messages/fieldMessageText.ts";
import { messages } from "../../../messages/messages.ts";
import { doubtSentences } from "../doubtSentences.ts";

/** A day of the copies as its row shows it. */
export type DayView = {
  /** Of each player, and in all; "—" while it is not known. */
  readonly rate: string;
  readonly total: string;
  /** The tee time that was booked, where the server returned its id. */
  readonly id: number | null;
  readonly tone: "plain" | "done" | "warning";
  readonly lines: readonly string[];
};

const noRate = "Book this day in the booking engine, or take it out.";

/** Our rules and the server's messages about the day alone; those about the card stand at its fields. */
export function problemsOf(snapshot: BookingSnapshot): readonly string[] {
  const { value, context } = snapshot;
  if (value.rate === "none" || value.rate === "refused") return [messages.noRates, noRate];
  if (value.rate === "failed") return ["The rate could not be loaded. Book tries again."];
  if (value.rate === "unreadable") return ["The service fee of this rate cannot be read."];
  if (value.rate === "found" && selectRateProduct(snapshot) === null) return ["The rate of this day is $0.00.", noRate];
  const texts = [
    ...Object.entries(context.errors).map(([path, text]) => ({ path, text })),
    ...context.issues.map(({ path, code }) => ({ path, text: fieldMessageText({ code }) })),
  ];
  const own = texts.filter(({ path, text }) => !isShared(path) && text !== "").map(({ text }) => text);
  const isFatal = typeof value.form === "object" && "editing" in value.form && value.form.editing === "fatal";
  return isFatal ? [...own, `Not booked. ${context.failure.body}`.trim()] : own;
}

/** The state of a day in lines, the one that counts most first. */
function linesOf(snapshot: BookingSnapshot, courses: readonly CourseChoice[]): Pick<DayView, "tone" | "lines"> {
  const { context } = snapshot;
  if (context.booked !== null) {
    const { confirmation } = context.booked;
    const call = isInternal(confirmation) ? ["Call the course to reserve it."] : [];
    return { tone: "done", lines: [`Booked with confirmation ${confirmation}.`, ...call] };
  }
  if (snapshot.hasTag("busy")) return { tone: "plain", lines: ["Booking…"] };
  if (snapshot.hasTag("pricing")) return { tone: "plain", lines: ["Looking for its rate…"] };
  const doubts = doubtSentences(context, courses);
  if (context.intent.unsettled !== "")
    return {
      tone: "warning",
      lines: ["It is not known whether it was booked. Book sends it again, and it books once."],
    };
  const problems = problemsOf(snapshot);
  if (problems.length > 0) return { tone: "warning", lines: problems };
  return doubts.length > 0 ? { tone: "warning", lines: doubts } : { tone: "plain", lines: ["Not booked yet."] };
}

export function dayView(snapshot: BookingSnapshot, courses: readonly CourseChoice[]): DayView {
  const { booked } = snapshot.context;
  const { total } = selectQuote(snapshot);
  const rate = booked?.rate?.raw_rate ?? selectRateProduct(snapshot)?.rate;
  const cents = booked === null ? total : (booked.order.expected_total_cents ?? null);
  const isOpen = cents === null || (booked === null && snapshot.context.rate === null);
  return {
    rate: rate === undefined ? "—" : amountText(rate),
    total: isOpen ? "—" : amountText(cents),
    id: booked?.id ?? null,
    ...linesOf(snapshot, courses),
  };
}

/** The totals of the days that are not booked, in cents, and their number; those without a price are left out. */
export function openTotal(snapshots: readonly BookingSnapshot[]): { readonly days: number; readonly cents: number } {
  const totals = snapshots.flatMap((snapshot) => {
    if (isBooked(snapshot) || snapshot.context.rate === null) return [];
    const { total } = selectQuote(snapshot);
    return total === null ? [] : [total];
  });
  return { days: totals.length, cents: totals.reduce((sum, cents) => sum + cents, 0) };
}
