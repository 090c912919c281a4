import { Menu as MenuIcon } from "lucide";
import type { ReactNode } from "react";
import { IconButton } from "../basics/IconButton.tsx";

export type TopBarProps = {
  /** The id of the drawer and whether it is open. */
  drawer: { id: string; open: boolean; toggle: () => void };
  /** Logo and badges. */
  start: ReactNode;
  /** Menus and links. */
  end: ReactNode;
  /** A message to all staff, between them. */
  children?: ReactNode;
};

/** The bar over every page, 48 px; a page's own bar slides away under it. */
export function TopBar({ drawer, start, end, children }: TopBarProps) {
  return (
    <header className="sticky top-0 z-25 flex h-topbar items-center gap-1 border-b border-line bg-surface px-2 sm:gap-2 print:hidden">
      <IconButton
        icon={MenuIcon}
        label="Menu"
        aria-expanded={drawer.open}
        aria-controls={drawer.open ? drawer.id : undefined}
        onClick={drawer.toggle}
      />
      {start}
      <div className="min-w-0 grow">{children}</div>
      <div className="flex items-center">{end}</div>
    </header>
  );
}
