import { readPhone } from "./readCaller.ts";
import { readClubs } from "./readClubs.ts";
import type { QuickContext, Reader, Word } from "./reading.ts";
import { countedWords, readPlayers } from "./readPlayers.ts";
import { partsOfDay, typedTime } from "./typedTime.ts";

/** Whether digits after a part of the day, or beside a word of money, are of something else: a phone number, clubs, players, carts. */
export const isOfOther = (words: readonly Word[], at: number, context: QuickContext): boolean =>
  countedWords.has(words[at + 1]?.text ?? "") ||
  [readPhone, readClubs, readPlayers].some((reader) => reader(words, at, context) !== null);

/** A time in a line (QUICK-02). "4p" is read as players before. */
export const readTime: Reader = (words, at, context) =>
  partsOfDay.has(words[at]?.text ?? "") && isOfOther(words, at + 1, context)
    ? { length: 1, choices: [], reason: "not_understood" }
    : typedTime(words, at);
