import { Check, Copy } from "lucide";
import { useState } from "react";
import { Button } from "../basics/Button.tsx";

/** Copies a text and confirms it in its own label. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without permission the text is still on the screen to be selected.
      setCopied(false);
    }
  };
  return (
    <Button size="small" icon={copied ? Check : Copy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
