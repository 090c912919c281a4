import { clsx } from "clsx";
import { ArrowUpRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { Anchor } from "./LinkProvider.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** Opens a new tab: blue, with an arrow. Links inside the console are green. */
  external?: boolean | undefined;
  /** Where many links read the same, e.g. `View Torrey Pines South`; begins with what is seen. */
  "aria-label"?: string | undefined;
  className?: string | undefined;
};

/** A link in running text or in a table cell. */
export function Link({ href, children, external = false, className, "aria-label": name }: LinkProps) {
  return (
    <Anchor
      href={href}
      external={external}
      aria-label={name}
      className={clsx(
        "rounded-sm font-medium underline-offset-2 hover:underline",
        external ? "text-link" : "text-accent-text",
        className,
      )}
    >
      {children}
      {external && (
        <>
          <Icon shapes={ArrowUpRight} className="ml-0.5 inline size-3.5 align-[-2px]" />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
