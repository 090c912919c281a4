import { type ReactNode, useId } from "react";
import { momentIn } from "../../format/businessTime.ts";
import { useServices } from "../../services/services.tsx";

/** A part of the document with its heading. */
export function ProofSection({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="break-after-avoid border-b border-line pb-1 font-semibold">
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** A moment on the clocks of the business with UTC beside it, to the second as the gateway and the mail server have it. */
export function ProofMoment({ instant }: { readonly instant: string }) {
  const utc = instant.slice(0, 19).replace("T", " ");
  return (
    <time dateTime={instant}>
      {momentIn(useServices().config, instant)} <span className="text-ink-muted">({utc} UTC)</span>
    </time>
  );
}

/** The rows of a section in order of time, or a sentence when it has none. */
export function ProofList<Row>({
  rows,
  none,
  keyOf,
  children,
}: {
  readonly rows: readonly Row[];
  readonly none: string;
  readonly keyOf: (row: Row, index: number) => string;
  readonly children: (row: Row) => ReactNode;
}) {
  if (rows.length === 0) return <p className="text-ink-muted">{none}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {rows.map((row, index) => (
        <li key={keyOf(row, index)} className="break-inside-avoid">
          {children(row)}
        </li>
      ))}
    </ol>
  );
}
