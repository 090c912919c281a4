import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type FieldMessageProps = {
  id: string;
  error: string | undefined;
  hint: ReactNode;
  /** Keeps one line free when there is nothing to say. */
  keepLine: boolean;
};

/** The line under a control. The element is always there, so a described-by id never dangles. */
export function FieldMessage({ id, error, hint, keepLine }: FieldMessageProps) {
  return (
    <div id={id} className={clsx("text-xs", keepLine && "min-h-6 pt-0.5")}>
      {error !== undefined && (
        <p className="flex gap-1 font-medium text-danger-text">
          <CircleAlert className="mt-0.5 size-3 shrink-0" />
          {error}
        </p>
      )}
      {Boolean(hint) && <p className={error === undefined ? "text-ink-muted" : "sr-only"}>{hint}</p>}
    </div>
  );
}
