/** The notation of a column: money in decimal dollars, whole numbers, or days as "yyyy-mm-dd". */
type NumberKind = "money" | "whole" | "date";

/** That of an input, which may also be a text as it is typed. */
export type ColumnKind = NumberKind | "text";

/** The inputs of an example by column, in the table's texts; blank where none is given. */
export type Inputs = Readonly<Record<string, string>>;

/** A table of worked examples: the columns of its CSV file, and two ways to compute its results. */
export type ExampleTable = {
  /** The name of its file (`<name>.csv`) and of its sheet. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly inputs: Readonly<Record<string, ColumnKind>>;
  /** Each with the spreadsheet formula that follows the rule; {braces} name columns. */
  readonly results: Readonly<Record<string, { readonly kind: NumberKind; readonly formula: string }>>;
  /** Computes the results by the package's own functions. */
  readonly compute: (inputs: Inputs) => Readonly<Record<string, string>>;
};

/** One row of a table. */
export type Example = {
  readonly title: string;
  /** Ids of the rules that it illustrates. */
  readonly rules: readonly string[];
  readonly inputs: Inputs;
  /** Expected results. */
  readonly results: Inputs;
};
