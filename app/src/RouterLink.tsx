import type { AnchorProps } from "@teedesk/ui";
import { Link } from "wouter";
import { loadAhead } from "./opening.ts";

/** The design system's links go through the router: no page load inside the console. Pointing at one loads its page. */
export function RouterLink(props: AnchorProps) {
  const ahead = () => void loadAhead(props.href);
  return <Link {...props} onPointerEnter={ahead} onFocus={ahead} />;
}
