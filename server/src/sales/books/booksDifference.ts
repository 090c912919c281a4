/** A stored value that a rule of the books does not give. */
export type BooksDifference = {
  readonly rule: string;
  /** The kind of row and its id. */
  readonly subject: string;
  readonly stored: string;
  readonly computed: string;
};

/** A row that a query of the books found. */
export type FoundRow = Readonly<Record<string, unknown>>;
