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
 * that is not among the options is its own text.
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

/** The option that a typed text means without a list to look at: the one called so, or the first that matches. */
export function namedOption(options: readonly Option[], typed: string, by: "name" | "match"): Option | undefined {
  const name = typed.trim().toLowerCase();
  if (name === "") return undefined;
  const enabled = options.filter(({ disabled = false }) => !disabled);
  return (
    enabled.find(({ text }) => text.toLowerCase() === name) ?? (by === "match" ? matching(enabled, name)[0] : undefined)
  );
}
