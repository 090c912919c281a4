const plainLetters: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i" };

/**
 * A text without accents, apostrophes and capitals, as a search compares it. Two implementations, since the database has to
 * index it: `fold_text` in SQL does the same, and a test of the server holds them together.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’‘ʼ`´]/g, "")
    .toLowerCase()
    .replaceAll(/[øłđı]/g, (letter) => plainLetters[letter] ?? letter);

/** A word, or a number in any spelling; `typed` is its text, null where it was several words. */
export type SearchTerm =
  | { readonly kind: "word"; readonly typed: string }
  | { readonly kind: "number"; readonly digits: string; readonly typed: string | null };

const numeral = /^#?\+?[\d()./-]+$/;

/** Without the country code of North America, which most people leave out. */
const withoutCountry = (digits: string): string => (/^1\d{10}$/.test(digits) ? digits.slice(1) : digits);

/** The digits of a telephone number in any spelling, without the country code of North America. */
export const phoneDigits = (text: string): string => withoutCountry(text.replaceAll(/\D/g, ""));

const termOf = (typed: string): SearchTerm =>
  numeral.test(typed) && /\d/.test(typed)
    ? { kind: "number", digits: phoneDigits(typed), typed }
    : { kind: "word", typed };

/** The words of a search, between blanks and the comma of "Hopper, Grace". Numbers that follow each other are one, so that "(619) 555 7777" is a phone number. */
export function searchTerms(text: string): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (const typed of text.split(/[\s,]+/u).filter(Boolean)) {
    const last = terms.at(-1);
    const term = termOf(typed);
    if (last?.kind === "number" && term.kind === "number") {
      const digits = withoutCountry(last.digits + term.digits);
      terms[terms.length - 1] = { kind: "number", digits, typed: null };
    } else terms.push(term);
  }
  return terms;
}
