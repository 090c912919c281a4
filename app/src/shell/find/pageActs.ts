import { actControls, pressAct } from "../../navigation/acts.ts";

/** An act of the open page: a button or link of its own that staff can press now. */
export type Act = {
  readonly name: string;
  /** The heading of the panel it belongs to; "" for those of the page itself. */
  readonly about: string;
  /** The keys that do the same, such as Ctrl and S. */
  readonly keys: readonly string[];
  readonly run: () => void;
};

/** Its words without signs, keys and notes that are drawn for the eye alone. */
function nameOf(control: HTMLElement): string {
  const copy = control.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const sign of copy.querySelectorAll("[aria-hidden]")) sign.remove();
  return control.ariaLabel ?? (copy.textContent ?? "").trim();
}

const keyNames: Readonly<Record<string, string>> = { Control: "Ctrl" };

/** Its keys; those of a Mac are second. */
function keysOf(control: HTMLElement): readonly string[] {
  const [keys = ""] = (control.getAttribute("aria-keyshortcuts") ?? "").split(" ");
  return keys === "" ? [] : keys.split("+").map((key) => keyNames[key] ?? key);
}

/**
 * The acts of the open page, read from its controls: what is drawn for the person is all that is offered, with its words and keys, and
 * what is disabled now is left out.
 */
export const actsOfPage = (): readonly Act[] =>
  actControls().map((control) => ({
    name: nameOf(control),
    about: control.closest("header")?.querySelector("h2, h3")?.textContent ?? "",
    keys: keysOf(control),
    run: () => pressAct(control),
  }));

/** The attributes that decide whether a control can be pressed; a part that was awaited is revealed by its style. */
const attributeFilter = ["disabled", "aria-disabled", "hidden", "style"];

/** Calls back with the acts of the open page, immediately and whenever its controls may have changed; returns a function that stops it. */
export function watchActs(onActs: (acts: readonly Act[]) => void): () => void {
  const report = () => onActs(actsOfPage());
  const observer = new MutationObserver(report);
  for (const page of document.querySelectorAll("main"))
    observer.observe(page, { childList: true, subtree: true, attributeFilter });
  report();
  return () => observer.disconnect();
}
