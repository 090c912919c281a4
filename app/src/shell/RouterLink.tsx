import type { AnchorProps } from "@teedesk/ui";
import type { MouseEvent, PointerEvent } from "react";
import { useRouter } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { useServices } from "../services/services.tsx";

/** Left to the browser: a new tab or window, or a download. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * The design system's links go through the router: no page load inside the console. Pointing at one prefetches its page's code,
 * and pressing the mouse on it begins the page's reads, which are then under way when the click comes and while the page is drawn.
 *
 * It is not wouter's Link, which subscribes to the location: each of a list's hundred links would render on every navigation.
 */
export function RouterLink({ href, onClick, children, ...props }: AnchorProps) {
  const { preloader, readPage } = useServices();
  const { aroundNav } = useRouter();
  const prefetch = () => void preloader.load(href);
  // A finger that goes down may be about to scroll.
  const press = (event: PointerEvent) => {
    if (event.button === 0 && event.pointerType === "mouse" && !opensElsewhere(event)) readPage(href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || opensElsewhere(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    aroundNav(navigate, href);
  };
  return (
    <a {...props} href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} onPointerDown={press}>
      {children}
    </a>
  );
}
