import { holdsCardNumber, holdsSecurityCode } from "@teedesk/domain";
import type { FieldMessages } from "../platform/refusal.ts";

/** Inputs that are meant for them, and secrets that may be any text. */
const meant = new Set(["number", "cvv", "password", "password_confirmation", "token", "access-token", "access_token"]);

/** Half of a surrogate pair is no character; most control characters have no business in a text, nor has what turns its direction. */
const unreadable = /\p{Cs}|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Members that stand on one line wherever they are shown, in the headers of a mail too. */
const oneLine = /(^|_)(name|email|phone|postcode|city|state|country|code|serial|confirmation|folio|subject)$/;

/**
 * What no text of a body may hold, by field: card numbers and their codes, which would be stored in clear and mailed, and
 * characters nobody can see. `hide` tells how many leading members of a path are left out.
 */
export function refusedTexts(body: unknown, hide: (path: readonly string[]) => number): FieldMessages {
  const messages: Record<string, readonly string[]> = {};
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value === "string") {
      const message = refusalReason(value, path);
      if (message !== null) messages[path.slice(hide(path)).join(".").slice(0, 200)] = [message];
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) look(member, [...path, name]);
    }
  };
  look(body, []);
  return messages;
}

function refusalReason(text: string, path: readonly string[]): string | null {
  if (unreadable.test(text)) return "has characters that cannot be shown";
  const name = path.at(-1) ?? "";
  if (meant.has(name)) return null;
  if (oneLine.test(name) && /[\r\n\t]/.test(text)) return "must be one line";
  if (holdsCardNumber(text)) return "This looks like a card number. If it is something else, leave out its last digit.";
  return holdsSecurityCode(text) ? "This looks like the security code of a card." : null;
}
