import { clsx } from "clsx";
import { LoaderCircle } from "lucide";
import { Icon } from "./Icon.tsx";

/** A turning ring, decorative: the text beside it states what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <Icon shapes={LoaderCircle} className={clsx("size-4 shrink-0 animate-spin", className)} />;
}
