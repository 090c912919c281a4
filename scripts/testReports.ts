import * as Schema from "effect/Schema";

/** Tests by outcome. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The outcome in a runner's report: the number of tests, and those that failed, with their messages. */
export type Outcome = { readonly counts: Counts; readonly failures: readonly string[] };

const Vitest = Schema.Struct({
  numPassedTests: Schema.Number,
  numFailedTests: Schema.Number,
  numPendingTests: Schema.Number,
  numTodoTests: Schema.Number,
  testResults: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      status: Schema.String,
      message: Schema.String,
      assertionResults: Schema.Array(
        Schema.Struct({
          fullName: Schema.String,
          status: Schema.String,
          failureMessages: Schema.NullishOr(Schema.Array(Schema.String)),
        }),
      ),
    }),
  ),
});

/** Reads the report of vitest's json reporter. A file that failed before its first test is a failure too. */
export function vitestOutcome(report: unknown): Outcome {
  const read = Schema.decodeUnknownSync(Vitest)(report);
  return {
    counts: {
      passed: read.numPassedTests,
      failed: read.numFailedTests,
      skipped: read.numPendingTests + read.numTodoTests,
    },
    failures: read.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (failed.length === 0) return status === "failed" ? [`${name}\n${message}`] : [];
      return failed.map((test) => [`${name} > ${test.fullName}`, ...(test.failureMessages ?? [])].join("\n"));
    }),
  };
}

const Spec = Schema.Struct({
  title: Schema.String,
  file: Schema.String,
  ok: Schema.Boolean,
  tests: Schema.Array(
    Schema.Struct({
      results: Schema.Array(
        Schema.Struct({ errors: Schema.Array(Schema.Struct({ message: Schema.optional(Schema.String) })) }),
      ),
    }),
  ),
});
type Suite = { readonly specs: readonly (typeof Spec.Type)[]; readonly suites?: readonly Suite[] | undefined };
const Suite: Schema.Codec<Suite> = Schema.Struct({
  specs: Schema.Array(Spec),
  suites: Schema.optional(Schema.Array(Schema.suspend(() => Suite))),
});
const Playwright = Schema.Struct({
  stats: Schema.Struct({
    expected: Schema.Number,
    unexpected: Schema.Number,
    flaky: Schema.Number,
    skipped: Schema.Number,
  }),
  suites: Schema.Array(Suite),
});

const specsOf = ({ specs, suites = [] }: Suite): (typeof Spec.Type)[] => [...specs, ...suites.flatMap(specsOf)];

/** Reads the report of Playwright's json reporter. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, suites } = Schema.decodeUnknownSync(Playwright)(report);
  return {
    counts: {
      // A flaky test passed when it was tried again; Playwright lists it.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    failures: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
        return [`${file} > ${title}`, ...new Set(errors.map(({ message = "no message" }) => message))].join("\n");
      }),
  };
}
