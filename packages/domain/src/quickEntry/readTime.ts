import { readPhone } from "./readCaller.ts";
import { readClubs } from "./readClubs.ts";
import { inDigits, type QuickContext, type Reader, type Word } from "./reading.ts";
import { countedWords, readPlayers } from "./readPlayers.ts";
import { partsOfDay, typedTime } from "./typedTime.ts";

/** Whether digits after a part of the day, or beside a word of money, are of something else: a phone number, clubs, players, carts. */
export const isOfOther = (words: readonly Word[], at: number, context: QuickContext): boolean =>
  countedWords.has(words[at + 1]?.text ?? "") ||
  [readPhone, readClubs, readPlayers].some((reader) => reader(words, at, context) !== null);

const rangeWords: ReadonlySet<string> = new Set(["to", "til", "till", "until", "-", "–"]);

/** Number of words of a range such as "8 to 10" or "2 to 4 players", neither end of which is booked, or 0. */
function lengthOfRange(words: readonly Word[], at: number, context: QuickContext): number {
  const isBare = (place: number): boolean => /^\d{1,2}$/.test(inDigits(words[place]?.text ?? ""));
  const lengthAt = (place: number): number =>
    isOfOther(words, place, context) ? 0 : (typedTime(words, place)?.length ?? (isBare(place) ? 1 : 0));
  const first = lengthAt(at);
  const end = at + first + 1;
  if (first === 0 || !rangeWords.has(words[end - 1]?.text ?? "")) return 0;
  const players = isBare(at) ? (readPlayers(words, end, context)?.length ?? 0) : 0;
  const last = players === 0 ? lengthAt(end) : players;
  return last === 0 ? 0 : first + 1 + last;
}

/** A time in a line (QUICK-02). "4p" is read as players before. */
export const readTime: Reader = (words, at, context) => {
  const reason = "not_understood";
  if (partsOfDay.has(words[at]?.text ?? "") && isOfOther(words, at + 1, context))
    return { length: 1, choices: [], reason };
  const range = lengthOfRange(words, at, context);
  return range === 0 ? typedTime(words, at) : { length: range, choices: [], reason };
};
