import type { IssueCode } from "../src/issue.ts";
import { issueMessages } from "../src/issueMessages.ts";
import { fields } from "./fields.ts";

/**
 * A refused member of a booking: where, why, and what stood there; undefined where nothing did, or where no one value is
 * to blame. A text that is no JSON is refused as a whole, with what the parser says of it.
 */
export type Refusal = {
  readonly path: string;
  readonly code: IssueCode | "not_json";
  readonly given: unknown;
};

/** Long enough to recognise the value, short enough for a line of a log. */
const longestGiven = 60;

/** A text for a terminal, which must not take anything of an input for a command: such characters are escaped. */
export const inTerminal = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

const givenWords = (given: unknown): string => {
  const text = inTerminal(JSON.stringify(given) ?? "nothing");
  return text.length > longestGiven ? `${text.slice(0, longestGiven)}…` : text;
};

/** Says in words why a member is refused, what was expected there and what was given. */
export const refusalWords = ({ path, code, given }: Refusal): string => {
  if (code === "not_json") return `This is not JSON: ${inTerminal(String(given))}.`;
  const expected = path === "" ? "an object" : fields[path.replace(/^(rental_clubs)\.[^.]+/, "$1[]")];
  const isOneValue = given !== undefined || code === "unexpected_shape";
  return [
    ...(code === "unexpected_shape" ? [] : [issueMessages[code]]),
    ...(isOneValue && expected !== undefined ? [`Expected ${expected}.`] : []),
    ...(isOneValue ? [`Given: ${givenWords(given)}.`] : []),
  ].join(" ");
};
