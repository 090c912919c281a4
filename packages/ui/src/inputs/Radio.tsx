import { clsx } from "clsx";
import { radioLook } from "./inputLook.ts";

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

/** One choice of a group, alone in a row of a table (else use RadioGroup). */
export function Radio({ label, labelHidden, readOnly = false, onChange, ...rest }: RadioProps) {
  return (
    <label
      className={clsx(
        "inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-control",
        !rest.disabled && "cursor-pointer",
      )}
    >
      <input
        {...rest}
        type="radio"
        onChange={() => readOnly || onChange(rest.value)}
        className={clsx(radioLook, readOnly && "sr-only")}
      />
      <span className={labelHidden ? "sr-only" : "min-w-0 wrap-anywhere"}>{label}</span>
    </label>
  );
}
