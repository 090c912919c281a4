/** One plain resource, as the conformance suite puts it to the test (records.test.ts). */
export type Case = {
  /** Its name in the contract's operations: listCourses, getCourse, createCourse, … */
  readonly noun: string;
  /** Its name in the history. */
  readonly entity: string;
  /** A save that types something into every member but those with `defaults`, and what is shown of it where that differs. */
  readonly typed: object;
  readonly shown: object;
  /** The least that can be saved, and what is shown then. */
  readonly least: object;
  readonly defaults: object;
  /** Members of another save: a record with these over `typed` is found by none of the filters below. */
  readonly changed: object;
  readonly changedShown?: object;
  /** Members that are refused, each alone, and the field that says so. */
  readonly wrong: readonly (readonly [members: object, field: string])[];
  /** For every filter of the list a value that `typed` meets and `changed` does not. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Members that only the rows of the list have, of `typed`. */
  readonly listed?: object;
  /** What makes a stored record answer its filters, where it is saved by a call of its own. */
  readonly completing?: {
    readonly path: string;
    readonly body: (id: number, kind: "typed" | "changed") => object;
  };
  /** A record of the demo data that others refer to, and what they are; null where nothing keeps a record. */
  readonly kept: { readonly id: number; readonly kinds: readonly string[] } | null;
};

/** What a field is given: text, one of its choices, or a tick. */
export type Typed = readonly [label: string, value: string | boolean];

/** A resource as its journey in the browser meets it (e2e/resources.spec.ts). */
export type Journey = {
  /** Requirements of its own that the journey covers. */
  readonly ids?: string;
  readonly list: string;
  readonly heading: string;
  /** Name of the table, and a filter with a row that it leaves. */
  readonly table: string;
  readonly filter: Typed;
  readonly found: string;
  /** The link to a new record, and where it stands if not in the list; null where none is made by hand. */
  readonly create: string | null;
  readonly createdFrom?: string;
  /** Name of the form, and the address of a stored record. */
  readonly form: string;
  readonly record: RegExp;
  readonly typed: readonly Typed[];
  /** What is typed with it and never shown again. */
  readonly secrets?: readonly Typed[];
  /** A picture for its file field. */
  readonly picture?: string;
  /** What the page is headed with once that is stored. */
  readonly name: string;
  /** Null for records that are never changed. */
  readonly changed: Typed | null;
  /** Whether records can be deleted. */
  readonly deleted: boolean;
};
