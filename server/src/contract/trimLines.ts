import { hasHiddenCharacters, trimHidden } from "@teedesk/domain";
import { isOneLine } from "./refusedTexts.ts";

/**
 * Takes hidden characters off the ends of the one-line members of a body, as the console's forms do: they come along when a text is
 * pasted. Those within a text are refused.
 */
export function trimLines(body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  for (const [name, member] of Object.entries(body)) {
    if (typeof member !== "string") trimLines(member);
    else if (isOneLine(name) && hasHiddenCharacters(member)) Object.assign(body, { [name]: trimHidden(member) });
  }
}
