import { clsx } from "clsx";
import { memo } from "react";
import { Icon, type IconShapes } from "./Icon.tsx";
import { Anchor } from "./LinkProvider.tsx";

export type NavLinkProps = {
  href: string;
  text: string;
  icon: IconShapes;
  /** The page being shown. */
  current: boolean;
  onClick?: (() => void) | undefined;
};

/** One entry of the drawer. Memoised: a navigation changes only the old and the new current entry. */
export const NavLink = memo(function NavLink({ href, text, icon, current, onClick }: NavLinkProps) {
  return (
    <Anchor
      href={href}
      onClick={onClick}
      aria-current={current ? "page" : undefined}
      className={clsx(
        "flex h-8 items-center gap-3 rounded-md px-2 font-medium transition-[background-color] pointer-coarse:h-10",
        current ? "bg-accent-soft text-accent-text" : "text-ink-muted hover:bg-hover hover:text-ink",
      )}
    >
      <Icon shapes={icon} className="size-4 shrink-0" />
      <span className="truncate">{text}</span>
    </Anchor>
  );
});
