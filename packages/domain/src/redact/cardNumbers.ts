import { isIssuedCardNumber } from "../creditCard/isIssuedCardNumber.ts";

/** Decides whether 13 to 19 digits are a card number. */
export type CardRule = (digits: string) => boolean;

/** The place of a card number in a text: offsets of its first character and of the one after its last. */
type Place = { readonly start: number; readonly end: number };

type Group = Place & {
  /** Offsets among the digits of its run. */
  readonly from: number;
  readonly to: number;
  /** The separators before it are unusual for a number, so the groups must be those of a card. */
  readonly isFarFromLast: boolean;
};

/** Groups of digits that may belong together, and all their digits. */
type Run = { digits: string; readonly groups: Group[] };

const shortest = 13;
const longest = 19;

/** Digits, and the blanks and dashes of a URL, whose own digits do not count. */
const digitsOrEscape = /%20|%2D|\p{Nd}+/giu;

/** Separators that any number is written with: its groups may be of any length. */
const common = /^(?:[\s.+\p{Pd}]|%20|%2D){1,3}$/iu;

/** Separators that are tolerated between the groups printed on a card. */
const unusual = /^[^\p{L}\p{Nd}]{1,4}$/u;

const printedGroups = new Set(["4,4,4,4", "4,4,4,4,3", "4,6,5", "4,6,4"]);

/** First digits of card numbers; groups that begin otherwise are dates, phones and ids. */
const cardBeginning = /^(?:[3-6]|2[2-7]|\D)/;

/**
 * Yields the places of a text that hold a card number, in order and without overlap, in time proportional to the text's
 * length. Characters without a width are ignored, as a pasted number may have them.
 */
export function* cardNumbers(text: string, isCard: CardRule): Generator<Place> {
  let run: Run = { digits: "", groups: [] };
  let end = 0;
  for (const { 0: found, index: start } of text.matchAll(digitsOrEscape)) {
    if (found.startsWith("%")) continue;
    const gap = visible(text.slice(end, start));
    end = start + found.length;
    const last = run.groups.at(-1);
    const isFarFromLast = gap !== " " && !common.test(gap);
    if (gap === "" && last !== undefined) {
      run.digits += ascii(found);
      run.groups[run.groups.length - 1] = { ...last, end, to: run.digits.length };
      continue;
    }
    if (isFarFromLast && !unusual.test(gap)) {
      yield* cardsAmong(run, isCard);
      run = { digits: "", groups: [] };
    }
    const from = run.digits.length;
    run.digits += ascii(found);
    run.groups.push({ start, end, from, to: run.digits.length, isFarFromLast });
  }
  yield* cardsAmong(run, isCard);
}

const visible = (gap: string): string => (gap === "" || gap === " " ? gap : gap.replace(/\p{Cf}+/gu, ""));

/** Full-width and mathematical digits as Luhn's check reads them. */
const ascii = (digits: string): string => (/\D/.test(digits) ? digits.normalize("NFKC") : digits);

function* cardsAmong({ digits, groups }: Run, isCard: CardRule): Generator<Place> {
  let next = 0;
  for (const [index, group] of groups.entries()) {
    if (index < next) continue;
    const last = lastOfCard(digits, groups, index, isCard);
    if (last !== null) {
      yield { start: group.start, end: last.end };
      next = groups.indexOf(last, index) + 1;
    } else if (isGlued(digits.slice(group.from, group.to), isCard)) yield group;
  }
}

/** The last group of the longest card number that begins with a group, or null. Looks at 19 groups at most. */
function lastOfCard(digits: string, groups: readonly Group[], first: number, isCard: CardRule): Group | null {
  const { from = 0 } = groups[first] ?? {};
  const isBeginning = cardBeginning.test(digits.slice(from, from + 2));
  let found: Group | null = null;
  let isPrinted = false;
  for (let index = first; index < groups.length; index += 1) {
    const group = groups[index];
    if (group === undefined || group.to - from > longest || (index > first && !isBeginning)) break;
    isPrinted ||= index > first && group.isFarFromLast;
    if (group.to - from < shortest) continue;
    if (isPrinted && !printedGroups.has(lengths(groups.slice(first, index + 1)))) continue;
    if (isCard(digits.slice(from, group.to))) found = group;
  }
  return found;
}

const lengths = (groups: readonly Group[]): string => groups.map(({ from, to }) => to - from).join();

/** Whether more digits than a card has begin or end with one: its month of expiry was typed without a blank, say. */
const isGlued = (digits: string, isCard: CardRule): boolean =>
  [14, 15, 16].some((length) => {
    if (digits.length <= length) return false;
    const isFound: CardRule = (part) =>
      isIssuedCardNumber(part) || (digits.length > 16 && cardBeginning.test(part) && isCard(part));
    return isFound(digits.slice(0, length)) || isFound(digits.slice(-length));
  });
