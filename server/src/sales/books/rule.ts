/**
 * The rules of stored books. Each query lists what breaks its rule: the id, the stored value and the value that the rule gives, as
 * texts. In sound books none has a row. None reads a personal text.
 */
export type BooksRule = { readonly name: string; readonly subject: string; readonly query: string };

/** Cents as dollars. */
export const dollars = (cents: string): string => `to_char((${cents}) / 100.0, 'FM999999999999990.00')`;

/** Rows of `found (id, stored, computed)` whose amounts in cents differ. */
export const amounts = (found: string): string =>
  `select id::text as id, ${dollars("stored")} as stored, ${dollars("computed")} as computed
   from (${found}) as found (id, stored, computed) where stored is distinct from computed order by found.id`;
