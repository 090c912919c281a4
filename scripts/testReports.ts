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

const ReportedError = Schema.Struct({ message: Schema.optional(Schema.String) });

const Spec = Schema.Struct({
  title: Schema.String,
  file: Schema.String,
  ok: Schema.Boolean,
  tests: Schema.Array(
    Schema.Struct({
      results: Schema.Array(Schema.Struct({ errors: Schema.Array(ReportedError) })),
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
  /** Failures outside of a test, as of a worker that did not end. */
  errors: Schema.optional(Schema.Array(ReportedError)),
});

const specsOf = ({ specs, suites = [] }: Suite): (typeof Spec.Type)[] => [...specs, ...suites.flatMap(specsOf)];

/** Each reason once. */
const reasonsOf = (errors: readonly (typeof ReportedError.Type)[]): readonly string[] => [
  ...new Set(errors.map(({ message = "no message" }) => message)),
];

/** Reads the report of Playwright's json reporter. An error outside of a test is a failure too. */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, suites, errors = [] } = Schema.decodeUnknownSync(Playwright)(report);
  return {
    counts: {
      // A flaky test passed when it was tried again; Playwright lists it.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    failures: [
      ...suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) =>
          [
            `${file} > ${title}`,
            ...reasonsOf(tests.flatMap(({ results }) => results).flatMap((one) => one.errors)),
          ].join("\n"),
        ),
      ...reasonsOf(errors),
    ],
  };
}
