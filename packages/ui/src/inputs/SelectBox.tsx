import { clsx } from "clsx";
import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../basics/Icon.tsx";
import { inputLook } from "./inputLook.ts";

/** The platform's select in the look of the inputs. `className` is the height and the text. */
export function SelectBox({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...rest} className={inputLook(false, clsx("appearance-none truncate pr-8", className))} />
      <Icon
        shapes={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-ink-muted"
      />
    </span>
  );
}
