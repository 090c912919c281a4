import type { AnchorProps } from "@teedesk/ui";
import type { PointerEvent } from "react";
import { Link } from "wouter";
import { useServices } from "../services/services.tsx";

/**
 * The design system's links go through the router: no page load inside the console. Pointing at one prefetches its page's code,
 * and pressing the mouse on it begins the page's reads, which are then under way when the click comes and while the page is drawn.
 */
export function RouterLink(props: AnchorProps) {
  const { preloader, readFirst } = useServices();
  const prefetch = () => void preloader.load(props.href);
  // A finger that goes down may be about to scroll.
  const press = ({ button, pointerType, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    const isElsewhere = ctrlKey || metaKey || shiftKey;
    if (button === 0 && pointerType === "mouse" && !isElsewhere) readFirst(props.href);
  };
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} onPointerDown={press} />;
}
