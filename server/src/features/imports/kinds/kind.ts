import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { components } from "@teedesk/openapi";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../db/database.ts";
import type { importRows, RowPlan } from "../../../db/schema/imports.ts";
import type { Clock } from "../../../platform/clock.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { StaffMember } from "../../../session/staffMember.ts";

type StoredRow = typeof importRows.$inferSelect;

/** A field that a column of the file may be mapped to. */
export type ImportField = components["schemas"]["ImportField"] & {
  /** Other headings that mean it, in lower case and without punctuation. */
  readonly aliases?: readonly string[];
};

/** The texts of a row that were mapped and are not blank, by field. */
export type Values = Readonly<Record<string, string>>;

export type FileRow = { readonly n: number; readonly values: Values };

/**
 * The plan of a row. One that has any of its `keys` in common with those that an earlier row `leaves` is about the same record, and
 * the first counts. It leaves its keys where nothing else is given.
 */
export type Planned = {
  readonly action: NonNullable<StoredRow["action"]>;
  readonly reason: string;
  readonly keys: readonly string[];
  readonly leaves?: readonly string[];
  readonly record_id: number | null;
  readonly plan: RowPlan | null;
};

/** A row to carry out, with the plan that was shown. */
export type PlannedRow = FileRow & Pick<Planned, "action" | "record_id"> & { readonly plan: RowPlan };

/** A row that was carried out. */
export type DoneRow = Pick<PlannedRow, "n" | "values" | "action" | "plan"> & {
  readonly record_id: number;
  readonly lock_version: number;
};

/** The outcome of a row: its state, the reason of one that failed or was kept, and the record with its version. */
export type Outcome = Pick<StoredRow, "n" | "state" | "note" | "record_id" | "lock_version">;

/** A transaction, and the import that it works on. */
export type Importing = {
  readonly tx: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly staff: StaffMember;
  readonly import_id: number;
  readonly is_day_first: boolean;
};

/** A kind of records that can be imported. Each uses the domain's forms and the resource's own writes: it has no rules of its own. */
export type ImportKind = {
  readonly fields: readonly ImportField[];
  /** Rows that are carried out in one transaction, where others wait for what it locks. */
  readonly runAtOnce?: number;
  /** Reads and finds, and writes nothing. Returns a plan for each row. */
  readonly plan: (importing: Importing, rows: readonly FileRow[]) => Promise<readonly Planned[]>;
  /** Carries out the plans, or throws and leaves the transaction to be rolled back: then each row is tried alone. */
  readonly run: (importing: Importing, rows: readonly PlannedRow[]) => Promise<readonly Outcome[]>;
  /** Takes back what was done, except of records that were changed since. */
  readonly undo: (importing: Importing, rows: readonly DoneRow[]) => Promise<readonly Outcome[]>;
};

export const refused = (reason: string): Planned => ({
  action: "refused",
  reason,
  keys: [],
  record_id: null,
  plan: null,
});

/** A row whose record is as it was when the plan was made has the same plan again. */
export const changedSince = "What is stored has changed since the dry run. Import the file again.";

export const failed = (n: number, note: string): Outcome => ({
  n,
  state: "failed",
  note,
  record_id: null,
  lock_version: null,
});

export const undone = (n: number): Outcome => ({ n, state: "undone", note: "", record_id: null, lock_version: null });

/** A row that is not undone, and why. */
export const kept = (n: number, note: string, record_id: number | null): Outcome => ({
  n,
  state: "kept",
  note,
  record_id,
  lock_version: null,
});

/** Undoes a row, or keeps it with the reason for which that is refused, and as it was. */
export async function orKept(
  tx: Database,
  { n, record_id }: DoneRow,
  fields: readonly ImportField[],
  undo: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await tx.transaction(undo);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return kept(n, refusalText(error, fields), record_id);
  }
}

/** The values whose text differs from the cell they were read from. "450" and "450.00" do not differ. */
export const readAs = (values: Values, read: Values): Values =>
  Object.fromEntries(
    Object.entries(read).filter(([name, text]) => {
      const cell = values[name] ?? text;
      return text !== cell && Number(text) !== Number(cell);
    }),
  );

/** The row that made a record, as its history names it. The import itself may be deleted later. */
export const rowInHistory = (import_id: number, n: number): string => `${import_id}, row ${n}`;

/** The digest of texts, without case, by which rows about one record are recognized. */
export const keyOf = (...texts: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(texts.map((text) => text.toLowerCase())))
    .digest("base64url")
    .slice(0, 24);

type Decided = Pick<Planned, "action" | "record_id" | "plan">;

/** Whether two plans do the same, whatever the dry run showed beside it. Members that jsonb does not keep, which are undefined, do not count. */
export function isSamePlan(one: Decided, other: Decided): boolean {
  const decided = ({ action, record_id, plan }: Decided): unknown => [action, record_id, { ...plan, read_as: {} }];
  const asStored = (plan: Decided): unknown => JSON.parse(JSON.stringify(decided(plan)));
  return isDeepStrictEqual(decided(one), decided(other)) || isDeepStrictEqual(asStored(one), asStored(other));
}

/** The first message of a refusal, with the label of its field. */
export function refusalText({ body }: Refusal, fields: readonly ImportField[]): string {
  if (body.kind !== "invalid") return body.message;
  const [first] = Object.entries(body.errors);
  const [path, messages] = first ?? ["", []];
  const message = messages[0] ?? "";
  const label = fields.find(({ name }) => name === path || path.endsWith(`.${name}`))?.label ?? "";
  return label === "" ? message : `${label}: ${message}`;
}

/** Reads a row, or states why it is refused. */
export function orRefused<Read>(fields: readonly ImportField[], read: () => Promise<Read>): Promise<Read | Planned>;
export function orRefused<Read>(fields: readonly ImportField[], read: () => Read): Read | Planned;
export function orRefused<Read>(
  fields: readonly ImportField[],
  read: () => Read | Promise<Read>,
): Read | Planned | Promise<Read | Planned> {
  const refuse = (error: unknown): Planned => {
    if (!(error instanceof Refusal)) throw error;
    return refused(refusalText(error, fields));
  };
  try {
    const result = read();
    return result instanceof Promise ? result.catch(refuse) : result;
  } catch (error) {
    return refuse(error);
  }
}

export const isRefused = (read: unknown): read is Planned =>
  typeof read === "object" && read !== null && "action" in read && read.action === "refused";
