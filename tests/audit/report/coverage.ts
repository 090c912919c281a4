import { relative } from "node:path";
import { readText } from "../../../scripts/rulesFiles.ts";
import { root } from "../mutation/hashes.ts";
import type { Mutant } from "../mutation/mutant.ts";
import { type Accepted, mutatedFolders } from "../mutation/result.ts";

type Share = { readonly covered: number; readonly all: number };

/** A place of a calculation that no test executes, with the reason that its mutants survive for, where one is given. */
type Unexecuted = Pick<Mutant, "file" | "line"> & { readonly text: string; readonly reason: string | null };

/** What the tests of the domain execute of its sources, by folder. */
export type Coverage = {
  readonly folders: Readonly<Record<string, { readonly lines: Share; readonly branches: Share }>>;
  readonly unexecuted: readonly Unexecuted[];
};

type Start = { readonly start: { readonly line: number } };

/** The part of Istanbul's report that is read here: places by number, and how often each was executed. */
type FileCoverage = {
  readonly path: string;
  readonly statementMap: Readonly<Record<string, Start>>;
  readonly s: Readonly<Record<string, number>>;
  readonly branchMap: Readonly<Record<string, { readonly loc: Start }>>;
  readonly b: Readonly<Record<string, readonly number[]>>;
};

type Counted = { readonly line: number; readonly times: number };

const statementsOf = ({ statementMap, s }: FileCoverage): readonly Counted[] =>
  Object.entries(statementMap).map(([id, { start }]) => ({ line: start.line, times: s[id] ?? 0 }));

const branchesOf = ({ branchMap, b }: FileCoverage): readonly Counted[] =>
  Object.entries(branchMap).flatMap(([id, { loc }]) => (b[id] ?? []).map((times) => ({ line: loc.start.line, times })));

const isExecuted = ({ times }: Counted): boolean => times > 0;
const linesOf = (counted: readonly Counted[]): readonly number[] => [...new Set(counted.map(({ line }) => line))];

const sum = (shares: readonly Share[]): Share => ({
  covered: shares.reduce((total, { covered }) => total + covered, 0),
  all: shares.reduce((total, { all }) => total + all, 0),
});

/** A line is covered when a statement that begins on it was executed. */
const lineShare = (file: FileCoverage): Share => {
  const statements = statementsOf(file);
  return { covered: linesOf(statements.filter(isExecuted)).length, all: linesOf(statements).length };
};

const branchShare = (file: FileCoverage): Share => {
  const branches = branchesOf(file);
  return { covered: branches.filter(isExecuted).length, all: branches.length };
};

const sources = "packages/domain/src/";

/** Reads Istanbul's report of the domain's tests: counts of every folder, and what is not executed of the calculation. */
export function readCoverage(text: string, accepted: readonly Accepted[]): Coverage {
  const report: Readonly<Record<string, FileCoverage>> = JSON.parse(text);
  const files = Object.values(report)
    .map((coverage) => ({ coverage, file: relative(root, coverage.path).replaceAll("\\", "/") }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const folderOf = (file: string) => /^[^/]+(?=\/)/.exec(file.slice(sources.length))?.[0] ?? "src";
  const inFolder = (folder: string) =>
    files.filter(({ file }) => folderOf(file) === folder).map(({ coverage }) => coverage);
  const unexecutedIn = (file: string, coverage: FileCoverage) =>
    linesOf([...statementsOf(coverage), ...branchesOf(coverage)].filter((place) => !isExecuted(place))).map((line) => {
      const text = readText(file).split("\n")[line - 1]?.trim() ?? "";
      const reason = accepted.find((one) => one.file === file && one.from === text)?.reason ?? null;
      return { file, line, text, reason };
    });
  return {
    folders: Object.fromEntries(
      [...new Set(files.map(({ file }) => folderOf(file)))].map((folder) => [
        folder,
        { lines: sum(inFolder(folder).map(lineShare)), branches: sum(inFolder(folder).map(branchShare)) },
      ]),
    ),
    unexecuted: files
      .filter(({ file }) => mutatedFolders.some((folder) => folder === folderOf(file)))
      .flatMap(({ file, coverage }) => unexecutedIn(file, coverage)),
  };
}
