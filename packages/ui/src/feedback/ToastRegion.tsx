import { clsx } from "clsx";
import { X } from "lucide";
import { useEffect, useState, useSyncExternalStore } from "react";
import { IconButton } from "../basics/IconButton.tsx";
import type { Tone } from "./Alert.tsx";
import { dismissToast, type Toast, toastStore } from "./toasts.ts";

const lifetime = 6000;

const marks: Record<Tone, string> = {
  success: "bg-accent-text",
  warning: "bg-attention",
  danger: "bg-danger-text",
  info: "bg-ink-faint",
};

/** Where toasts appear; put it once at the end of the page, and always, so that screen readers watch it. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-4 left-4 z-50 flex flex-col items-end gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Leaves automatically unless it reports a danger; waits while the pointer or the focus is on it. */
function ToastCard({ toast: { id, tone, text } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || tone === "danger") return undefined;
    const timer = setTimeout(() => dismissToast(id), lifetime);
    return () => clearTimeout(timer);
  }, [held, tone, id]);
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex max-w-100 items-center gap-3 overflow-hidden rounded-lg bg-raised pr-1 shadow-popup transition duration-120 starting:opacity-0 motion-safe:starting:translate-y-2"
    >
      <span aria-hidden className={clsx("w-1 self-stretch", marks[tone])} />
      <p className="py-2 font-medium">{text}</p>
      <IconButton icon={X} label="Dismiss" onClick={() => dismissToast(id)} />
    </div>
  );
}
