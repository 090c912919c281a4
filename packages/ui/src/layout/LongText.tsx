import { useState } from "react";

/** Longer than this, or of more lines, a text is shown in part. */
const limit = { characters: 160, lines: 3 };

/** A text whose lines are kept. A long one shows its beginning and a button for the rest. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const start = text.split("\n", limit.lines).join("\n").slice(0, limit.characters);
  const isLong = start.length < text.length;
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">
      {isLong ? `${open ? text : `${start}…`} ` : text}
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="rounded-sm font-medium text-accent-text hover:underline"
        >
          {open ? "Less" : "More"}
        </button>
      )}
    </span>
  );
}
