import { type CourseChoice, formatDollars, parseCents } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import { Button, Kbd, Ledger, Panel } from "@teedesk/ui";
import { type BookingSnapshot, selectQuote } from "../../flows/booking/selectors.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { explainLine, lineAmount, lineName } from "./explainLine.ts";
import { messageText, useBooking, useBookingActor, useWorkedOut } from "./useBooking.tsx";

/** One part for the form and for its outcome, which finds it loaded: a sentence that came later would move what is pressed next. */
export const ReadBack = lazyPart(async () => (await import("./ReadBack.tsx")).ReadBack);

/** The total, each line of which opens to its formula, and Book (OPS-IBE-35, OPS-IBE-38, OPS-IBE-74). */
export function TotalsPanel({ courses }: { readonly courses: readonly CourseChoice[] }) {
  const booking = useBookingActor();
  const isBooking = useBooking((snapshot) => snapshot.hasTag("busy") || snapshot.hasTag("pending"));
  return (
    <Panel
      heading="Totals"
      actions={
        <span className="flex items-center gap-1 text-xs text-ink-muted">
          <Kbd>Ctrl</Kbd>
          <Kbd>Enter</Kbd> asks and books
        </span>
      }
    >
      <Totals />
      <Button
        data-acts
        kind="primary"
        className="mt-3 w-full"
        busy={isBooking}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => booking.send({ type: "book.requested" })}
      >
        Book
      </Button>
      {/* Below the button, which stays where it is as the sentence appears. */}
      <ReadBack booked={null} courses={courses} />
    </Panel>
  );
}

/** The reason for a missing total where there is a charge; a total that is loading needs none. */
function obstacleOf({ value }: BookingSnapshot): string | undefined {
  if (value.rate === "failed") return "There is no total: the rate could not be loaded, so its service fee is unknown.";
  if (value.rate === "unreadable") {
    return "There is no total: the service fee of this rate cannot be read. Ask an admin to correct the rate.";
  }
  if (value.discount === "waiting" || value.giftCertificate === "waiting") {
    return "There is no total: the code is checked again once date, time, players and course are filled in.";
  }
  return undefined;
}

const codes = [
  ["discount_code", "Discount"],
  ["gift_cert_serial", "Gift certificate"],
] as const;

/** Whether there is anything to total: a charge above 0 (OPS-IBE-35). */
function isChargeable(charge: string): boolean {
  const cents = parseCents(charge);
  return "success" in cents && cents.success > 0;
}

/** The values that are shown of the total. */
function viewOf(snapshot: BookingSnapshot) {
  const { context } = snapshot;
  if (!isChargeable(context.draft.charge)) return null;
  const { lines, total, issues, gift_remaining } = selectQuote(snapshot);
  const isOpen = total === null || snapshot.hasTag("pricing") || snapshot.hasTag("unpriced");
  const certificate = context.gift_certificate;
  return {
    lines: lines.map((line) => ({
      key: line.rule,
      label: lineName(line),
      amount: lineAmount(line.amount),
      explanation: explainLine(line),
    })),
    total: isOpen ? "—" : formatDollars(total),
    issues: total === null ? issues.map(({ code }) => issueMessages[code]) : [],
    obstacle: obstacleOf(snapshot),
    mayRetry: snapshot.can({ type: "rate.retried" }),
    remaining:
      certificate === null || isOpen ? "" : `${formatDollars(gift_remaining)} remains on ${certificate.serial}.`,
    dropped: codes.flatMap(([name, label]) => {
      const text = messageText(snapshot, name);
      return text === undefined ? [] : [`${label} not in the total: ${text}`];
    }),
    refusal: messageText(snapshot, "booking.total"),
  };
}

/** The quote of the draft, or the reason why it cannot be priced yet. */
export function Totals() {
  const booking = useBookingActor();
  const view = useWorkedOut(viewOf);
  if (view === null) return <p className="text-sm text-ink-muted">Shown once there is a charge above $0.</p>;
  return (
    <>
      <Ledger lines={view.lines} total={{ label: "Total", amount: view.total }} />
      {view.remaining !== "" && <p className="mt-1 text-right text-xs text-ink-muted">{view.remaining}</p>}
      {view.issues.map((text) => (
        <p key={text} className="mt-2 text-sm text-danger-text">
          {text}
        </p>
      ))}
      <div aria-live="polite">
        {view.dropped.map((text) => (
          <p key={text} className="mt-2 text-sm text-danger-text">
            {text}
          </p>
        ))}
        {view.obstacle !== undefined && (
          <p className="mt-2 flex items-start justify-between gap-2 text-sm text-danger-text">
            {view.obstacle}
            {view.mayRetry && (
              <Button size="small" onClick={() => booking.send({ type: "rate.retried" })}>
                Try again
              </Button>
            )}
          </p>
        )}
      </div>
      {view.refusal !== undefined && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger-text">
          {view.refusal}
        </p>
      )}
    </>
  );
}
