import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import { Late } from "./Late.tsx";
import { retryLate } from "./loadLate.ts";

/** Time a press is shown as noticed, in milliseconds. */
const heardFor = 1_000;

/** Requests late code immediately instead of at the next try. */
export function RetryLate({ onPress }: { onPress?: (() => void) | undefined }) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = () => {
    onPress?.();
    setIsTrying(true);
    retryLate();
    setTimeout(() => setIsTrying(false), heardFor);
  };
  return (
    // The focus stays where something is typed.
    <Button size="small" busy={isTrying} onMouseDown={(event) => event.preventDefault()} onClick={retry}>
      Try again
    </Button>
  );
}

type LateNoticeProps = {
  children: ReactNode;
  className?: string;
  /** The wait before it, in milliseconds: two seconds, unless the part can be used without its code. */
  patience?: number;
  onRetry?: () => void;
};

/** Shown in place of a part whose code has not loaded. */
export function LateNotice({ children, className, patience, onRetry }: LateNoticeProps) {
  const [wasTried, setWasTried] = useState(false);
  const retry = () => {
    setWasTried(true);
    onRetry?.();
  };
  return (
    <Late patience={patience}>
      <div className={clsx("flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-attention-text", className)}>
        <output>
          {children} {wasTried && "Reload the page if that does not help."}
        </output>
        <RetryLate onPress={retry} />
      </div>
    </Late>
  );
}
