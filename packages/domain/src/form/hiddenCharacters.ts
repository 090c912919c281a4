/** Characters that a joiner joins: letters with their marks, and the parts of an emoji. */
const joined = String.raw`\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}`;

/** Joiners that shape Persian, Indic scripts and emoji. */
const joiners = String.raw`\u200c\u200d`;

/** Format characters, separators of lines and paragraphs, and the letters and signs that are drawn as a blank. */
const hidden = String.raw`\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800`;

const misplaced = new RegExp(
  `(?![${joiners}])[${hidden}]|(?<![${joined}])[${joiners}]|[${joiners}](?![${joined}])`,
  "u",
);
const visible = new RegExp(String.raw`[^\s${hidden}]`, "u");

/** Whether a text has characters that no reader can see. Two names that differ only in these look the same. */
export const hasHiddenCharacters = (text: string): boolean => misplaced.test(text);

/** Whether a text is empty to the eye. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** From the first visible character to the last, which a text must have: without one the search takes quadratic time. */
const core = new RegExp(String.raw`^[\s${hidden}]*(.*[^\s${hidden}])`, "su");

/** A text without the blanks and hidden characters at its ends, which pasting often adds. */
export const trimHidden = (text: string): string => (isBlank(text) ? "" : (core.exec(text)?.[1] ?? ""));
