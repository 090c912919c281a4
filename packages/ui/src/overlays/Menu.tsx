import { clsx } from "clsx";
import { ArrowUpRight, ChevronDown } from "lucide";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { type ButtonSize, buttonLook } from "../basics/buttonLook.ts";
import { Icon, type IconShapes } from "../basics/Icon.tsx";
import { Anchor } from "../basics/LinkProvider.tsx";
import { VisuallyHidden } from "../basics/VisuallyHidden.tsx";
import { nextMenuItem } from "./nextMenuItem.ts";
import { popupItemLook, popupLook } from "./popupLook.ts";

/** A place to go to or a thing to do. */
export type MenuEntry =
  | { text: string; href: string; external?: boolean }
  | { text: string; onSelect: () => void; danger?: boolean; disabled?: boolean };

export type MenuProps = {
  label: string;
  icon?: IconShapes | undefined;
  entries: readonly MenuEntry[];
  /** Shown in place of the entries when there are none: still loading, failed, or really none. */
  empty?: string;
  /** The edge of the button that the list is aligned with. Default start. */
  align?: "start" | "end";
  /** Default quiet. */
  kind?: "quiet" | "secondary";
  size?: ButtonSize;
  className?: string | undefined;
};

const itemsOf = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)"),
];

/**
 * A button that drops a list of links or actions. Arrow keys, type-ahead and Esc as in a desktop menu. It stands in the
 * bar of every page, so it is the platform's popover: a library's menu took a fifth of the code of a start.
 */
export function Menu({
  label,
  icon,
  entries,
  empty,
  align = "start",
  kind = "quiet",
  size = "normal",
  className,
}: MenuProps) {
  const id = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const [open, setOpen] = useState(false);
  const close = () => menuRef.current?.hidePopover();

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key.length === 1 && event.key !== " ") {
      // A pause begins another word.
      const text = event.timeStamp - typed.current.at < 600 ? typed.current.text + event.key : event.key;
      typed.current = { text, at: event.timeStamp };
    }
    const texts = items.map((item) => item.textContent);
    const next = nextMenuItem(event.key, { at, texts, typed: typed.current.text });
    if (event.key === "Tab") close();
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || open) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className={buttonLook(kind, size, className)}
      >
        {icon && <Icon shapes={icon} className="-ml-0.5 size-4" />}
        {label}
        <Icon shapes={ChevronDown} className="-mr-1 size-4 text-ink-muted" />
      </button>
      <div
        ref={menuRef}
        popover="auto"
        role="menu"
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        // Its entries are drawn before it is seen, have the focus once it is, and stay until the button has it back.
        onBeforeToggle={({ newState }) => newState === "open" && setOpen(true)}
        onToggle={({ newState, currentTarget: menu }) =>
          newState === "open" ? (itemsOf(menu)[0] ?? menu).focus() : setOpen(false)
        }
        onKeyDown={press}
        className={clsx(
          popupLook,
          align === "start" ? "popover-place-start" : "popover-place",
          "max-w-96 min-w-48 p-1",
        )}
      >
        {open && entries.length === 0 && <p className="px-2 py-1.5 text-ink-muted">{empty ?? "Nothing here yet."}</p>}
        {open &&
          entries.map((entry, index) => (
            // Staff name the links: two may read the same, so an entry's place is its identity.
            // oxlint-disable-next-line react/no-array-index-key
            <MenuEntryRow key={index} entry={entry} close={close} />
          ))}
      </div>
    </>
  );
}

const itemLook = clsx(popupItemLook, "outline-none hover:bg-hover focus:bg-hover disabled:text-ink-faint");

function MenuEntryRow({ entry, close }: { entry: MenuEntry; close: () => void }): ReactNode {
  if ("href" in entry) {
    return (
      <Anchor
        role="menuitem"
        tabIndex={-1}
        href={entry.href}
        external={entry.external}
        onClick={close}
        className={itemLook}
      >
        <span className="min-w-0 grow truncate">{entry.text}</span>
        {entry.external && (
          <>
            <Icon shapes={ArrowUpRight} className="size-3.5 shrink-0 text-link" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </>
        )}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={entry.disabled ?? false}
      onClick={() => {
        close();
        entry.onSelect();
      }}
      className={clsx(itemLook, entry.danger && "text-danger-text")}
    >
      {entry.text}
    </button>
  );
}
