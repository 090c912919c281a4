/** A card's month and year as they were typed in one go. */
export type TypedExpiry = { readonly month: string; readonly year: string };

const separated = /^(\d{1,2})\s*[/\-.\s]\s*(\d{2}|\d{4})$/;
const joined = /^(\d{2})(\d{2}|\d{4})$/;

/** Takes month and year of a card apart, "12/31", "12/2031" or "1231"; null for a month alone and for any other text. */
export function typedExpiry(text: string): TypedExpiry | null {
  const [, month, year] = separated.exec(text.trim()) ?? joined.exec(text.trim()) ?? [];
  return month === undefined || year === undefined ? null : { month, year };
}
