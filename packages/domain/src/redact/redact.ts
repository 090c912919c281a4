import { isCardNumber } from "../creditCard/isCardNumber.ts";

const hidden = "[hidden]";
const hiddenCard = "[card number]";

/** Digits in groups, as a card number is written, typed or put into a URL. */
const digitGroups = /\d+(?:(?: |-|\+|%20)\d+)*/g;

/** A named secret in JSON (also JSON inside a text), a URL, a header or prose: name, quote behind it, colon, value. */
const namedSecret =
  /(password\w{0,20}|secret|token|cvv2?|cvc2?|security_code|authorization|cookie|api_?key)(\\?["'])?(\s{0,5}[:=]\s{0,5})("(?:[^"\\]|\\.)*"?|\\"[^"\\]*(?:\\")?|'[^']*'?|(?:Bearer |Basic )?[^\s,;&}\]]+)/gi;

const hideSecret = (_: string, name: string, quote: string | undefined, colon: string): string =>
  `${name}${quote ?? ""}${colon}${quote ?? ""}${hidden}${quote ?? ""}`;

/** Hides the groups that together are a card number, and leaves the others, such as the expiry behind it. */
const hideCardNumber = (run: string): string => {
  const parts = run.split(/( |-|\+|%20)/); // digits at even places, what separates them at odd ones
  for (let first = 0; first < parts.length; first += 2) {
    let digits = "";
    for (let last = first; last < parts.length && digits.length <= 19; last += 2) {
      digits += parts[last];
      if (isCardNumber(digits)) {
        parts.splice(first, last - first + 1, hiddenCard);
        break;
      }
    }
  }
  return parts.join("");
};

/**
 * Takes card numbers (13 to 19 digits that pass Luhn's check), security codes, passwords and tokens out of a text that
 * is shown or logged (DECISIONS 28). It hides rather too much than too little.
 */
export const redact = (text: string): string =>
  text.replace(namedSecret, hideSecret).replace(digitGroups, hideCardNumber);
