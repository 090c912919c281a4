import { Spinner } from "../basics/Spinner.tsx";

/**
 * Covers its nearest positioned ancestor while something runs that must not be disturbed. Make what lies under it
 * `inert`; the text is announced.
 */
export function Overlay({ text }: { text: string }) {
  return (
    <div className="absolute inset-0 z-20 grid place-items-center rounded-lg bg-surface/75">
      <output className="flex items-center gap-2 rounded-lg bg-raised px-4 py-3 font-medium shadow-popup">
        <Spinner className="text-accent-text" />
        {text}
      </output>
    </div>
  );
}
