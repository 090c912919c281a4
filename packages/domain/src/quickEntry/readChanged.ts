import { isJoining, type Reader, type Word } from "./reading.ts";

/** Words that deny what follows them. */
const denials: ReadonlySet<string> = new Set(["no", "not", "without", "w/o", "own"]);

/** Words that may stand between these and what they are about. */
const isSkipped = (text: string): boolean => isJoining(text) || text === "rental" || text === "golf";

/** The place of the next word that says something. */
function nextPlace(words: readonly Word[], from: number): number {
  let place = from;
  while (isSkipped(words[place]?.text ?? "")) place += 1;
  return place;
}

/** What a word denies is not booked: "not internal", "own clubs" (QUICK-08). */
export const readDenied =
  (read: Reader): Reader =>
  (words, at, context) => {
    if (!denials.has(words[at]?.text ?? "")) return null;
    const next = nextPlace(words, at + 1);
    const reading = read(words, next, context);
    return reading && { length: next - at + reading.length, choices: [], reason: "not_understood" };
  };

/** Words that change what is beside them and are no name. */
export const changingWords: ReadonlySet<string> = denials;
