import { type MouseEvent, useEffect, useRef, useState } from "react";
import { member } from "../api/record.ts";

/** The user's place in a list when they followed one of its links. */
type Place = { readonly href: string; readonly top: number; readonly left: number; readonly windowTop: number };

const numberIn = (value: unknown, name: string): number => Number(member(value, name) ?? 0);

function placeIn(state: unknown): Place | null {
  const place = member(state, "listPlace");
  const href = member(place, "href");
  if (typeof href !== "string") return null;
  return {
    href,
    top: numberIn(place, "top"),
    left: numberIn(place, "left"),
    windowTop: numberIn(place, "windowTop"),
  };
}

/** The box that a table scrolls in. */
const boxOf = (part: Element | null | undefined): Element | null => part?.closest("table")?.parentElement ?? null;

/**
 * Back from a record leads to where the list was left: as far down, with the focus on the row. The place is kept with the
 * entry in the browser's history, so that a new visit to the list begins at its top.
 */
export function useListPlace(place: "page" | "picker" | "embedded" | "panel", isShown: boolean) {
  const box = useRef<HTMLElement>(null);
  const [left] = useState(() => (place === "picker" ? null : placeIn(history.state)));
  const wanted = useRef(left);
  useEffect(() => {
    const { current } = wanted;
    if (!isShown || current === null) return;
    wanted.current = null;
    const links = [...(box.current?.querySelectorAll("tbody a") ?? [])];
    const link = links.find((one) => one.getAttribute("href") === current.href);
    // A page can have several embedded lists: the place is of the one with the link.
    if (link === undefined && place !== "page") return;
    boxOf(box.current?.querySelector("tbody"))?.scrollTo(current.left, current.top);
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
    // After the shell, which shows every page from its top.
    queueMicrotask(() => window.scrollTo(0, current.windowTop));
  }, [place, isShown]);
  const keep = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("tbody a") : null;
    const scrolled = boxOf(link);
    if (link === null || scrolled === null) return;
    const { scrollTop: top, scrollLeft: left } = scrolled;
    const listPlace = { href: link.getAttribute("href"), top, left, windowTop: window.scrollY };
    history.replaceState({ ...history.state, listPlace }, "");
  };
  return { box, keep };
}
