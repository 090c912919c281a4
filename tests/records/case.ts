/** One plain resource for the conformance suite (records.test.ts). */
export type Case = {
  /** Its name in the contract's operations: listCourses, getCourse, createCourse, … */
  readonly noun: string;
  /** Its name in the history. */
  readonly entity: string;
  /** A save with every member except those with `defaults`, and the members that are shown differently. */
  readonly typed: object;
  readonly shown: object;
  /** The smallest valid save, and the members that are shown then. */
  readonly least: object;
  readonly defaults: object;
  /** Members of another save: with these over `typed` none of the filters below finds the record. */
  readonly changed: object;
  readonly changedShown?: object;
  /** Refused members, each alone, and the field of the message. */
  readonly wrong: readonly (readonly [members: object, field: string])[];
  /** For every filter of the list a value that `typed` meets and `changed` does not. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Members of `typed` that only the rows of the list have. */
  readonly listed?: object;
  /** A further call that a stored record needs before its filters find it. */
  readonly completing?: {
    readonly path: string;
    readonly body: (id: number, kind: "typed" | "changed") => object;
  };
  /** A record of the demo data that others refer to, and their kinds; null if references do not keep a record. */
  readonly kept: { readonly id: number; readonly kinds: readonly string[] } | null;
};

/** A field's input: text, one of its choices, or a tick. */
export type Typed = readonly [label: string, value: string | boolean];

/** A resource's journey in the browser (e2e/resources.spec.ts). */
export type Journey = {
  /** The resource's own requirements that the journey covers. */
  readonly ids?: string;
  readonly list: string;
  readonly heading: string;
  /** Name of the table, a filter, and a row that it finds. */
  readonly table: string;
  readonly filter: Typed;
  readonly found: string;
  /** The link to a new record, and its page if not the list; null if no record is made by hand. */
  readonly create: string | null;
  readonly createdFrom?: string;
  /** Name of the form, and the address of a stored record. */
  readonly form: string;
  readonly record: RegExp;
  readonly typed: readonly Typed[];
  /** Values typed with it and never shown again. */
  readonly secrets?: readonly Typed[];
  /** A picture for its file field. */
  readonly picture?: string;
  /** The page's heading once that is stored. */
  readonly name: string;
  /** Null for records that are never changed. */
  readonly changed: Typed | null;
  /** Whether records can be deleted. */
  readonly deleted: boolean;
};
