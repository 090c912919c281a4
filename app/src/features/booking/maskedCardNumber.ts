import { cardMask } from "@teedesk/domain";

/** The last four digits of a number that could be a card's; anything shorter is shown as it is, to be corrected. */
export function maskedCardNumber(number: string): string {
  const digits = number.replaceAll(/\D/g, "");
  return digits.length < 12 ? number : `${cardMask} ${digits.slice(-4)}`;
}

/**
 * The number after an edit of the shown one. A masked number is not edited within: typing behind it or over it begins a new
 * one, and deleting from it clears it.
 */
export function typedOver(shown: string, text: string): string {
  if (!shown.startsWith(cardMask)) return text;
  if (text.startsWith(shown)) return text.slice(shown.length);
  return text.includes("•") ? "" : text;
}
