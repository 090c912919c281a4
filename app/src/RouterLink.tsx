import type { AnchorProps } from "@teedesk/ui";
import { Link } from "wouter";

/** The design system's links go through the router: no page load inside the console. */
export function RouterLink(props: AnchorProps) {
  return <Link {...props} />;
}
