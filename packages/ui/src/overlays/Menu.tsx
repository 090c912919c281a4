import { MenuButton, MenuItem, MenuItems, Menu as MenuRoot } from "@headlessui/react";
import { clsx } from "clsx";
import { ArrowUpRight, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonLook } from "../basics/buttonLook.ts";
import type { Icon } from "../basics/icon.ts";
import { Anchor } from "../basics/LinkProvider.tsx";
import { VisuallyHidden } from "../basics/VisuallyHidden.tsx";
import { popupItemLook, popupLook } from "./popupLook.ts";

/** A place to go to or a thing to do. */
export type MenuEntry =
  | { text: string; href: string; external?: boolean }
  | { text: string; onSelect: () => void; danger?: boolean; disabled?: boolean };

export type MenuProps = {
  label: string;
  icon?: Icon | undefined;
  entries: readonly MenuEntry[];
  /** Said in place of the entries when there are none: still loading, failed, or really none. */
  empty?: string;
  /** Which edge of the button the list keeps to. Default start. */
  align?: "start" | "end";
  /** Default quiet. */
  kind?: "quiet" | "secondary";
  className?: string | undefined;
};

/** A button that drops a list of links or actions. Arrow keys, type-ahead and Esc as in a desktop menu. */
export function Menu({
  label,
  icon: IconShape,
  entries,
  empty,
  align = "start",
  kind = "quiet",
  className,
}: MenuProps) {
  return (
    <MenuRoot>
      <MenuButton className={buttonLook(kind, "normal", className)}>
        {IconShape && <IconShape className="-ml-0.5 size-4" />}
        {label}
        <ChevronDown className="-mr-1 size-4 text-ink-muted" />
      </MenuButton>
      <MenuItems
        modal={false}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        className={clsx(popupLook, "max-w-96 min-w-48 p-1")}
      >
        {entries.length === 0 && <p className="px-2 py-1.5 text-ink-muted">{empty ?? "Nothing here yet."}</p>}
        {entries.map((entry, index) => (
          // Staff name the links: two may read the same, so an entry's place is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <MenuEntryRow key={index} entry={entry} />
        ))}
      </MenuItems>
    </MenuRoot>
  );
}

function MenuEntryRow({ entry }: { entry: MenuEntry }): ReactNode {
  if ("href" in entry) {
    return (
      <MenuItem as={Anchor} href={entry.href} external={entry.external} className={popupItemLook}>
        <span className="min-w-0 grow truncate">{entry.text}</span>
        {entry.external && (
          <>
            <ArrowUpRight className="size-3.5 shrink-0 text-link" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </>
        )}
      </MenuItem>
    );
  }
  return (
    <MenuItem
      as="button"
      type="button"
      disabled={entry.disabled ?? false}
      onClick={entry.onSelect}
      className={clsx(popupItemLook, entry.danger && "text-danger-text")}
    >
      {entry.text}
    </MenuItem>
  );
}
