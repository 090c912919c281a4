import type { ComponentProps } from "react";

/** The input of a combobox: Headless UI keeps `aria-describedby` for its own Description component and drops ours. */
export function DescribedInput({
  describedBy,
  ...rest
}: ComponentProps<"input"> & { describedBy: string | undefined }) {
  return <input {...rest} aria-describedby={describedBy} />;
}
