/** A comment without its marks, or the prose of a page, and the line of the file it begins on. */
export type Comment = { readonly line: number; readonly text: string };

const lineMarks: Readonly<Record<string, RegExp>> = {
  ts: /^\s*\/\/+ ?/,
  tsx: /^\s*\/\/+ ?/,
  css: /^\s*\/\/+ ?/,
  yaml: /^\s*# ?/,
  sql: /^\s*--+ ?/,
};

/** A comment behind code: the text before it on the line has no open quote. */
function behindCode(line: string): string | null {
  const [, code = "", text = null] = /^(.*?\S.*?)\s\/\/ (.*)$/.exec(line) ?? [];
  const isInText = ['"', "'", "`"].some((quote) => code.split(quote).length % 2 === 0);
  return isInText ? null : text;
}

/** The comments of a source file, those on neighbouring lines as one. Empty for a kind of file without comments. */
export function commentsOf(file: string, source: string): readonly Comment[] {
  const mark = lineMarks[file.slice(file.lastIndexOf(".") + 1)];
  if (mark === undefined) return [];
  const found: { line: number; text: string }[] = [];
  let open: "block" | "lines" | null = null;
  for (const [index, line] of source.split("\n").entries()) {
    const add = (text: string, isOneMore: boolean) => {
      const last = found.at(-1);
      if (isOneMore && last !== undefined) last.text += `\n${text}`;
      else found.push({ line: index + 1, text });
    };
    const ends = line.includes("*/");
    if (open === "block") {
      add(line.replace(/^\s*\*?(?!\/) ?/, "").replace(/\*\/.*/, ""), true);
      if (ends) open = null;
    } else if (/^\s*\{?\/\*/.test(line)) {
      add(line.replace(/^\s*\{?\/\*+ ?/, "").replace(/\*\/.*/, ""), false);
      open = ends ? null : "block";
    } else if (mark.test(line)) {
      add(line.replace(mark, ""), open === "lines");
      open = "lines";
    } else {
      open = null;
      const text = file.includes(".ts") ? behindCode(line) : null;
      if (text !== null) add(text, false);
    }
  }
  return found.map(({ line, text }) => ({ line, text: text.trimEnd() }));
}

/** The prose of a page, without its code blocks and the targets of its links; lines keep their numbers. */
export const proseOf = (page: string): Comment => ({
  line: 1,
  text: page
    .replaceAll(/^( *)```[^]*?^\1```$/gm, (block) => block.replaceAll(/[^\n]/g, ""))
    .replaceAll(/\]\([^)]*\)/g, "]"),
});
