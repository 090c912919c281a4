/** How a column is written: money in decimal dollars, whole numbers, or days as "yyyy-mm-dd". */
export type ColumnKind = "money" | "whole" | "date";

/** What an example gives, by column: texts as in the table, blank where nothing is given. */
export type Inputs = Readonly<Record<string, string>>;

/** A table of worked examples: the columns of its CSV file, and how its results are worked out in two ways. */
export type ExampleTable = {
  /** That of its file (`<name>.csv`) and of its sheet. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly inputs: Readonly<Record<string, ColumnKind>>;
  /** Each with the spreadsheet formula that follows the rule; {braces} name columns. */
  readonly results: Readonly<Record<string, { readonly kind: ColumnKind; readonly formula: string }>>;
  /** Works the results out by the package's own functions. */
  readonly compute: (inputs: Inputs) => Readonly<Record<string, string>>;
};

/** One row of a table. */
export type Example = {
  readonly title: string;
  /** Ids of the rules it shows. */
  readonly rules: readonly string[];
  readonly inputs: Inputs;
  /** Expected results. */
  readonly results: Inputs;
};
