import { Button } from "../basics/Button.tsx";
import { Late } from "../basics/Late.tsx";
import { RetryLate } from "../basics/LateNotice.tsx";

/** Shown for a layer over the page whose code has not loaded; it can be canceled. */
export function LateLayer({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Late>
      <div
        role="alert"
        className="fixed inset-x-3 top-3 z-40 mx-auto flex max-w-140 flex-wrap items-start justify-end gap-2 rounded-md border border-attention/60 bg-attention-soft px-3 py-2 shadow-dialog"
      >
        <p className="min-w-60 grow basis-0">
          “{title}” is not loaded yet. It is tried again automatically; reload the page if it does not open.
        </p>
        <RetryLate />
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Late>
  );
}
