import { Icon, MessageIcon } from "@teedesk/ui";
import { useState } from "react";

type Props = {
  readonly message: string;
  /** It has a line of its own under the bar; otherwise it uses the free space of the bar. */
  readonly hasLine: boolean;
};

// It covers the bar's border, down to the sticky parts below it.
const line = "absolute inset-x-0 top-full min-h-[calc(2rem+1px)] border-b border-attention/60 px-4";
const chip = "flex h-8 max-w-full min-w-8 items-center gap-2 rounded-md px-2";

/**
 * The message to all staff; pressing it shows a long one in full, over the page. Nothing when it is empty
 * (OPS-SHELL-13).
 */
export function BroadcastMessage({ message, hasLine }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (message === "") return null;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={isOpen ? "Show one line" : "Show the whole message"}
      onClick={() => setIsOpen(!isOpen)}
      className={`bg-attention-soft text-left font-medium text-attention-text ${hasLine || isOpen ? line : chip}`}
    >
      {!hasLine && !isOpen && <Icon shapes={MessageIcon} className="size-4 shrink-0" />}
      <span className={isOpen ? "block py-1.5 whitespace-pre-wrap" : "block min-w-0 truncate"}>{message}</span>
    </button>
  );
}
