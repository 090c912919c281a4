import { isJoining, type QuickField, type Reader, type Reading, type Word } from "./reading.ts";
import { isOfPeople } from "./readPlayers.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that deny what follows them. */
const denials = setOf("no not without w/o own");

/** Words that make a day or a time after them a bound: "before 9", "around 8". */
const bounds = setOf("before after until till from by around about approx approximately near between past than");

/** Words that make what is before them and an "or" a bound: "8:40 or later". */
const boundsAfter: ReadonlySet<string> = new Set([...bounds, "earlier", "later", "more", "less", "fewer", "so"]);

/** Words that change what is beside them and are no name. */
export const changingWords: ReadonlySet<string> = new Set([...denials, ...bounds, "or", "nor", "plus"]);

const isChanging = (text: string): boolean => denials.has(text) || bounds.has(text);

/** Words between two meanings of one field, neither of which is booked then: "sat or sun", "4 plus 1". */
const betweenTwo = setOf("or and & plus +");

/** Words that may stand between these and what they are about. */
const isSkipped = (text: string): boolean => isJoining(text) || text === "rental" || text === "golf";

/** The first place from one on whose word is not such. */
function placeAfter(words: readonly Word[], from: number, isPassed: (text: string) => boolean): number {
  let place = from;
  while (isPassed(words[place]?.text ?? "")) place += 1;
  return place;
}

const unread = (length: number): Reading => ({ length, choices: [], reason: "not_understood" });

const bounded: ReadonlySet<QuickField> = new Set([
  "tee_time.play_date",
  "tee_time.play_time",
  "tee_time.players",
] as const);

/**
 * Reads nothing from what a word denies, "not internal" and "own clubs", nor from a day, a time or a number of players that is a bound,
 * "before 9" (QUICK-08).
 */
export const readChanged =
  (read: Reader): Reader =>
  (words, at, context) => {
    if (!isChanging(words[at]?.text ?? "")) return null;
    const next = placeAfter(words, at + 1, (text) => isChanging(text) || isSkipped(text));
    const isDenied = words.slice(at, next).some(({ text }) => denials.has(text));
    const reading = read(words, next, context);
    return reading !== null && (isDenied || reading.choices.every(({ field }) => bounded.has(field)))
      ? unread(next - at + reading.length)
      : null;
  };

/** The fields of a reading of which one value is booked. */
const fieldsOf = ({ choices }: Reading): readonly QuickField[] =>
  choices.flatMap(({ field }) => (bounded.has(field) ? [field] : []));

/** Number of words after a reading that name more values of its fields, such as "or sun", "plus 1" or "with 2 kids", or 0. */
function lengthOfMore(
  read: Reader,
  fields: readonly QuickField[],
  ...[words, at, context]: Parameters<Reader>
): number {
  const some = placeAfter(words, at, isJoining);
  if (fields.includes("tee_time.players") && isOfPeople(words, some)) return some - at + 2;
  if (fields.length === 0 || !betweenTwo.has(words[at]?.text ?? "")) return 0;
  const next = placeAfter(words, at + 1, (text) => boundsAfter.has(text));
  const other = denials.has(words[next]?.text ?? "") ? null : read(words, next, context);
  if (other !== null && fieldsOf(other).some((field) => fields.includes(field))) return next - at + other.length;
  return next === at + 1 ? 0 : next - at;
}

/** Several days, times or numbers of players beside each other, of which none is what is booked (QUICK-08). */
export const withoutSeveral =
  (read: Reader): Reader =>
  (words, at, context) => {
    const first = read(words, at, context);
    if (first === null) return null;
    let length = first.length;
    for (;;) {
      const more = lengthOfMore(read, fieldsOf(first), words, at + length, context);
      if (more === 0) return length === first.length ? first : unread(length);
      length += more;
    }
  };
