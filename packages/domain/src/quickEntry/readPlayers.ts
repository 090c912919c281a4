import * as Result from "effect/Result";
import { playersText } from "../booking/readBack.ts";
import { parseCount } from "../number/wholeNumber.ts";
import { inDigits, minuteWords, type QuickChoice, type Reader, type Reading, type Word } from "./reading.ts";
import { timeChoices } from "./timeChoices.ts";

const groups: Readonly<Record<string, string>> = { single: "1", twosome: "2", threesome: "3", foursome: "4" };
const units: ReadonlySet<string> = new Set(["p", "pl", "ppl", "player", "players", "golfer", "golfers", "people"]);

/** Words that count some of the players, or whole groups of them: the number before them is not that of the players. */
const someOfThem: ReadonlySet<string> = new Set(
  "kid kids child children junior juniors man men woman women lady ladies guys girls boys adults seniors singles twosomes threesomes foursomes".split(
    " ",
  ),
);

/** Whether a number is of some of the players: "2 kids". */
export const isOfPeople = (words: readonly Word[], at: number): boolean =>
  /^\d{1,2}$/.test(inDigits(words[at]?.text ?? "")) && someOfThem.has(words[at + 1]?.text ?? "");

/** After one of these a number counts neither players nor hours: "2 carts", "18 holes". */
export const countedWords: ReadonlySet<string> = new Set([
  "cart",
  "carts",
  "buggy",
  "buggies",
  "hole",
  "holes",
  "caddie",
  "caddies",
  ...someOfThem,
]);

/** Words of players, and of what is counted beside them, that are not part of a name. */
export const peopleWords: ReadonlySet<string> = new Set([...units, ...countedWords]);

/** A bare number above this is no group. */
const largestBare = 40;

/** A number in words up to this one is said of players; an hour is typed in digits. */
const largestSaid = 8;

const isInWords = (text: string): boolean => inDigits(text) !== text;

const playersOf = (text: string): readonly QuickChoice[] => {
  const count = Result.getOrElse(parseCount(text), () => 0);
  return count > 0 ? [{ field: "tee_time.players", value: String(count), words: playersText(count) }] : [];
};

const read = (length: number, choices: readonly QuickChoice[]): Reading | null =>
  choices.length === 0 ? null : { length, choices };

/** A number of players: "4p", "2 players", "four players", "foursome" (QUICK-03). */
export const readPlayers: Reader = (words, at) => {
  const text = inDigits(words[at]?.text ?? "");
  if (Object.hasOwn(groups, text)) return read(1, playersOf(groups[text] ?? ""));
  const [, number = "", unit = ""] = /^(\d{1,3})([a-z]*)$/.exec(text) ?? [];
  if (unit !== "") return units.has(unit) ? read(1, playersOf(number)) : null;
  return units.has(words[at + 1]?.text ?? "") ? read(2, playersOf(number)) : null;
};

/**
 * A bare number is a number of players or an hour: a person has to say which, unless the line names the other (QUICK-03). "Four" is four
 * players; of "seven forty four" no one knows which words are the time.
 */
export const readNumber: Reader = (words, at) => {
  const text = words[at]?.text ?? "";
  const number = inDigits(text);
  if (!/^[1-9]\d?$/.test(number) || Number(number) > largestBare) return null;
  const reason = "not_understood";
  const next = words[at + 1]?.text ?? "";
  if (countedWords.has(next)) return { length: 2, choices: [], reason };
  if (isInWords(text) && minuteWords.has(next)) {
    const after = words.slice(at).findIndex((word) => !minuteWords.has(word.text) && !isInWords(word.text));
    return { length: after === -1 ? words.length - at : after, choices: [], reason };
  }
  const isHour = Number(number) <= 12 && !(isInWords(text) && Number(number) <= largestSaid);
  const hours = isHour ? timeChoices(number, "00", undefined) : [];
  return { length: 1, choices: [...playersOf(number), ...hours], isBare: true, reason };
};
