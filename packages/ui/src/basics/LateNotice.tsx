import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import { Late } from "./Late.tsx";
import { retryLate } from "./loadLate.ts";

/** Asks for late code at once instead of at the next try. */
export function RetryLate({ onPress }: { onPress?: (() => void) | undefined }) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    onPress?.();
    setIsTrying(true);
    await retryLate();
    setIsTrying(false);
  };
  return (
    <Button
      size="small"
      busy={isTrying}
      // The focus stays where something is typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void retry()}
    >
      Try again
    </Button>
  );
}

type LateNoticeProps = {
  children: ReactNode;
  /** Said once trying has not helped. */
  afterwards?: string;
  className?: string;
  onRetry?: () => void;
};

/** Stands where something is missing whose code has not come. */
export function LateNotice({ children, afterwards, className, onRetry }: LateNoticeProps) {
  const [wasTried, setWasTried] = useState(false);
  const retry = () => {
    setWasTried(true);
    onRetry?.();
  };
  return (
    <Late>
      <div className={clsx("flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-attention-text", className)}>
        <output>
          {children} {wasTried && afterwards}
        </output>
        <RetryLate onPress={retry} />
      </div>
    </Late>
  );
}
