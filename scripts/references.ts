import { readdirSync } from "node:fs";
import { rules } from "../packages/domain/rules/rules.ts";
import { commentsOf, proseOf } from "./comments.ts";
import { fileAt, filesUnder, readText } from "./projectFiles.ts";
import { idsIn } from "./requirementIds.ts";
import { requirements } from "./requirements.ts";

const folders = ["app", "server", "packages", "openapi", "scripts", "tests", "docs", "ops", ".ci"];

/** Files written by people. What is generated repeats them. */
const isRead = (file: string): boolean =>
  /(?:\.(?:[cm]?[jt]sx?|md|ya?ml|css|sql|html|tsv|json|sh)|^\.ci\/\w+)$/.test(file) &&
  !/(?:^|\/)generated\//.test(file);

/** All files of the project, by their paths from the root. */
const projectFiles = (): readonly string[] => [...readdirSync(fileAt(".")), ...folders.flatMap(filesUnder)];

/** Every id that a page of the project defines: requirements, rules, answers of the owner, matches and decisions. */
export function knownIds(): ReadonlySet<string> {
  const headings = ["docs/answers.md", "docs/matching.md"].map(readText).join("\n");
  const answers = [...headings.matchAll(/^#+ .*((?:ANSWER|MATCH)-\d+)\. /gm)].flatMap(([, id]) => id ?? []);
  const decisions = filesUnder("docs/decisions").map((file) => `DECISION-${file.replace(/^.*\/00(\d+)-.*$/, "$1")}`);
  return new Set([...requirements().map(({ id }) => id), ...rules.map(({ id }) => id), ...answers, ...decisions]);
}

/** Tests of these scripts need an unknown id: 99 of any family. */
const isMadeUp = (file: string, id: string): boolean => file.startsWith("scripts/") && id.endsWith("-99");

/** An answer or a decision by its bare number, which leads nowhere. */
const bareNumber = /\b(?:ANSWER|DECISION)S? \d+/g;

/** The ids in a file, its comments too, that no page explains. */
export function deadIds(file: string, text: string, known: ReadonlySet<string>): readonly string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      [
        ...[...idsIn(line)].filter((id) => !known.has(id) && !isMadeUp(file, id)),
        ...(line.match(bareNumber) ?? []),
      ].map((id) => `${file}:${index + 1}: ${id} is no requirement, rule, answer or decision`),
    );
}

/** Names of files (`records/sorts.ts`) and paths of folders from the root (`app/src/listing/`); patterns are neither. */
const paths =
  /(?<![\w/.@*<>{}-])(?:\.{1,2}\/)*((?:[\w-]+[./])*[\w-]+\.(?:tsx?|md|yaml|tsv|css)|(?:app|server|packages|openapi|scripts|tests|docs)\/(?:[\w.-]+\/)+)(?![\w*<{/])/g;

/** Folders that commands write and git ignores. */
const isWritten = (path: string): boolean => /^(?:coverage|dist|audit-report|release|docs\/api)\//.test(path);

/** Whether a file or folder exists; a file may be named by the end of its path. */
export function existsIn(files: readonly string[]): (path: string) => boolean {
  const ends = new Set<string>();
  for (const file of files) {
    const parts = file.split("/");
    for (const [index] of parts.entries()) {
      ends.add(parts.slice(index).join("/"));
      ends.add(`${parts.slice(0, index).join("/")}/`);
    }
  }
  return (path) => ends.has(path) || isWritten(path);
}

/** The files and folders that comments and pages name and that are gone. */
export function deadPaths(file: string, text: string, exists: (path: string) => boolean): readonly string[] {
  return (file.endsWith(".md") ? [proseOf(text)] : commentsOf(file, text)).flatMap((comment) =>
    comment.text.split("\n").flatMap((line, index) =>
      [...line.matchAll(paths)]
        .map(([, path = ""]) => path)
        .filter((path) => !exists(path))
        .map((path) => `${file}:${comment.line + index}: there is no ${path}`),
    ),
  );
}

/** Every id and path named in the project that leads nowhere, one line each. */
export function deadReferences(): readonly string[] {
  const known = knownIds();
  const files = projectFiles();
  const exists = existsIn(files);
  return files.filter(isRead).flatMap((file) => {
    const text = readText(file);
    return [...deadIds(file, text, known), ...deadPaths(file, text, exists)];
  });
}
