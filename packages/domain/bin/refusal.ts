import type { IssueCode } from "../src/issue.ts";
import { issueMessages } from "../src/issueMessages.ts";

/** The values that each member of a booking takes, in the words of `--help` and of a refusal. */
export const fields: Readonly<Record<string, string>> = {
  id: "anything; handed back beside the price",
  charge: 'dollars, such as "125.00" or 125; a point before the cents, a comma between thousands only',
  players: "a whole number; null, 0 and less count as 1",
  rate: "an object, or null",
  "rate.raw_rate": "a whole number of cents per player",
  "rate.service_fee": 'a number (percent of the rate), a text (dollars per player, such as "3.50"), or null',
  rental_clubs: "a list of objects, or null",
  "rental_clubs[]": "an object",
  "rental_clubs[].id":
    "a whole number, which names the club in refusals; its place in the list, as #1, where it is missing",
  "rental_clubs[].raw_charge": "a whole number of cents per set; 0 where it is missing",
  "rental_clubs[].quantity": "a whole number of sets",
  discount: "an object, or null",
  "discount.is_dollars": "true or false",
  "discount.raw_amount": "cents when is_dollars is true, else a percentage from 0 to 100",
  gift_certificate: "an object, or null",
  "gift_certificate.raw_balance": "a whole number of cents",
};

/**
 * A refused member of a booking: its path, the reason and the value given, which is undefined where it was missing or where no
 * single value is at fault. A text that is not JSON is refused as a whole, with the parser's message as its value.
 */
export type Refusal = {
  readonly path: string;
  readonly code: IssueCode | "not_json";
  readonly given: unknown;
};

/** Characters shown of a value: enough to recognize it, few enough for a line of a log. */
const longestGiven = 60;

/** Escapes control characters, so that a terminal does not take input for a command. */
export const inTerminal = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

const givenText = (given: unknown): string => {
  const text = inTerminal(JSON.stringify(given) ?? "nothing");
  return text.length > longestGiven ? `${text.slice(0, longestGiven)}…` : text;
};

/** The reason a member is refused, the value expected and the one given, in words. */
export const refusalText = ({ path, code, given }: Refusal): string => {
  if (code === "not_json") return `This is not JSON: ${inTerminal(String(given))}.`;
  const expected = path === "" ? "an object" : fields[path.replace(/^(rental_clubs)\.[^.]+/, "$1[]")];
  const isOneValue = given !== undefined || code === "unexpected_shape";
  return [
    ...(code === "unexpected_shape" ? [] : [issueMessages[code]]),
    ...(isOneValue && expected !== undefined ? [`Expected ${expected}.`] : []),
    ...(isOneValue ? [`Given: ${givenText(given)}.`] : []),
  ].join(" ");
};
