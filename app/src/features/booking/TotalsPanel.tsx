import { formatDollars } from "@teedesk/domain";
import { issueWords } from "@teedesk/domain/words";
import { Button, Kbd, Ledger, Panel } from "@teedesk/ui";
import { selectQuote } from "../../flows/booking/selectors.ts";
import { messageAt } from "../../flows/field.ts";
import { wordsOf } from "../../messages/fieldMessageText.ts";
import { explainLine, lineAmount, lineName } from "./explainLine.ts";
import { isChargeable } from "./isChargeable.ts";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** The total, each line of which opens to its formula, and Book (OPS-IBE-35, OPS-IBE-38, OPS-IBE-74). */
export function TotalsPanel() {
  const booking = useBookingActor();
  const isBooking = useBooking((snapshot) => snapshot.hasTag("busy"));
  const isPricing = useBooking((snapshot) => snapshot.hasTag("pricing"));
  return (
    <Panel heading="Totals">
      <Totals />
      <Button
        kind="primary"
        className="mt-4 w-full"
        busy={isBooking}
        disabled={isPricing && !isBooking}
        onClick={() => booking.send({ type: "book.requested" })}
      >
        Book
      </Button>
      <p className="mt-2 flex items-center justify-center gap-1 text-xs text-ink-muted">
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd> shows the total once more and asks
      </p>
    </Panel>
  );
}

/** The quote of what is typed, once there is a charge; what stands in its way otherwise. */
export function Totals() {
  const isShown = useBooking(({ context }) => isChargeable(context.draft.charge));
  const isPricing = useBooking((snapshot) => snapshot.hasTag("pricing"));
  // The quote is a new object each time, so it is worked out from the snapshot here and not in the selector.
  const snapshot = useBooking((now) => now);
  if (!isShown) return <p className="text-sm text-ink-muted">Shown once there is a charge above $0.</p>;

  const { lines, total, issues } = selectQuote(snapshot);
  const refusal = messageAt(snapshot.context, "booking.total");
  return (
    <>
      <Ledger
        label="Totals"
        lines={lines.map((line) => ({
          key: line.rule,
          label: lineName(line),
          amount: lineAmount(line.amount),
          explanation: explainLine(line),
        }))}
        total={{ label: "Total", amount: total === null || isPricing ? "—" : formatDollars(total) }}
      />
      {total === null && (
        <ul className="mt-2 text-sm text-danger-text">
          {issues.map(({ path, code }) => (
            <li key={path + code}>{issueWords[code]}</li>
          ))}
        </ul>
      )}
      {refusal !== undefined && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger-text">
          {wordsOf(refusal)}
        </p>
      )}
    </>
  );
}
