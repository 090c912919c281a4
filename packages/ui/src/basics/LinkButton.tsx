import type { ReactNode } from "react";
import { type ButtonKind, type ButtonSize, buttonLook } from "./buttonLook.ts";
import { Icon, type IconShapes } from "./Icon.tsx";
import { Anchor } from "./LinkProvider.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export type LinkButtonProps = {
  href: string;
  children: ReactNode;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: IconShapes | undefined;
  external?: boolean | undefined;
  className?: string | undefined;
  /** The key that follows it, for `aria-keyshortcuts`. */
  shortcut?: string | undefined;
};

/** A link that looks like a button: "New Customer" goes to a page, it does not do anything here. */
export function LinkButton({ kind = "secondary", size = "normal", icon, ...rest }: LinkButtonProps) {
  const { href, children, external, className, shortcut } = rest;
  return (
    <Anchor href={href} external={external} aria-keyshortcuts={shortcut} className={buttonLook(kind, size, className)}>
      {icon && <Icon shapes={icon} className="-ml-0.5 size-4 shrink-0" />}
      {children}
      {external && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Anchor>
  );
}
