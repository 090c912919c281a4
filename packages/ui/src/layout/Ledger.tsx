import { clsx } from "clsx";
import { ChevronRight } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../basics/Icon.tsx";

export type LedgerLine = {
  key: string;
  label: string;
  /** Written out, without the currency sign: the total carries it once. */
  amount: string;
  /** The calculation of the amount; makes the line open. */
  explanation?: ReactNode;
};

export type LedgerProps = {
  lines: readonly LedgerLine[];
  total: { label: string; amount: string };
};

/**
 * Amounts that add up to a total. A line with an explanation opens to it. A changed total is announced. There is room for
 * two lines from the first, so that a second one, which is worked out later, does not move what stands below.
 */
export function Ledger({ lines, total }: LedgerProps) {
  return (
    <dl className="flex min-h-22.25 flex-col justify-end">
      {lines.map((line) => (
        <LedgerRow key={line.key} line={line} />
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line-strong pt-2">
        <dt className="font-semibold">{total.label}</dt>
        <dd aria-live="polite" aria-atomic className="text-lg font-semibold tracking-tight">
          {total.amount}
        </dd>
      </div>
    </dl>
  );
}

function LedgerRow({ line }: { line: LedgerLine }) {
  const [open, setOpen] = useState(false);
  const explanationId = useId();
  const opens = line.explanation !== undefined;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <dt className="min-w-0">
        {opens ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? explanationId : undefined}
            onClick={() => setOpen(!open)}
            className="-ml-1 flex min-h-6 items-center gap-1 rounded-sm pr-2 text-left text-ink-muted hover:text-ink"
          >
            <Icon shapes={ChevronRight} className={clsx("size-4 shrink-0 transition-transform", open && "rotate-90")} />
            {line.label}
          </button>
        ) : (
          <span className="flex min-h-6 items-center pl-4 text-ink-muted">{line.label}</span>
        )}
      </dt>
      <dd className="text-right">{line.amount}</dd>
      {open && (
        <dd id={explanationId} className="col-span-2 mb-2 ml-1 border-l-2 border-line py-1 pl-3 text-sm text-ink-muted">
          {line.explanation}
        </dd>
      )}
    </div>
  );
}
