import { clsx } from "clsx";
import { LoaderCircle } from "lucide";
import { Icon } from "./Icon.tsx";

/** A turning ring, decorative: say what is being waited for in text beside it. */
export function Spinner({ className }: { className?: string }) {
  return <Icon shapes={LoaderCircle} className={clsx("size-4 shrink-0 animate-spin", className)} />;
}
