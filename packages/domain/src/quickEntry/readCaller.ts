import * as Result from "effect/Result";
import { parseEmail } from "../email/email.ts";
import { phone } from "../form/field.ts";
import { clockWords } from "./minutesPast.ts";
import { moneyWords } from "./moneyWords.ts";
import { changingWords } from "./readChanged.ts";
import { dayWords } from "./readDate.ts";
import { minuteWords, one, type Reader, type Word } from "./reading.ts";
import { peopleWords } from "./readPlayers.ts";

const numeral = /^\+?[\d().-]+$/;

/** The groups of digits that a spoken number is written in: "858 555 0554", "1 (858) 555-0554", "555-0554". */
const phoneGroups = /^(?:1 )?(?:\d{3} )?\d{3} \d{4}$|^1?\d{10}$/;

const mostGroups = 4;

/** A phone number in some spelling (QUICK-05); numbers of other lengths, such as a card's, are none. */
export const readPhone: Reader = (words, at) => {
  for (let length = mostGroups; length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.length < length || !part.every(({ text }) => numeral.test(text))) continue;
    const groups = part.flatMap(({ text }) => text.split(/\D+/).filter((digits) => digits !== ""));
    if (!phoneGroups.test(groups.join(" "))) continue;
    const typed = part.map((word) => word.typed).join(" ");
    return Result.isSuccess(phone.read(typed)) ? one(length, "phone", typed, `phone ${typed}`) : null;
  }
  return null;
};

/** An e-mail address (QUICK-05). */
export const readEmail: Reader = (words, at) => {
  const { typed = "" } = words[at] ?? {};
  return typed.includes("@") && Result.isSuccess(parseEmail(typed)) ? one(1, "customer.email", typed, typed) : null;
};

const isNameWord = (text: string): boolean => /^[\p{L}][\p{L}\p{M}'’.-]*$/u.test(text);

/** Words that are said beside a booking and are no name, unless "name" is before them or parentheses are around them. */
const otherWords: ReadonlySet<string> = new Set(
  "am pm a.m. p.m. none any but if only party group golf tee time call back earlier later asap"
    .split(" ")
    .concat([...minuteWords, ...moneyWords, ...dayWords, ...clockWords, ...changingWords, ...peopleWords]),
);

/** Whether a word that nothing else has read may be part of a name. */
export const mayBeName = ({ text, isParenthesized }: Word): boolean =>
  isNameWord(text) && (isParenthesized || !otherWords.has(text));

/** A word in parentheses is a name, whatever else it could be (QUICK-05). */
export const isNameAlone = (word: Word): boolean => word.isParenthesized && isNameWord(word.text);

const longestName = 3;

/** "name morales": the words after it are a name, whatever else they could be (QUICK-05). */
export const readName: Reader = (words, at) => {
  if (words[at]?.text !== "name") return null;
  let length = 1;
  while (length <= longestName && isNameWord(words[at + length]?.text ?? "")) length += 1;
  if (length === 1) return null;
  const name = words.slice(at + 1, at + length).map(({ typed }) => typed);
  return one(length, "name", name.join(" "), `name ${name.join(" ")}`);
};

/** Whether words that nothing else has read may be a name. */
export const isName = (words: readonly Word[]): boolean => words.length <= longestName && words.every(mayBeName);

/** Digits in the groups of a payment card are never read, least of all as times (QUICK-08). */
export const readCardNumber: Reader = (words, at) => {
  const groups = words.slice(at, at + 4).map(({ text }) => text);
  const isGrouped = /^\d{4} (?:\d{4} \d{4}|\d{6} \d{5}\b)/.test(groups.join(" "));
  if (!isGrouped) return null;
  const length = groups.findIndex((text) => !/^\d+$/.test(text));
  return { length: length === -1 ? groups.length : length, choices: [], reason: "not_understood" };
};
