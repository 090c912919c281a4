/** The source of a rule. */
type Source = {
  /** A document of the specification. */
  readonly document: "operations and booking" | "master data";
  readonly section: string;
  /** Ids of the requirements that a clause of the specification was broken down into. */
  readonly requirements: readonly string[];
  /** The answer or decision that settles it: "ANSWER-02", "DECISION-12". Null where the clause itself does. */
  readonly decidedBy: string | null;
};

/**
 * The decision where the specification can be read in two ways. The list of mistakes (tests/audit/mistakes) has the rejected
 * reading as a change of the code, which a test has to notice.
 */
type Reading = {
  readonly chosen: string;
  readonly rejected: string;
  /** Inputs on which the two differ, with both results. */
  readonly example: string;
};

/** An exported function, by its file (from the root of the project) and name. */
type Implementation = { readonly file: string; readonly name: string };

/** Tests of one file, by their titles as the source has them, with the first text of a row in place of "%s". */
type Tests = { readonly file: string; readonly titles: readonly string[] };

/** One rule: an amount or a number of seats that is computed, or a bound that refuses one. */
export type Rule = {
  /** The id of its requirement or answer; clauses of one answer are numbered by topic (DISCOUNT-01). */
  readonly id: string;
  readonly title: string;
  /** Counts up with every change of what it computes; `npm run rules:changes` names a change without it. */
  readonly version: number;
  /** The first day of this version: "2026-11-21". */
  readonly validFrom: string;
  readonly source: Source;
  /** In words. */
  readonly formula: string;
  readonly reading: Reading | null;
  readonly implementedBy: readonly Implementation[];
  readonly testedBy: readonly Tests[];
  /** Why a rule of the money has neither a second implementation in SQL nor a worked example: nothing is computed. */
  readonly computesNothing?: string;
};

const source =
  (document: Source["document"]) =>
  (section: string, requirements: readonly string[] = [], decidedBy: string | null = null): Source => ({
    document,
    section,
    requirements,
    decidedBy,
  });

export const operations = source("operations and booking");
export const masterData = source("master data");

/** A file of the domain's sources, or one from the root of the project. */
const fromRoot = (file: string): string =>
  /^(?:packages|server|scripts|tests)\//.test(file) ? file : `packages/domain/src/${file}`;

/** Names a function: `by("booking/quote.ts", "quote")`. */
export const by = (file: string, name: string): Implementation => ({ file: fromRoot(file), name });

/** Names tests: `tests("booking/quote.test.ts", "CALC-09 the charge alone")`. */
export const tests = (file: string, ...titles: readonly string[]): Tests => ({ file: fromRoot(file), titles });
