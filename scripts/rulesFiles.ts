import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A line of a file; files are named from the root of the project. */
export type Place = { readonly file: string; readonly line: number };

const root = fileURLToPath(new URL("../", import.meta.url));

/** A file of the project by its path from the root. */
export const fileAt = (file: string): string => join(root, file);

export const readText = (file: string): string => readFileSync(fileAt(file), "utf8");
export const readBytes = (file: string): Uint8Array => readFileSync(fileAt(file));

/** The files of a folder and of those inside it, in the order of their names. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(fileAt(folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .sort();

/** Ids of requirements and decisions, and those of clauses that the catalogue numbers itself. */
const ids =
  /\b(?:(?:CALC|UNCLEAR|CONST|CROSS|MSG|ROLE|MONEY|FEE|DISCOUNT|CERTIFICATE|REFUND|MATCH|(?:OPS|ADM)-[A-Z]+)-\d+|DECISIONS \d+)\b/g;

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

const domain = "packages/domain";

/** The test files of the domain's own folders. */
function testFiles(): readonly string[] {
  const folders = readdirSync(fileAt(domain), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !["node_modules", "dist"].includes(entry.name),
  );
  return folders.flatMap(({ name }) => filesUnder(`${domain}/${name}`)).filter((file) => file.endsWith(".test.ts"));
}

/** Every id that the tests of the domain name, with the places where they do, in the order of files and lines. */
export function namedByTests(): ReadonlyMap<string, readonly (Place & { readonly text: string })[]> {
  const found = new Map<string, (Place & { readonly text: string })[]>();
  for (const file of testFiles()) {
    for (const [index, text] of readText(file).split("\n").entries()) {
      if (isComment(text)) continue;
      for (const id of new Set(text.match(ids))) {
        found.set(id, [...(found.get(id) ?? []), { file, line: index + 1, text }]);
      }
    }
  }
  return found;
}

/** Where a file exports a function of that name; null when it does not. */
export function exportedAt(file: string, name: string): Place | null {
  const declaration = new RegExp(`^export (?:const|function\\*?|async function) ${name}\\b`);
  try {
    const line = readText(file)
      .split("\n")
      .findIndex((text) => declaration.test(text));
    return line === -1 ? null : { file, line: line + 1 };
  } catch {
    return null;
  }
}
