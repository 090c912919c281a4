/** One choice of a list: what is stored and what is read. Values are text, as in every form here. */
export type Option = { value: string; text: string; disabled?: boolean };

/** The choices of a table of values and their texts. */
export const optionsOf = (texts: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));

/** The text of a value; "" for one that is not among the options. */
export function textOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.text ?? "";
}

/**
 * The texts of several values in their order, or with a plural, `courses`, how many there are: "2 courses". A value
 * that is not among the options stands for itself.
 */
export function chosenText(options: readonly Option[], values: readonly string[], plural?: string): string {
  if (plural !== undefined && values.length > 1) return `${values.length} ${plural}`;
  return values.map((value) => textOf(options, value) || value).join(", ");
}

/** The options whose text holds every word of the query, in any order and case. */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ text }) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
