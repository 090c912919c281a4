import { clsx } from "clsx";
import { CircleAlert } from "lucide";
import { type ReactNode, useRef } from "react";
import { Icon } from "../basics/Icon.tsx";
import { useOverflows } from "../basics/useOverflows.ts";

type FieldMessageProps = {
  id: string;
  error: string | undefined;
  hint: ReactNode;
  /** At the end of the label's line; otherwise under the control. */
  inLine: boolean;
};

/** What is said about a field; nothing is drawn where there is nothing to say. */
export function FieldMessage({ id, error, hint, inLine }: FieldMessageProps) {
  if (error === undefined && !hint) return null;
  return (
    <div id={id} className={clsx("text-xs", inLine && "min-w-0 text-right")}>
      {error !== undefined && (inLine ? <InLineError key={error} error={error} /> : <ErrorText error={error} />)}
      {Boolean(hint) && (
        <p className={clsx(error === undefined ? "text-ink-muted" : "sr-only", inLine && "truncate")}>{hint}</p>
      )}
    </div>
  );
}

function ErrorText({ error }: { error: string }) {
  return (
    <p className="flex gap-1 font-medium text-danger-text">
      <Icon shapes={CircleAlert} className="mt-0.5 size-3 shrink-0" />
      {error}
    </p>
  );
}

/** One line of it; the rest of a longer one comes up under the control while the focus is there. */
function InLineError({ error }: { error: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { across: isCut } = useOverflows(line);
  return (
    <p ref={line} className="truncate font-medium text-danger-text" title={error}>
      <Icon shapes={CircleAlert} className="mr-1 inline size-3 align-[-1px]" />
      <span>{error}</span>
      {isCut && (
        <span
          aria-hidden
          className="absolute top-full left-0 z-10 mt-1 hidden w-max max-w-[max(100%,14rem)] rounded-md bg-danger-soft px-2 py-1 text-left whitespace-normal shadow-popup group-focus-within/field:block max-sm:max-w-full"
        >
          {error}
        </span>
      )}
    </p>
  );
}
