/** The beginnings of words and of what is behind a hyphen or an apostrophe: "o'brien" has two. */
const initials = /(?<=^|[\s'’-])\p{Ll}/gu;

/**
 * The names of a new customer as typed in a line: "morales" is a last name, "ana morales" and "Morales, Ana" are both. Names in small letters
 * throughout get their capitals; with any capital they stay as they are typed: "McKay", "de la Cruz" (QUICK-05).
 */
export function callerNames(typed: string): { readonly first_name: string; readonly last_name: string } {
  const isSmall = typed === typed.toLowerCase();
  const name = isSmall ? typed.replaceAll(initials, (letter) => letter.toUpperCase()) : typed;
  const [last = "", first] = name.split(",").map((part) => part.trim());
  if (first !== undefined) return { first_name: first, last_name: last };
  const words = last.split(/\s+/);
  return { first_name: words.slice(0, -1).join(" "), last_name: words.at(-1) ?? "" };
}
