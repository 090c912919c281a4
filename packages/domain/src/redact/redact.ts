import { isCardNumber } from "../creditCard/creditCard.ts";
import { isIssuedCardNumber } from "../creditCard/isIssuedCardNumber.ts";
import { type CardRule, cardNumbers } from "./cardNumbers.ts";

/**
 * Parts of the names under which secrets travel, as a pattern: passwords, tokens and other credentials, a card and its
 * security code, in snake, kebab or camel case. `token-type` is not a secret and does not match.
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

/** Digits of another script, which Luhn's check cannot read, always count as a card number. */
const isForeign = (digits: string): boolean => /\D/.test(digits);

/** ANSWER-28: texts that are shown or logged hide too much rather than too little. */
const isHidden: CardRule = (digits) => isForeign(digits) || isCardNumber(digits);

/** A text to be stored is refused only for numbers of known issuers: confirmations and folios are as long. */
const isRefused: CardRule = (digits) => (isForeign(digits) ? digits.length > 13 : isIssuedCardNumber(digits));

function hideCardNumbers(text: string): string {
  let shown = "";
  let next = 0;
  for (const { start, end } of cardNumbers(text, isHidden)) {
    shown += text.slice(next, start) + hiddenCard;
    next = end;
  }
  return shown + text.slice(next);
}

/** Whether a text holds a card number, and so must not be stored or mailed. */
export const holdsCardNumber = (text: string): boolean => cardNumbers(text, isRefused).next().done === false;

const securityCode = /\b(?:c(?:v[vc]2?|sc)|security code)\b\W{0,3}(?:(?:is|code|no|number)\b\W{0,3})?\d{3,4}\b/i;

/** Whether a text holds the security code of a card by name. */
export const holdsSecurityCode = (text: string): boolean => securityCode.test(text);

/** Every secret has one of these: a colon or equals sign between name and value, or digits. Most names and addresses have none. */
const mayHoldSecret = /[:=\p{Nd}]/u;

/**
 * Removes card numbers (13 to 19 digits that pass Luhn's check), cards, security codes, passwords and tokens from a text
 * that is shown or logged (ANSWER-28). It hides too much rather than too little.
 */
export const redact = (text: string): string =>
  mayHoldSecret.test(text)
    ? hideCardNumbers(
        text
          .replace(secretHeader, `$1$2${hidden}`)
          .replace(namedSecret, hideSecret)
          .replace(spokenSecret, `$1 ${hidden}`),
      )
    : text;
