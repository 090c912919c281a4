import { isName, isNameAlone, mayBeName, readCardNumber, readEmail, readName, readPhone } from "./readCaller.ts";
import { readChanged, withoutSeveral } from "./readChanged.ts";
import { readCharge } from "./readCharge.ts";
import { readClubs } from "./readClubs.ts";
import { readCode, readConfirmation } from "./readCodes.ts";
import { readCourse } from "./readCourse.ts";
import { readDate } from "./readDate.ts";
import {
  isJoining,
  type QuickChoice,
  type QuickChosen,
  type QuickContext,
  type QuickField,
  type QuickReason,
  type Reader,
  type Reading,
  type Word,
  wordsOf,
} from "./reading.ts";
import { readNumber, readPlayers } from "./readPlayers.ts";
import { readTime } from "./readTime.ts";

/** Words that were understood. Several choices mean that a person has to say which is meant. */
export type QuickPart = Pick<Word, "typed" | "span"> & { readonly choices: readonly QuickChoice[] };

/** A line as far as it was understood. */
export type QuickEntry = {
  /** In the order of the line; each field is in one part at most, but for choices between fields. */
  readonly parts: readonly QuickPart[];
  /** All other words, but for those that only join the parts, such as "at". */
  readonly rest: readonly (Pick<Word, "typed" | "span"> & { readonly reason: QuickReason })[];
};

/** Characters that are read; a pasted page is not a line. */
export const longestLine = 400;

/** In this order: the first that can read the words does. */
const readers: readonly Reader[] = [
  readName,
  readCardNumber,
  readPhone,
  readEmail,
  readClubs,
  readCharge,
  readChanged((...place) => readFirst(...place)),
  readDate,
  readPlayers,
  readTime,
  readConfirmation,
  readCode,
  readCourse,
  readNumber,
];

/** The reading of the first reader that reads the words; null where none does. */
function readOne(...place: Parameters<Reader>): Reading | null {
  for (const reader of readers) {
    const reading = reader(...place);
    if (reading !== null) return reading;
  }
  return null;
}

const readFirst = withoutSeveral(readOne);

/** The words between two of them, as typed. */
function between(line: string, words: readonly Word[]): Pick<Word, "typed" | "span"> {
  const span = [words[0]?.span[0] ?? 0, words.at(-1)?.span[1] ?? 0] as const;
  return { typed: line.slice(...span), span };
}

type Found = QuickPart & { readonly reason: QuickReason; readonly isBare: boolean };
type Read = {
  readonly parts: readonly Found[];
  readonly unread: readonly (readonly Word[])[];
};

/** Each word is read once, so the time grows with the length of the line. */
function readAll(line: string, context: QuickContext): Read {
  const words = wordsOf(line);
  const parts: Found[] = [];
  const unread: Word[][] = [];
  let run: "none" | "name" | "other" = "none";
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    let length = 1;
    const name = words.findIndex((other, place) => place >= at && isNameAlone(other));
    const readable = name === -1 ? words : words.slice(0, name);
    const reading = name === at ? null : readFirst(readable, at, context);
    if (reading !== null) {
      length = reading.length;
      const { choices, reason = "said_before", isBare = false } = reading;
      parts.push({ ...between(line, words.slice(at, at + length)), choices, reason, isBare });
    }
    const kind = mayBeName(word) ? "name" : "other";
    if (reading !== null || isJoining(word.text)) run = "none";
    else {
      if (run === kind) unread.at(-1)?.push(word);
      else unread.push([word]);
      run = kind;
    }
    at += length;
  }
  return { parts, unread };
}

/** The one field that all choices of a part are about; null where they are about several. */
const fieldOf = ({ choices: [first, ...others] }: QuickPart): QuickField | null =>
  first !== undefined && others.every(({ field }) => field === first.field) ? first.field : null;

/**
 * Leaves a field to the first part that is about nothing else, one that names the field before a bare one: what another part may also
 * mean, it does not.
 */
function withoutOwned(parts: readonly Found[]): readonly Found[] {
  const owners = new Map<QuickField, QuickPart>();
  for (const part of parts.toSorted((one, other) => Number(one.isBare) - Number(other.isBare))) {
    const field = fieldOf(part);
    if (field !== null && !owners.has(field)) owners.set(field, part);
  }
  return parts.map((part) => ({
    ...part,
    choices: part.choices.filter(({ field }) => (owners.get(field) ?? part) === part),
  }));
}

const countOf = (parts: readonly QuickPart[]): number => parts.reduce((sum, { choices }) => sum + choices.length, 0);

/** The meanings that are left once a person has chosen: a part that keeps one may leave one to the next. */
function settle(found: readonly Found[], chosen: readonly QuickChosen[]): readonly Found[] {
  const isChosen = (typed: string, { field, value }: QuickChoice) =>
    chosen.some((choice) => choice.typed === typed && choice.field === field && choice.value === value);
  let before: readonly Found[];
  let parts: readonly Found[] = found.map((part) => {
    const meant = part.choices.find((choice) => isChosen(part.typed, choice));
    return meant === undefined ? part : { ...part, choices: [meant], isBare: false };
  });
  do {
    before = parts;
    parts = withoutOwned(before);
  } while (countOf(parts) < countOf(before));
  return parts;
}

function nameChoice(typed: string): QuickChoice {
  const value = typed.replaceAll(/[()]/g, "");
  return { field: "name", value, words: `name ${value}` };
}

/** The words that nothing else has read are the caller's name, unless they are too many; of several a person has to choose. */
function nameOf(line: string, unread: Read["unread"]): Found | null {
  const names = unread.filter((words) => isName(words));
  const [first] = names;
  if (first === undefined) return null;
  return {
    ...between(line, first),
    choices: names.map((words) => nameChoice(between(line, words).typed)),
    reason: "said_before",
    isBare: false,
  };
}

/**
 * Reads a line in which an agent typed a booking in any order, such as "sat 7:40 4p torrey morales" (QUICK-01 to QUICK-09). Any
 * text is read: what is understood is a part, with its place in the line and its meanings in words, and all else is named. Nothing
 * is guessed: a part with several meanings has all of them, until one is in `chosen` for its words.
 */
export const quickEntry = (line: string, context: QuickContext, chosen: readonly QuickChosen[] = []): QuickEntry => {
  const read = readAll(line.slice(0, longestLine), context);
  const name = nameOf(line, read.unread);
  const isNamed = read.parts.some(({ choices }) => choices.some(({ field }) => field === "name"));
  const settled = settle(name === null || isNamed ? read.parts : [...read.parts, name], chosen);
  const inOrder = <T extends Pick<Word, "span">>(items: readonly T[]): readonly T[] =>
    items.toSorted((one, other) => one.span[0] - other.span[0]);
  const overlong = line.length > longestLine ? { span: [longestLine, line.length] as const } : null;
  return {
    parts: inOrder(
      settled.filter(({ choices }) => choices.length > 0).map(({ typed, span, choices }) => ({ typed, span, choices })),
    ),
    rest: inOrder([
      ...settled
        .filter(({ choices }) => choices.length === 0)
        .map(({ typed, span, reason }) => ({ typed, span, reason })),
      ...read.unread
        .map((words) => between(line, words))
        .filter(({ span }) => isNamed || span[0] !== name?.span[0])
        .map((words) => ({ ...words, reason: "not_understood" as const })),
      ...(overlong === null ? [] : [{ ...overlong, typed: line.slice(...overlong.span), reason: "too_long" as const }]),
    ]),
  };
};
