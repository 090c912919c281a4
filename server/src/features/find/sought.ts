import { foldText, type LocalDate, searchTerms } from "@teedesk/domain";
import { type SQL, sql } from "drizzle-orm";

/** A search as its kinds read it. */
export type Sought = {
  readonly text: string;
  /** The text folded, with one blank between words, to compare whole names. */
  readonly name: string;
  /** The digits of a text that is one number of seven digits or more, as a phone number is; else null. */
  readonly phone: string | null;
  /** The id that the text is, with or without #; else null. */
  readonly id: number | null;
  /** Whether there is enough of it to search texts for: a single letter is in almost all. */
  readonly isLongEnough: boolean;
  readonly today: LocalDate;
};

const largestId = 2_147_483_647;
const shortestPhone = 7;

export function soughtBy(typed: string, today: LocalDate): Sought {
  const text = typed.trim();
  const terms = searchTerms(text);
  const [first] = terms;
  const digits = terms.length === 1 && first?.kind === "number" ? first.digits : "";
  const number = /^#?\d{1,10}$/.test(text) ? Number(digits) : 0;
  return {
    text,
    name: foldText(text)
      .split(/[\s,]+/u)
      .join(" "),
    phone: digits.length >= shortestPhone ? digits : null,
    id: number >= 1 && number <= largestId ? number : null,
    isLongEnough: terms.some((term) => (term.kind === "number" ? term.digits.length > 2 : term.typed.length > 1)),
    today,
  };
}

/** The most records of a kind; whoever needs more searches its list. */
export const mostOfKind = sql.raw("8");

/** Matching rows that are ranked: a common name has hundreds of thousands, and no one reads beyond the first few. */
export const mostRanked = sql.raw("500");

/** 0: its own handle, 1: its id or whole name, 2: the text is somewhere in it. */
export const rank = (handle: SQL, own: SQL): SQL => sql`case when ${handle} then 0 when ${own} then 1 else 2 end`;

export const equals = (id: SQL, sought: number | null): SQL => (sought === null ? sql`false` : sql`${id} = ${sought}`);

/** The condition, or nothing where the text is too short for it. */
export const longEnough = ({ isLongEnough }: Sought, condition: SQL | undefined): SQL =>
  isLongEnough ? sql`(${condition ?? sql`false`})` : sql`false`;

/** Parts of a line with dots between them, without the blank ones. */
export const line = (...parts: readonly SQL[]): SQL =>
  sql`concat_ws(' · ', ${sql.join(
    parts.map((part) => sql`nullif(${part}, '')`),
    sql`, `,
  )})`;

/** Every typed word is somewhere in the folded texts of a table that has a few hundred rows. */
export const holdsWords = (columns: SQL, { name }: Sought): SQL =>
  sql.join(
    name.split(" ").map((word) => sql`position(${word} in ${columns}) > 0`),
    sql` and `,
  );

/** Digits without the country code of North America, as searches have them. */
export const national = (digits: SQL): SQL => sql`regexp_replace(${digits}, '^1(?=\\d{10}$)', '')`;
