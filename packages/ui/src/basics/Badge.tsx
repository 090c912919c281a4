import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "attention" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink-muted ring-line",
  accent: "bg-accent-soft text-accent-text ring-accent/20",
  attention: "bg-attention-soft text-attention-text ring-attention/50",
  danger: "bg-danger-soft text-danger-text ring-danger/25",
};

/** A state in a word or two: Locked, Unsaved changes, Enabled. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex h-5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap ring-1 ring-inset",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
