import { type ReactNode, useState } from "react";
import { Button } from "../basics/Button.tsx";
import { VisuallyHidden } from "../basics/VisuallyHidden.tsx";
import { LongText } from "./LongText.tsx";

/** A field and its values before and after, in words; "" for no value. */
export type HistoryChange = { field: string; before: ReactNode; after: ReactNode };

export type HistoryEntry = {
  key: string | number;
  /** When, written out. */
  when: string;
  who: string;
  /** The kind of change, e.g. `updated`. */
  action: string;
  changes: readonly HistoryChange[];
};

/** More changes than this are shown on demand. */
const limit = 5;

/** One act, and what it changed. */
export function HistoryItem({ entry: { who, action, when, changes } }: { entry: HistoryEntry }) {
  const [open, setOpen] = useState(false);
  const rest = changes.length - limit;
  return (
    <li className="border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{who}</span> {action}
        </span>
        <time className="text-sm text-ink-muted">{when}</time>
      </p>
      {changes.length > 0 && (
        <dl className="mt-1 flex flex-col gap-1 text-sm">
          {(open ? changes : changes.slice(0, limit)).map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      )}
      {rest > 0 && (
        <Button size="small" kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)} className="mt-1 -ml-2.25">
          {open ? "Show fewer" : `Show ${rest} more`}
        </Button>
      )}
    </li>
  );
}

function Change({ change: { field, before, after } }: { change: HistoryChange }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-muted">{field}</dt>
      <dd className="min-w-0">
        {before !== "" && (
          <>
            <VisuallyHidden>was </VisuallyHidden>
            <del className="text-ink-muted">
              <Value value={before} />
            </del>
            <span aria-hidden> → </span>
          </>
        )}
        <VisuallyHidden>{before === "" ? "" : ", is now "}</VisuallyHidden>
        <ins className="no-underline">{after === "" ? "—" : <Value value={after} />}</ins>
      </dd>
    </div>
  );
}

const Value = ({ value }: { value: ReactNode }) => (typeof value === "string" ? <LongText text={value} /> : value);
