/** Something that keeps the audit from being green, with the file and line to look at where there is one. */
export type Problem = { readonly part: string; readonly at: string | null; readonly what: string };

type Place = { readonly line: number };

/** Coverage of one file as Istanbul writes it. */
export type FileCoverage = {
  readonly statementMap: Readonly<Record<string, { readonly start: Place }>>;
  readonly s: Readonly<Record<string, number>>;
  readonly fnMap: Readonly<Record<string, { readonly name: string; readonly loc: { readonly start: Place } }>>;
  readonly f: Readonly<Record<string, number>>;
  readonly branchMap: Readonly<Record<string, { readonly loc: { readonly start: Place } }>>;
  readonly b: Readonly<Record<string, readonly number[]>>;
};

/** Vitest's report. */
export type TestReport = Readonly<
  Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>
> & {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
      readonly location?: Place | null;
    }[];
  }[];
};

/** Stryker's report. */
export type MutationReport = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: Place & { readonly column: number } };
        }[];
      }
    >
  >;
};

/** Lines and branches that no test executes, in order. */
export function coverageGaps(coverage: Readonly<Record<string, FileCoverage>>): readonly Problem[] {
  return Object.entries(coverage).flatMap(([file, { statementMap, s, fnMap, f, branchMap, b }]) => {
    const gap = (line: number, what: string): Problem => ({ part: "coverage", at: `${file}:${line}`, what });
    return [
      ...Object.entries(statementMap).flatMap(([key, { start }]) =>
        s[key] === 0 ? [gap(start.line, "no test executes this statement")] : [],
      ),
      ...Object.entries(fnMap).flatMap(([key, { name, loc }]) =>
        f[key] === 0 ? [gap(loc.start.line, `no test calls ${name}`)] : [],
      ),
      ...Object.entries(branchMap).flatMap(([key, { loc }]) =>
        b[key]?.includes(0) === true ? [gap(loc.start.line, "no test takes this branch")] : [],
      ),
    ];
  });
}

/** Tests that failed or did not run. */
export function testProblems(report: TestReport | null): readonly Problem[] {
  const problem = (at: string | null, what: string): Problem => ({ part: "tests", at, what });
  if (report === null || report.numPassedTests === 0) return [problem(null, "no test ran")];
  const failed = report.testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const failures = assertionResults.filter((test) => test.status === "failed");
    if (failures.length === 0 && status === "failed") return [problem(name, message)];
    return failures.map(({ fullName, failureMessages, location }) => {
      // The stack of the failure has the line of the expectation.
      const inStack = /:(\d+):\d+/.exec((failureMessages ?? []).join("\n").split(name)[1] ?? "")?.[1];
      return problem(`${name}:${inStack ?? location?.line ?? 1}`, `fails: ${fullName}`);
    });
  });
  const skipped = report.numPendingTests + report.numTodoTests;
  return skipped === 0 ? failed : [...failed, problem(null, `${skipped} tests are skipped`)];
}

const isSurvivor = ({ status }: { readonly status: string }): boolean =>
  status === "Survived" || status === "NoCoverage";

/** The mutators that a source excuses, with their reason, by the line of code below the comment. */
function excusesIn(source: string): readonly { readonly line: number; readonly mutator: string }[] {
  const lines = source.split("\n");
  return lines.flatMap((text, index) => {
    const mutators = /^\s*\/\/ Survives ([A-Za-z,]+): \S/.exec(text)?.[1]?.split(",") ?? [];
    const below = lines.findIndex((other, at) => at > index && !/^\s*\/[/*]/.test(other));
    return mutators.map((mutator) => ({ line: below + 1, mutator }));
  });
}

/** Mutants that survive without an excuse, and excuses without a survivor; a mutation that did not run is a problem too. */
export function mutationProblems(report: MutationReport | null): readonly Problem[] {
  const problem = (at: string | null, what: string): Problem => ({ part: "mutation", at, what });
  if (report === null) return [problem(null, "not run")];
  const files = Object.entries(report.files);
  if (files.every(([, { mutants }]) => mutants.length === 0)) return [problem(null, "nothing was changed")];
  return files.flatMap(([file, { source, mutants }]) => {
    const excuses = excusesIn(source);
    const survivors = mutants.filter(isSurvivor);
    const isExcused = ({ mutatorName, location }: (typeof mutants)[number]): boolean =>
      excuses.some(({ line, mutator }) => line === location.start.line && mutator === mutatorName);
    const isUsed = ({ line, mutator }: (typeof excuses)[number]): boolean =>
      survivors.some(({ mutatorName, location }) => line === location.start.line && mutator === mutatorName);
    return [
      ...survivors
        .filter((mutant) => !isExcused(mutant))
        .map(({ location: { start }, mutatorName, replacement = "" }) =>
          problem(`${file}:${start.line}:${start.column}`, `survives: ${mutatorName} ${replacement}`.trimEnd()),
        ),
      ...excuses
        .filter((excuse) => !isUsed(excuse))
        .map(({ line, mutator }) => problem(`${file}:${line}`, `is excused but does not survive: ${mutator}`)),
    ];
  });
}

/** The number of mutants by their outcome. */
export const mutantCounts = (report: MutationReport): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { status } of Object.values(report.files).flatMap(({ mutants }) => mutants)) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

/** Green is without any problem; a part that was left out makes it incomplete, and everything else red. */
export const verdictOn = (problems: readonly Problem[]): "green" | "incomplete" | "red" => {
  if (problems.length === 0) return "green";
  return problems.every(({ what }) => what === "not run") ? "incomplete" : "red";
};
