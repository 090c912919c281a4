import { type AnyColumn, and, eq, like, or, type SQL, sql } from "drizzle-orm";

/** A record that can be searched: its id, and all that is known of it as one folded text (db/schema/columns.ts). */
type Searchable = { readonly id: AnyColumn; readonly search_text: AnyColumn };

/** A word, or a number in whatever spelling: `typed` is what stood there, where that was one word. */
export type SearchTerm =
  | { readonly kind: "word"; readonly typed: string }
  | { readonly kind: "number"; readonly digits: string; readonly typed: string | null };

const numeral = /^#?\+?[\d()./-]*\d[\d()./-]*$/;
const largestId = 2_147_483_647;

/** Without the country code of North America, which most people leave out. */
const withoutCountry = (digits: string): string => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits);

const termOf = (typed: string): SearchTerm =>
  numeral.test(typed)
    ? { kind: "number", digits: withoutCountry(typed.replaceAll(/\D/g, "")), typed }
    : { kind: "word", typed };

/** The words of a search. Numbers that follow each other are one, so that "(619) 555 7777" is a phone number. */
export function searchTerms(text: string): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const typed of text.split(/\s+/u).filter(Boolean)) {
    const last = terms.at(-1);
    const term = termOf(typed);
    if (last?.kind === "number" && term.kind === "number") {
      const digits = withoutCountry(last.digits + term.digits);
      terms[terms.length - 1] = { kind: "number", digits, typed: null };
    } else terms.push(term);
  }
  return terms;
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Fewer than three characters stand at the beginning of a word: anywhere they would be in almost every text. */
const contains = (column: AnyColumn, text: string): SQL =>
  like(column, sql`${text.length < 3 ? "% " : "%"} || fold_text(${escaped(text)}) || '%'`);

function isId(column: AnyColumn, { digits, typed }: SearchTerm & { kind: "number" }): SQL | undefined {
  const isPlain = typed === digits || typed === `#${digits}`;
  return isPlain && Number(digits) <= largestId ? eq(column, Number(digits)) : undefined;
}

/** A number of one or two digits is an id, since in phone numbers it is everywhere; "#60" is an id whatever its length. */
function isFound({ id, search_text }: Searchable, term: SearchTerm): SQL | undefined {
  if (term.kind === "word") return contains(search_text, term.typed);
  const { digits, typed } = term;
  if (typed?.startsWith("#")) return isId(id, term);
  const hasSigns = typed !== null && typed !== digits;
  return (
    or(
      isId(id, term),
      digits.length > 2 ? contains(search_text, digits) : undefined,
      hasSigns && typed.length > 2 ? contains(search_text, typed) : undefined,
    ) ?? sql`false`
  );
}

/** All words of a search have to be found in what is known of a record. */
export const matchesSearch = (record: Searchable, text: string): SQL | undefined =>
  and(...searchTerms(text).map((term) => isFound(record, term)));
