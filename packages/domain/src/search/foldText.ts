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
