/** The source of a rule. */
type Source = {
  /** A document of the specification. */
  readonly document: "operations and booking" | "master data";
  readonly section: string;
  /** Ids of the requirements that a clause of the specification was broken down into; tests may name these too. */
  readonly requirements: readonly string[];
  /** The owner's answer that settles it (docs/answers.md): "ANSWER-02". */
  readonly answer: string | null;
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

/**
 * One clause of the specification about calculation or validation. Tests pin it by naming its id.
 */
export type Rule = {
  /** The id of its requirement or answer; clauses of one answer are numbered by topic (DISCOUNT-01). */
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  /** In words. */
  readonly formula: string;
  readonly reading: Reading | null;
  readonly implementedBy: readonly Implementation[];
};

const source =
  (document: Source["document"]) =>
  (section: string, requirements: readonly string[] = [], answer: string | null = null): Source => ({
    document,
    section,
    requirements,
    answer,
  });

export const operations = source("operations and booking");
export const masterData = source("master data");

/** Names a function of the domain's sources: `by("booking/quote.ts", "quote")`. */
export const by = (file: string, name: string): Implementation => ({ file: `packages/domain/src/${file}`, name });
