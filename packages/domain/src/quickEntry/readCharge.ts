import * as Result from "effect/Result";
import { formatCents, formatDollars } from "../money/formatCents.ts";
import { parseCents } from "../money/parseCents.ts";
import { dollarsAfter, dollarsBefore, wordsAfter, wordsBefore, wordsBetween } from "./moneyWords.ts";
import { isJoining, one, type QuickContext, type Reader, type Word } from "./reading.ts";
import { isOfOther } from "./readTime.ts";

const textAt = (words: readonly Word[], at: number): string =>
  (words[at]?.text ?? "").replace(/(?<=\p{L})[.!?:]+$/u, "");

/** An amount with its dollar sign, in cents; null for another word, and for none. */
function dollarsAt(words: readonly Word[], at: number) {
  const text = words[at]?.text ?? "";
  if (!text.startsWith("$")) return null;
  return Result.getOrNull(parseCents(text.slice(1).trim().replaceAll(",", "")));
}

/** Whether a number without a dollar sign is an amount by the word beside it. */
const isBareAmount = (words: readonly Word[], at: number, isSaid: boolean, context: QuickContext): boolean =>
  /^\d+(?:\.\d\d)?$/.test(textAt(words, at)) &&
  (isSaid || dollarsAfter.has(textAt(words, at + 1))) &&
  !isOfOther(words, at, context);

/** The place after the words that say what an amount is, which ends before a place. */
function endOfAmount(words: readonly Word[], from: number): number {
  const isDollars = (at: number): boolean => dollarsAt(words, at) !== null;
  /** Of another amount that follows: "$404 tip $20". */
  const isOfNext = (at: number): boolean => wordsBefore.has(textAt(words, at)) && isDollars(at + 1);
  const qualifies = (at: number): boolean => wordsAfter.has(textAt(words, at)) && !isOfNext(at);
  let end = from;
  for (;;) {
    const word = textAt(words, end);
    const isGlued = words[end]?.span[0] === words[end - 1]?.span[1] && /[\p{L}\d]/u.test(word);
    if (wordsBetween.has(word) && isDollars(end + 1)) end += 2;
    else if (isGlued || qualifies(end)) end += 1;
    else if (isJoining(word) && qualifies(end + 1)) end += 2;
    else return end;
  }
}

/** An amount with its dollar sign is the charge, unless a word beside it says that it is another (QUICK-07). */
export const readCharge: Reader = (words, at, context) => {
  let from = at;
  while (wordsBefore.has(textAt(words, from)) || (from > at && isJoining(textAt(words, from)))) from += 1;
  const amount = dollarsAt(words, from);
  const isSaid = words.slice(at, from).some((_, place) => dollarsBefore.has(textAt(words, at + place)));
  if (amount === null && !isBareAmount(words, from, isSaid, context)) return null;
  const end = endOfAmount(words, from + 1);
  if (end - at > 1) return { length: end - at, choices: [], reason: "not_understood" };
  return amount === null || amount <= 0
    ? null
    : one(1, "charge", formatCents(amount), `a charge of ${formatDollars(amount)}`);
};
