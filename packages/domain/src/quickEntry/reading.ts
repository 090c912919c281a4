import type { CourseChoice } from "../booking/chooseCourse.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import type { RentalClub } from "../rentalClub/rentalClub.ts";

/** A word of the line, without blanks and the commas around it. */
export type Word = {
  /** As typed. */
  readonly typed: string;
  /** In small letters, without parentheses around it. */
  readonly text: string;
  /** The places in the line of its first character and of the one after its last. */
  readonly span: readonly [number, number];
  /** Whether it is in parentheses that have nothing but words of letters. */
  readonly isParenthesized: boolean;
};

/** The words of a line. */
export function wordsOf(line: string): readonly Word[] {
  const names = [...line.matchAll(/\([\p{L}\p{M}'’.,\s-]*\)/gu)];
  return [...line.matchAll(/\$\s*\d[\d,]*(?:\.\d+)?|[^\s,;]+/gu)].map(({ 0: typed, index }) => {
    const span = [index, index + typed.length] as const;
    const isParenthesized = names.some((name) => name.index <= index && span[1] <= name.index + name[0].length);
    const text = typed.toLowerCase();
    return {
      typed,
      text: isParenthesized ? text.replaceAll(/[()]/g, "") : text.replace(/^\((.*\p{L}.*)\)$/u, "$1"),
      span,
      isParenthesized,
    };
  });
}

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number up to twelve in digits: "four" is "4". Any other word is returned unchanged. */
export const inDigits = (text: string): string => (numbers.includes(text) ? String(numbers.indexOf(text) + 1) : text);

/** After a number in words one of these makes it a time, as in "seven forty": which one is left to the person. */
export const minuteWords: ReadonlySet<string> = new Set(
  "fifteen twenty thirty forty forty-five fifty oh o'clock".split(" "),
);

/** The fields of a booking that a line may set, by their paths in the form; the name and the phone number lead to the customer. */
export type QuickField =
  | "tee_time.course"
  | "tee_time.play_date"
  | "tee_time.play_time"
  | "tee_time.players"
  | "tee_time.confirmation"
  | "charge"
  | "discount_code"
  | "gift_cert_serial"
  | "customer.email"
  | "name"
  | "phone"
  | `rental_clubs.${number}`;

/** One meaning of a part: the field, its content as it would be typed there, and both in words. A blank content leaves the field open. */
export type QuickChoice = { readonly field: QuickField; readonly value: string; readonly words: string };

/** The records and the day that a line is read beside. */
export type QuickContext = {
  /** Today in the business time zone. */
  readonly today: LocalDate;
  readonly courses: readonly CourseChoice[];
  /** The clubs of the course that is meant; null while they are not known. */
  readonly clubs: readonly RentalClub[] | null;
};

const joining: ReadonlySet<string> = new Set(
  "at on for the and with a an in of to & - please book name o'clock".split(" "),
);

/** Whether a word only joins the parts, such as "at". */
export const isJoining = (text: string): boolean => joining.has(text);

/** A meaning that a person has chosen for words, as they were typed. */
export type QuickChosen = QuickChoice & Pick<Word, "typed">;

/** Why words set nothing. */
export type QuickReason = "not_understood" | "said_before" | "clubs_unknown" | "no_such_clubs" | "too_long";

/** Some words with their meanings, several where a person has to choose; or the reason why they have none. */
export type Reading = {
  readonly length: number;
  readonly choices: readonly QuickChoice[];
  readonly reason?: QuickReason;
  /** The words do not say which field they mean: others that do come first, wherever in the line they stand. */
  readonly isBare?: boolean;
};

/** Reads the words that begin at a place; null where they are something else. */
export type Reader = (words: readonly Word[], at: number, context: QuickContext) => Reading | null;

export const one = (length: number, field: QuickField, value: string, words: string): Reading => ({
  length,
  choices: [{ field, value, words }],
});
