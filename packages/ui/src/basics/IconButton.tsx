import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconShapes } from "./Icon.tsx";

export type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconShapes;
  /** The name of the button, also its tooltip. */
  label: string;
};

/** A square quiet button with an icon alone. */
export function IconButton({ icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        "inline-grid size-control shrink-0 place-items-center rounded-md text-ink-muted transition-[background-color] hover:bg-hover hover:text-ink disabled:text-ink-faint aria-disabled:text-ink-faint",
        className,
      )}
    >
      <Icon shapes={icon} className="size-4" />
    </button>
  );
}
