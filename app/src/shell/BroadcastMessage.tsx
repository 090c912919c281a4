import { useState } from "react";

/**
 * The message to everybody, a line of the bar; pressing it shows a long one in full. Nothing at all when it is empty
 * (OPS-SHELL-13).
 */
export function BroadcastMessage({ message }: { message: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (message.trim() === "") return null;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={isOpen ? "Show one line" : "Show the whole message"}
      onClick={() => setIsOpen(!isOpen)}
      className="absolute inset-x-0 top-full min-h-8 border-b border-attention/60 bg-attention-soft px-4 text-left font-medium text-attention-text"
    >
      <span className={isOpen ? "block py-1.5 whitespace-pre-wrap" : "block truncate"}>{message}</span>
    </button>
  );
}
