import type { ReactNode } from "react";

type Props = { readonly isStrong?: boolean; readonly action: ReactNode; readonly children: ReactNode };

/** A fact about the booking with its button. It is in the page's head: between the fields, Tab would stop at the button. */
export function BookingLine({ isStrong = false, action, children }: Props) {
  return (
    <output className="flex items-start gap-2 text-sm">
      <span className={isStrong ? "min-w-0 py-0.5 font-medium text-attention-text" : "min-w-0 py-0.5 text-ink-muted"}>
        {children}
      </span>
      {action}
    </output>
  );
}
