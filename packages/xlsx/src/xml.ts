/** Characters that XML 1.0 cannot have, not even escaped: most control characters, halves of pairs, two noncharacters. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text between tags or in an attribute. What cannot be written is left out, and every line break is "\n". */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(unwritable, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");

/** The most characters a cell holds; a longer text makes Excel refuse the file. */
const longestText = 32_767;

/** Cuts a text to what a cell holds, and says so at its end. */
const fit = (text: string): string => (text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`);

/**
 * The text of a cell. Spreadsheets read `_x0041_` as the character of that number, so where a text has just these
 * characters, its underscore is written that way.
 */
export const escapeCellText = (text: string): string =>
  escapeXml(fit(text)).replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_");
