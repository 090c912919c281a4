import type { AnchorProps } from "@teedesk/ui";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { paths } from "../navigation/paths.ts";
import { useServices } from "../services/services.tsx";

/** The design system's links go through the router: no page load inside the console. Pointing at one prefetches its page. */
export function RouterLink(props: AnchorProps) {
  const { preloader } = useServices();
  const prefetch = () => void preloader.load(props.href);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    // A new rate begun again is another one: the page is loaded anew (ADM-RATE-06).
    if (props.href !== paths.newRate() || location.pathname !== props.href) return;
    event.preventDefault();
    location.reload();
  };
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} onClick={press} />;
}
