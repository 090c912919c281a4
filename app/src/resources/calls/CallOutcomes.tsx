import { Button, Kbd } from "@teedesk/ui";
import type { KeyboardEvent } from "react";
import type { CallOutcome } from "./call.api.ts";

/** The outcomes, each with its key. */
const outcomes: readonly { readonly key: string; readonly outcome: CallOutcome; readonly text: string }[] = [
  { key: "n", outcome: "no_answer", text: "No answer" },
  { key: "l", outcome: "left_message", text: "Left message" },
  { key: "b", outcome: "call_back", text: "Call back…" },
  { key: "d", outcome: "declined", text: "Declined" },
];

type Props = {
  /** The customer in a sentence. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onEnd: (outcome: CallOutcome) => void;
};

/** A key that is still held from the act before, which would press what has the focus by now. Tab goes on. */
export function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key !== "Tab") event.preventDefault();
}

/** The outcomes of a call, each by one key while the focus is on any of them. A booking is an outcome that records itself. */
export function CallOutcomes({ name, isBusy, onEnd }: Props) {
  const press = (event: KeyboardEvent) => {
    ignoreHeld(event);
    const found = outcomes.find(({ key }) => key === event.key.toLowerCase());
    if (found === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!isBusy) onEnd(found.outcome);
  };
  return (
    <fieldset aria-label={`Outcome of the call to ${name}`} className="flex min-w-0 flex-wrap gap-1">
      {outcomes.map(({ key, outcome, text }) => (
        <Button
          key={outcome}
          size="small"
          aria-disabled={isBusy}
          aria-keyshortcuts={key}
          // The label begins with the button's visible text.
          aria-label={`${text} ${key.toUpperCase()}: ${name}`}
          onKeyDown={press}
          onClick={() => onEnd(outcome)}
        >
          {text} <Kbd>{key.toUpperCase()}</Kbd>
        </Button>
      ))}
    </fieldset>
  );
}
