import { Spinner, VisuallyHidden } from "@teedesk/ui";

/** A loading page. The spinner shows only when loading takes longer than a blink. */
export function Waiting() {
  return (
    <output className="grid min-h-40 place-items-center text-ink-faint">
      <Spinner className="transition-opacity delay-300 starting:opacity-0" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </output>
  );
}
