/** A change made to a source to see whether a test notices. `from` and `to` are the whole lines it touches, in one. */
export type Mutant = {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  /** Stryker's name for this kind of change. */
  readonly mutator: string;
  readonly from: string;
  readonly to: string;
};

/** What became of it: `unreached` is a place that no test executes, `unusable` one that could not be run. */
type Fate = "killed" | "survived" | "unreached" | "unusable";

/** A mutant with its fate and the first test that failed; a mutant that never ends has none and is killed too. */
export type TriedMutant = Mutant & { readonly fate: Fate; readonly test: string | null };

type Place = { readonly line: number; readonly column: number };

/** The part of Stryker's report (schema of mutation-testing-elements) that is read here. */
type StrykerReport = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: string;
          readonly killedBy?: readonly string[];
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
  readonly testFiles: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
};

const fates: Readonly<Record<string, Fate>> = {
  Killed: "killed",
  Timeout: "killed",
  Survived: "survived",
  NoCoverage: "unreached",
};

const inOne = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Reads what Stryker wrote, in the order of the places. */
export function readStrykerReport(text: string): readonly TriedMutant[] {
  const report: StrykerReport = JSON.parse(text);
  const tests = Object.values(report.testFiles).flatMap(({ tests }) => tests);
  const nameOf = new Map(tests.map(({ id, name }) => [id, name]));
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split("\n");
    return mutants
      .toSorted((one, other) => byPlace(one.location.start, other.location.start))
      .map(({ mutatorName, replacement = "", status, killedBy = [], location: { start, end } }) => {
        const before = lines[start.line - 1]?.slice(0, start.column - 1) ?? "";
        const after = lines[end.line - 1]?.slice(end.column - 1) ?? "";
        return {
          file,
          line: start.line,
          mutator: mutatorName,
          from: inOne(lines.slice(start.line - 1, end.line).join("\n")),
          to: inOne(before + replacement + after),
          fate: fates[status] ?? "unusable",
          test: nameOf.get(killedBy[0] ?? "") ?? null,
        };
      });
  });
}

const byPlace = (one: Place, other: Place): number => one.line - other.line || one.column - other.column;
