import { hasHiddenCharacters, holdsCardNumber, holdsSecurityCode, trimHidden } from "@teedesk/domain";
import type { FieldMessages } from "../platform/refusal.ts";

/** Inputs for card data, and secrets, which may be any text. */
const cardOrSecret = new Set([
  "number",
  "cvv",
  "password",
  "password_confirmation",
  "token",
  "access-token",
  "access_token",
]);

/** Halves of surrogate pairs, most control characters, and characters that change a text's direction. */
const unreadable = /\p{Cs}|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Members that are shown on one line, in the headers of a mail too. */
const oneLine = /(^|_)(name|email|phone|postcode|city|state|country|code|serial|confirmation|folio|subject)$/;
const isOneLine = (name: string): boolean => oneLine.test(name);

/** Characters of the longest text that any call stores: a template's. */
const longestText = 10_000;

/** Characters of a body's members that are read. A hostile text takes some 2 µs a character to search. */
const longestBody = 30_000;

const tooLong = "Enter at most 10,000 characters.";
const tooMuchText = "The texts of this request are too long together.";

/**
 * The texts of a body that are refused, by field: those with card numbers and security codes, which would be stored in clear
 * and mailed, those with hidden characters, and those too long to be searched. `hide` returns the number of leading members
 * of a path that are left out.
 */
export function refusedTexts(body: unknown, hide: (path: readonly string[]) => number): FieldMessages {
  const messages: Record<string, readonly string[]> = {};
  let searched = 0;
  const search = (value: unknown, path: readonly string[]): void => {
    if (searched > longestBody) return;
    if (typeof value === "string") {
      const isShort = value.length <= longestText;
      if (isShort) searched += value.length;
      if (searched > longestBody) {
        messages[""] = [tooMuchText];
        return;
      }
      const message = isShort ? refusalReason(value, path) : tooLong;
      if (message !== null) messages[path.slice(hide(path)).join(".").slice(0, 200)] = [message];
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) search(member, [...path, name]);
    }
  };
  search(body, []);
  return messages;
}

function refusalReason(text: string, path: readonly string[]): string | null {
  if (unreadable.test(text)) return "has characters that cannot be shown";
  const name = path.at(-1) ?? "";
  if (cardOrSecret.has(name)) return null;
  if (isOneLine(name)) {
    if (/[\r\n\t]/.test(text)) return "must be one line";
    if (hasHiddenCharacters(text)) return "has characters that cannot be seen";
  }
  if (holdsCardNumber(text)) return "This looks like a card number. If it is something else, leave out its last digit.";
  return holdsSecurityCode(text) ? "This looks like the security code of a card." : null;
}

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
