import { clsx } from "clsx";

/** A grey bar in the place of text that is on its way; decorative. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={clsx("h-3 w-3/4 animate-pulse rounded-sm bg-line", className)} />;
}
