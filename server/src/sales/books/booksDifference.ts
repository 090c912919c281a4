/** A stored value that a rule of the books does not give. */
export type BooksDifference = {
  readonly rule: string;
  /** The kind of row and its id. */
  readonly subject: string;
  readonly stored: string;
  readonly computed: string;
};

/** A row of any query. */
export type Row = Readonly<Record<string, unknown>>;
