import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../basics/Icon.tsx";

type FieldMessageProps = { id: string; error: string | undefined; hint?: ReactNode };

/** The message of a field under its control, whole at every width; nothing is drawn where there is none. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (error === undefined && !hint) return null;
  return (
    <div id={id} className="mt-0.5 text-xs">
      {error !== undefined && (
        <p className="font-medium wrap-break-word whitespace-pre-line text-danger-text">
          <Icon shapes={CircleAlert} className="mr-1 inline size-3 align-[-1px]" />
          {error}
        </p>
      )}
      {Boolean(hint) && <p className="text-ink-muted">{hint}</p>}
    </div>
  );
}
