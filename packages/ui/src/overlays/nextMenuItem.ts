type Place = {
  /** The item with the focus, -1 for none. */
  readonly at: number;
  readonly texts: readonly string[];
  /** The letters typed one soon after the other, this one included. */
  readonly typed: string;
};

/** The item a key goes to, null when it goes to none: arrows go round, Home and End to the ends, letters to a text. */
export function nextMenuItem(key: string, { at, texts, typed }: Place): number | null {
  const { length } = texts;
  if (length === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % length;
    case "ArrowUp":
      return at <= 0 ? length - 1 : at - 1;
    case "Home":
    case "PageUp":
      return 0;
    case "End":
    case "PageDown":
      return length - 1;
    default:
      return key.length === 1 && key !== " " ? startingWith(typed.toLowerCase(), at, texts) : null;
  }
}

/** The next item that begins with what was typed; a first letter moves on, further ones may stay. */
function startingWith(typed: string, at: number, texts: readonly string[]): number | null {
  const from = typed.length > 1 ? Math.max(at, 0) : at + 1;
  const order = texts.map((_, index) => (from + index) % texts.length);
  return order.find((index) => texts[index]?.trim().toLowerCase().startsWith(typed)) ?? null;
}
