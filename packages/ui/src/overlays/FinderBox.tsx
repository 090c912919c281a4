import {
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as ComboboxRoot,
  DialogBackdrop,
  DialogPanel,
  Dialog as DialogRoot,
} from "@headlessui/react";
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Icon, type IconShapes } from "../basics/Icon.tsx";
import { SearchIcon } from "../basics/icons.ts";
import { Kbd } from "../basics/Kbd.tsx";
import { Spinner } from "../basics/Spinner.tsx";
import { lineAttributes } from "./lineAttributes.ts";
import { popupItemLook } from "./popupLook.ts";

export type FinderEntry = {
  readonly key: string;
  readonly icon?: IconShapes | undefined;
  readonly text: string;
  /** Details that tell it apart, behind the text. */
  readonly detail?: string | undefined;
  /** Its kind, at the end of the row. */
  readonly kind?: string | undefined;
  /** The keys that do the same without the box. */
  readonly keys?: readonly string[] | undefined;
};

/** Entries under a heading; a group without entries is not shown. */
export type FinderGroup = { readonly heading: string; readonly entries: readonly FinderEntry[] };

export type FinderProps = {
  /** The name of the box for screen readers. */
  label: string;
  placeholder: string;
  /** The text to open with, and then the last that `onQuery` reported. */
  query: string;
  /** Reports the text once typing rests, and before a key that acts on it: no letter waits until the entries are drawn. */
  onQuery: (query: string) => void;
  /** Milliseconds without a key before the text is reported: a long list is drawn sooner, since each key costs what its length is. */
  pause: number;
  /** Called for each letter, before it is drawn: for what must not wait until typing rests. */
  onType: (query: string) => void;
  maxLength: number;
  groups: readonly FinderGroup[];
  /** More entries are on their way: Enter is reported by `onEarlyEnter` and chooses nothing, unless an arrow key led to an entry. */
  pending: boolean;
  onEarlyEnter: () => void;
  /** The number of entries in words; screen readers announce it. */
  status: string;
  onChoose: (key: string) => void;
  onClose: () => void;
  /** Shown between the line and the entries. */
  children?: ReactNode;
};

const arrows: readonly string[] = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"];

/** The key of the entry that the arrow keys led to, else the first; after a click on one there is none. */
function activeKey(line: Element): string | undefined {
  const id = line.querySelector("[aria-activedescendant]")?.getAttribute("aria-activedescendant") ?? "";
  return document.getElementById(id)?.dataset["key"];
}

/** A line to type in, over the page, with all that it finds below it. The focus returns to where it was. */
export function FinderBox({ label, query, groups, status, pending, children, ...props }: FinderProps) {
  "use memo";
  const hasMoved = useRef(false);
  const typed = useRef(query);
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const choose = (key: string | null | undefined) => {
    hasMoved.current = false;
    if (key != null) props.onChoose(key);
  };
  const enter = (line: Element) => {
    if (pending && !hasMoved.current) props.onEarlyEnter();
    else choose(activeKey(line) ?? shown[0]?.entries[0]?.key);
  };
  const report = (text: string) => {
    if (text !== query) props.onQuery(text);
  };
  const reportNow = () => flushSync(() => report(typed.current));
  const close = () => {
    report(typed.current);
    props.onClose();
  };
  const latestEnter = useRef(enter);
  useLayoutEffect(() => {
    latestEnter.current = enter;
  });
  const press = (event: KeyboardEvent) => {
    if (arrows.includes(event.key)) {
      reportNow();
      hasMoved.current = true;
    }
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    // Esc closes the box, not the list in it, which is always open, and so does no choice by Enter: another may follow it.
    if (event.key !== "Escape" && !isEnter) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isEnter) {
      close();
      return;
    }
    // Enter is meant for all that was typed, drawn or not.
    reportNow();
    latestEnter.current(event.currentTarget);
  };
  return (
    <DialogRoot open onClose={close} aria-label={label} className="fixed inset-0 z-40 outline-none">
      <DialogBackdrop className="fixed inset-0 bg-veil transition-opacity duration-120 starting:opacity-0" />
      <div className="fixed inset-0 flex items-start justify-center p-3 sm:p-12">
        <DialogPanel className="flex max-h-full w-full max-w-160 flex-col overflow-clip rounded-lg bg-raised shadow-dialog transition duration-120 starting:opacity-0">
          <ComboboxRoot<string | null> immediate value={null} onChange={choose}>
            <div onKeyDownCapture={press} className="flex items-center gap-2 border-b border-line px-3">
              <Icon shapes={SearchIcon} className="size-4 shrink-0 text-ink-muted" />
              <Line
                label={label}
                placeholder={props.placeholder}
                maxLength={props.maxLength}
                start={query}
                onType={(text) => {
                  hasMoved.current = false;
                  typed.current = text;
                  props.onType(text);
                }}
                pause={props.pause}
                onRest={(text) => startTransition(() => report(text))}
              />
              {pending && <Spinner />}
            </div>
            {children}
            <ComboboxOptions static modal={false} className="min-h-0 grow overflow-y-auto p-1 empty:hidden">
              {shown.map(({ heading, entries }) => (
                // In its lists Headless UI takes the role from an element that states none, a fieldset too.
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                <div key={heading} role="group" aria-label={heading}>
                  <div aria-hidden className="px-2 pt-2 pb-1 text-xs font-medium text-ink-faint">
                    {heading}
                  </div>
                  {entries.map(({ key, ...entry }) => (
                    <Row key={key} value={key} {...entry} />
                  ))}
                </div>
              ))}
            </ComboboxOptions>
          </ComboboxRoot>
          <footer className="flex min-h-9 items-center gap-3 border-t border-line px-3 text-sm text-ink-muted">
            <output className="min-w-0 grow truncate">{status}</output>
            <span aria-hidden className="hidden items-center gap-1 sm:flex">
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd>
              <span className="mr-2">move</span>
              <Kbd>Enter</Kbd>
              <span className="mr-2">choose</span>
              <Kbd>Esc</Kbd>
              <span>close</span>
            </span>
          </footer>
        </DialogPanel>
      </div>
    </DialogRoot>
  );
}

type LineProps = Pick<FinderProps, "label" | "placeholder" | "maxLength"> & {
  readonly start: string;
  readonly onType: (text: string) => void;
  readonly pause: number;
  readonly onRest: (text: string) => void;
};

/** It keeps its own text, so that a key redraws nothing else. */
function Line({ label, placeholder, maxLength, start, onType, pause, onRest }: LineProps) {
  const [text, setText] = useState(start);
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    const timer = setTimeout(() => rest(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return (
    <ComboboxInput
      {...lineAttributes}
      autoFocus
      aria-label={label}
      maxLength={maxLength}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onType(event.target.value);
      }}
    />
  );
}

function Row({ value, icon, text, detail, kind, keys }: Omit<FinderEntry, "key"> & { readonly value: string }) {
  "use memo";
  return (
    <ComboboxOption value={value} data-key={value} className={popupItemLook}>
      {icon !== undefined && <Icon shapes={icon} className="size-4 shrink-0 text-ink-faint" />}
      <span className="min-w-0 shrink truncate" title={text}>
        {text}
      </span>
      <span className="min-w-0 shrink-2 grow truncate text-sm text-ink-muted" title={detail}>
        {detail}
      </span>
      {kind !== undefined && <span className="shrink-0 text-xs text-ink-faint max-sm:hidden">{kind}</span>}
      {keys !== undefined && keys.length > 0 && (
        <span className="flex shrink-0 gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </ComboboxOption>
  );
}
