import type { AnchorProps } from "@teedesk/ui";
import { Link } from "wouter";
import { useServices } from "../services/services.tsx";

/** The design system's links go through the router: no page load inside the console. Pointing at one prefetches its page. */
export function RouterLink(props: AnchorProps) {
  const { preloader } = useServices();
  const prefetch = () => void preloader.load(props.href);
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} />;
}
