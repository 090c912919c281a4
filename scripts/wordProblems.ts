import { readdirSync } from "node:fs";
import { commentsOf, proseOf } from "./comments.ts";
import { fileAt, filesUnder, readText } from "./projectFiles.ts";

/** A space of a phrase, also where a comment goes on in its next line. */
const phrase = (pattern: string, flags = ""): RegExp =>
  new RegExp(pattern.replaceAll(" ", String.raw`(?:[^\S\n]|[^\S\n]*\n[^\S\n]*(?:(?:\*|//|#) )?)`), `g${flags}`);

/** Words that docs/style.md replaces, where nothing else can be meant, and the better ones. */
const words: readonly { readonly pattern: RegExp; readonly better: string }[] = [
  { pattern: phrase(String.raw`(?<!")\bnobody\b(?![@"])`, "i"), better: "no one, or name who: no agent, no caller" },
  { pattern: phrase(String.raw`\b(?<!there )is none\b(?! of\b)`), better: "is not a …, has no …" },
  { pattern: phrase(String.raw`\btold of\b|\btoldOf\b`), better: "notified of; a value by its name: storedResult" },
  { pattern: phrase(String.raw`\bfor good\b(?! (?:reason|measure))`), better: "permanently" },
  { pattern: phrase(String.raw`\bisTorn\b|(?<![{"'])\btorn\b`), better: "incomplete, unreadable" },
  {
    pattern: phrase(String.raw`(?<!\btime )\b(?:has|have|had)(?: not| just| already| all)? come\b`),
    better: "has loaded, has arrived",
  },
  {
    pattern: phrase(String.raw`\b(?:server|call|route|handler|failure|always|then) answers\b(?! (?:a|the) question)`),
    better: "returns",
  },
  {
    pattern: phrase(String.raw`\bolder (?:server|client|console|caller)s?\b`, "i"),
    better: "specified server, specified console (docs/glossary.md)",
  },
];

/** A comment that begins so has no main verb; a question may. */
const headless = /^(?:What|Whose|How|That which)\b(?![^.]*\?)/;

/** The departures of a file's words and comments from docs/style.md, one line each. */
export function wordProblems(file: string, source: string): readonly string[] {
  const text = file.endsWith(".md") ? proseOf(source).text : source;
  const at = (line: number, found: string, better: string) =>
    `${file}:${line}: "${found.replaceAll(/\s+(?:[*#/]+\s+)?/g, " ")}": ${better}`;
  const unwanted = words.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) =>
      at(text.slice(0, index).split("\n").length, found, better),
    ),
  );
  const halves = commentsOf(file, source)
    .filter((comment) => headless.test(comment.text.trim()))
    .map(({ line, text: comment }) =>
      at(line, `${comment.trim().split(/\s+/).slice(0, 4).join(" ")} …`, "begin with a noun, a verb or the subject"),
    );
  return [...unwanted, ...halves];
}

/** Files written by people, but for the page that lists the words, and what cannot be changed or is only repeated. */
const isWritten = (file: string): boolean =>
  /\.(?:tsx?|css|yaml|md)$/.test(file) &&
  !/(?:^|\/)(?:generated|migrations)\/|^docs\/(?:style|rules|examples|api\/.*)\.md$|^docs\/flows\/|^scripts\/word/.test(
    file,
  );

/** Each problem of the project. */
export function projectWords(): readonly string[] {
  const folders = ["app", "server", "packages", "openapi", "scripts", "tests", "docs", "ops"];
  const files = [...readdirSync(fileAt(".")), ...folders.flatMap(filesUnder)].filter(isWritten);
  return files.flatMap((file) => wordProblems(file, readText(file)));
}
