import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonKind, type ButtonSize, buttonLook } from "./buttonLook.ts";
import { Icon, type IconShapes } from "./Icon.tsx";
import { Spinner } from "./Spinner.tsx";

export type ButtonProps = ComponentProps<"button"> & {
  /** Default secondary. */
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: IconShapes | undefined;
  /**
   * Shows a spinner in the label's place at the same width and swallows clicks. The button stays focusable, so the
   * focus is where it was when the work ends. `aria-disabled` does the same without a spinner; `disabled` drops the focus.
   */
  busy?: boolean | undefined;
};

/** A button; `type` is "button" by default, so none submits a form by accident. */
export function Button({
  kind = "secondary",
  size = "normal",
  icon,
  busy = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isLocked = busy || rest["aria-disabled"] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => (isLocked ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(kind, size, className)}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      {busy && <Spinner className="absolute" />}
      <span className={clsx("inline-flex items-center gap-2", busy && "opacity-0")}>
        {icon && <Icon shapes={icon} className="-ml-0.5 size-4 shrink-0" />}
        {children}
      </span>
    </button>
  );
}
