import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon, type IconShapes } from "../basics/Icon.tsx";
import { CopyButton } from "./CopyButton.tsx";

export type Tone = "success" | "warning" | "danger" | "info";

export type AlertProps = {
  tone: Tone;
  /** The event, what was kept and what to do. */
  children: ReactNode;
  /** Text to pass on to support, shown in monospace with a button that copies it. Shown as text, never as markup. */
  detail?: string | undefined;
  /** Buttons at the right. */
  actions?: ReactNode;
  className?: string | undefined;
};

const looks: Record<Tone, { icon: IconShapes; box: string; sign: string }> = {
  success: { icon: CircleCheck, box: "border-accent/30 bg-accent-soft", sign: "text-accent-text" },
  warning: { icon: TriangleAlert, box: "border-attention/60 bg-attention-soft", sign: "text-attention-text" },
  danger: { icon: CircleAlert, box: "border-danger/30 bg-danger-soft", sign: "text-danger-text" },
  info: { icon: Info, box: "border-line bg-sunken", sign: "text-ink-muted" },
};

/**
 * A message that stays in its place. Danger and warning interrupt a screen reader (role alert), the others wait for
 * a pause (role status).
 */
export function Alert({ tone, children, detail, actions, className }: AlertProps) {
  const { icon, box, sign } = looks[tone];
  const urgent = tone === "danger" || tone === "warning";
  return (
    <div role={urgent ? "alert" : "status"} className={clsx("flex gap-2 rounded-md border px-3 py-2", box, className)}>
      <Icon shapes={icon} className={clsx("mt-0.5 size-4 shrink-0", sign)} />
      {/* On a phone the buttons are under the text. */}
      <div className={clsx("flex min-w-0 grow gap-2", actions !== undefined && "max-sm:flex-col")}>
        <div className="min-w-0 grow">
          <div className="font-medium wrap-anywhere text-pretty">{children}</div>
          {detail !== undefined && (
            <div className="mt-2 flex items-start gap-2">
              <pre className="max-h-40 grow overflow-auto rounded-sm border border-line bg-surface px-2 py-1 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
                {detail}
              </pre>
              <CopyButton key={detail} text={detail} />
            </div>
          )}
        </div>
        {actions !== undefined && <div className="flex shrink-0 flex-wrap items-start gap-2">{actions}</div>}
      </div>
    </div>
  );
}
