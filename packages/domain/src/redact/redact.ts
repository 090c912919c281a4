import { isCardNumber } from "../creditCard/creditCard.ts";

/**
 * Parts of the names under which secrets travel, as a pattern: passwords, tokens and other credentials, a card and its
 * security code, in snake, kebab or camel case. `token-type` is no secret and no such name.
 */
export const secretName = [
  "pass(?:word|wd|phrase)",
  "pwd",
  "secret",
  "token(?![-_ ]?type)",
  "authorization",
  "cookie",
  "api[-_ ]?key",
  "c(?:v[vc]2?|sc)",
  "(?:security|verification|card)[-_ ]?(?:code|value|number)",
  "(?:credit|saved)[-_ ]?card(?![-_ ]?id)",
].join("|");

const hidden = "[hidden]";
const hiddenCard = "[card number]";

/** What stands between the groups of a card number that is written, typed, pasted or put into a URL. */
const between = String.raw`(?:[\s.+\p{Pd}]|%20|%2D){1,3}`;
const digitGroups = new RegExp(String.raw`\p{Nd}+(?:${between}\p{Nd}+)*`, "giu");
const separators = new RegExp(`(${between})`, "iu");

/**
 * A named secret in JSON (also JSON inside a text), a URL, a dump of an object or prose: name, what closes it, colon, value.
 * A bare value ends before a quote that ends a JSON text, so that a line of JSON stays one.
 */
const namedSecret = new RegExp(
  String.raw`((?:${secretName})\w{0,20})((?:\]|%5D)?)(\\?["'])?(\s{0,5}(?:=>|[:=]|%3D)\s{0,5})` +
    String.raw`("(?:[^"\\]|\\.)*"?|\\"[^"\\]*(?:\\")?|'[^']*'?|\[[^\]]*\]?|\{[^}]*\}?|(?:[^\s,;&}\]"]|"(?!\s*[,}\]:]|$))+)`,
  "gi",
);

/** A header with credentials up to the end of its line, as its value has words and semicolons of its own. */
const secretHeader = /(authorization|cookie)(\s{0,5}[:=]\s{0,5})(?![\s"'\\])[^\r\n"'\\]+/gi;

/** Credentials and security codes with nothing but a blank between name and value. */
const spokenSecret = /\b(bearer|c(?:v[vc]2?|sc))\s{1,5}(?=[\w.~+/-]*\d)[\w.~+/=-]{3,}/gi;

const hideSecret = (_: string, name: string, bracket: string, quote: string | undefined, colon: string): string =>
  `${name}${bracket}${quote ?? ""}${colon}${quote ?? ""}${hidden}${quote ?? ""}`;

/** How the card numbers of the world begin; groups of digits that begin otherwise are dates, phones and ids. */
const cardBeginning = /^(?:[3-6]|2[2-7])/;

/** Groups of digits that can be a card number. Those of another script, which Luhn's check cannot read, may always be one. */
const isHidden = (digits: string, isGrouped: boolean): boolean => {
  if (/[^\d]/.test(digits)) return digits.length >= 13 && digits.length <= 19;
  return isCardNumber(digits) && (!isGrouped || cardBeginning.test(digits));
};

/** The end of the longest card number that begins with a group, or null. */
const endOfCard = (parts: readonly string[], first: number): number | null => {
  let end: number | null = null;
  let digits = "";
  for (let last = first; last < parts.length && digits.length <= 19; last += 2) {
    digits += parts[last];
    if (isHidden(digits, last > first)) end = last;
  }
  return end;
};

/** Hides the groups that together are a card number, and leaves the others, such as the day behind it. */
const hideCardNumber = (run: string): string => {
  const parts = run.split(separators); // digits at even places, what separates them at odd ones
  for (let first = 0; first < parts.length; first += 2) {
    const end = endOfCard(parts, first);
    if (end !== null) parts.splice(first, end - first + 1, hiddenCard);
  }
  return parts.join("");
};

/** Whether a text holds what looks like a card number: such a text is refused where it would be stored or mailed. */
export const holdsCardNumber = (text: string): boolean => text.replace(digitGroups, hideCardNumber) !== text;

const securityCode = /\b(?:c(?:v[vc]2?|sc)|security code)\b\W{0,3}(?:(?:is|code|no|number)\b\W{0,3})?\d{3,4}\b/i;

/** Whether a text holds the security code of a card by name. */
export const holdsSecurityCode = (text: string): boolean => securityCode.test(text);

/**
 * Takes card numbers (13 to 19 digits that pass Luhn's check), cards, security codes, passwords and tokens out of a text
 * that is shown or logged (ANSWER-28). It hides rather too much than too little.
 */
export const redact = (text: string): string =>
  text
    .replace(secretHeader, `$1$2${hidden}`)
    .replace(namedSecret, hideSecret)
    .replace(spokenSecret, `$1 ${hidden}`)
    .replace(digitGroups, hideCardNumber);
