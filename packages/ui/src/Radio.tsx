import { clsx } from "clsx";

export type RadioProps = {
  label: string;
  labelHidden?: boolean | undefined;
  /** The same for all that exclude each other. */
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  /** Shows the label alone. */
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** One choice of a group; by itself it stands in the rows of a table (else use RadioGroup). */
export function Radio({ label, labelHidden, readOnly = false, onChange, ...rest }: RadioProps) {
  return (
    <label className="inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-control">
      <input
        {...rest}
        type="radio"
        onChange={() => readOnly || onChange(rest.value)}
        className={clsx(
          "size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-accent checked:bg-accent-ink print-color-adjust-exact disabled:border-line disabled:bg-sunken forced-colors:appearance-auto",
          readOnly && "sr-only",
        )}
      />
      <span className={labelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
