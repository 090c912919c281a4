import { existsSync } from "node:fs";
import ts from "typescript";
import { fileAt, readText } from "./projectFiles.ts";

const runners = ["it", "test", "describe"];

/** The name that a call begins with: "it" of `it(…)`, `it.each(rows)(…)` and `it.each<Row>(rows)(…)`. */
function firstName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? firstName(node.expression) : "";
}

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** The first texts of the rows that a test is repeated for. */
function rowTitles(call: ts.Expression): readonly string[] {
  const rows = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (rows === undefined || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
    .filter(isText)
    .map(({ text }) => text);
}

/** The titles of a file's tests and groups of tests, as the source has them; rows in place of a first "%s" as well. */
export function testTitles(file: string, source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && runners.includes(firstName(node.expression))) {
      const [title] = node.arguments;
      if (isText(title)) titles.add(title.text);
      if (isText(title) && /^[^%]*%s/.test(title.text))
        for (const row of rowTitles(node.expression)) titles.add(title.text.replace("%s", () => row));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return titles;
}

const known = new Map<string, ReadonlySet<string> | null>();

/** The titles in a test file of the project, which is read once; null for a file that does not exist. */
export function titlesIn(file: string): ReadonlySet<string> | null {
  const titles = known.get(file) ?? (existsSync(fileAt(file)) ? testTitles(file, readText(file)) : null);
  known.set(file, titles);
  return titles;
}
