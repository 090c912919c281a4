import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, stamps } from "./columns.ts";
import { staffUsers } from "./staffUsers.ts";

export const importKinds = ["customers", "bookings", "rates", "gift_certificates"] as const;

/** The column of the file for each field that is imported, counted from 0. */
export type ImportMapping = Readonly<Record<string, number>>;

/**
 * A file that an admin imports (DECISION-68). mapping -> planning -> planned -> running -> done -> undoing -> undone; another mapping leads
 * from planned back to planning. The transaction that works on it locks its row, so a server that dies leaves it to the next.
 */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    kind: text({ enum: importKinds }).notNull(),
    file_name: text().notNull(),
    /** SHA-256 of the file, in hex. */
    file_hash: text().notNull(),
    /** The heading of each of its columns. */
    headings: text().array().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    /** Whether 3/4/2027 is the third of April. */
    is_day_first: boolean().notNull().default(false),
    state: text({ enum: ["mapping", "planning", "planned", "running", "done", "undoing", "undone"] }).notNull(),
    /** In whose name its records are written. */
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    staff_user: text().notNull(),
    ...stamps,
  },
  (table) => [
    index("imports_kind").on(table.kind, table.id),
    index("imports_under_way").on(table.id).where(sql`${table.state} in ('planning', 'running', 'undoing')`),
    index("imports_staff_user").on(table.staff_user_id),
  ],
);

/** The values that a row fills in of a customer on record, who has them blank. */
export type Completion = {
  readonly customer_id: number;
  readonly values: Readonly<Partial<Record<"email" | "postcode" | "primary_phone", string>>>;
};

/** The values that an import writes for a row, and those of the record before. */
export type RowPlan = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly before?: Readonly<Record<string, unknown>>;
  /** Values as they were read, by field, where the cells have other texts: days, times, amounts in dollars. */
  readonly read_as?: Readonly<Record<string, string>>;
  /** Of the customers whom a booking or a certificate is about. */
  readonly completes?: readonly Completion[];
  /** The version of the record that the plan was made from. */
  readonly lock_version?: number;
};

/**
 * A row of the file, with its plan and what became of it. waiting -> done or failed; done -> undone or kept. One without an action has not
 * been planned.
 */
export const importRows = pgTable(
  "import_rows",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Its number in a spreadsheet, where the headings are row 1. */
    n: integer().notNull(),
    cells: text().array().notNull(),
    action: text({ enum: ["create", "update", "skip", "refused"] }),
    /** Why it is skipped or refused, for staff; of others a remark. */
    reason: text().notNull().default(""),
    /** The record that is updated or was created: a customer, a tee time, a rate or a gift certificate. */
    record_id: integer(),
    plan: jsonb().$type<RowPlan>(),
    state: text({ enum: ["waiting", "done", "failed", "undone", "kept"] })
      .notNull()
      .default("waiting"),
    /** Why it failed, or was not undone, for staff. */
    note: text().notNull().default(""),
    /** The version of the record after the import: one that has another was changed since. */
    lock_version: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.n] }),
    index("import_rows_shown").on(table.import_id, table.action, table.state, table.n),
    index("import_rows_record").on(table.record_id),
  ],
);

/** Digests by which rows about one record are recognized, each with the first such row. */
export const importKeys = pgTable(
  "import_keys",
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    key: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.key] }),
    index("import_keys_row").on(table.import_id, table.n),
  ],
);

/** The mapping of the last file of a kind, by headings. */
export const importMappings = pgTable("import_mappings", {
  kind: text({ enum: importKinds }).primaryKey(),
  /** The heading of each field's column. */
  headings: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  is_day_first: boolean().notNull(),
  ...stamps,
});
