import type { Issue } from "@teedesk/domain";
import type { NumberCell } from "@teedesk/xlsx";
import type { Database } from "../../db/database.ts";
import type { Table } from "./table.ts";

/** A name and the text under it; a line with null is left out. */
export type Line = readonly [name: string, said: string | null];

/** Makes a cell of an instant, in the time zone of the business. */
export type MomentCell = (instant: Date) => NumberCell;

/** A workbook for download: its query (`Asked`), and its tables, each a sheet. */
export type Report<Asked> = {
  readonly title: string;
  /** Without `.xlsx`; letters, digits and dashes. */
  readonly fileName: (asked: Asked) => string;
  /** The issues that prevent the report. */
  readonly issues: (asked: Asked) => readonly Issue[];
  /** The query, for people. */
  readonly about: (db: Database, asked: Asked) => Promise<readonly Line[]>;
  /** No row is read before it is consumed; the tables are read one after the other. */
  readonly tables: (db: Database, asked: Asked, moment: MomentCell) => readonly Table[];
};

/** A report whose figures its page shows too. */
export type ShownReport<Asked, Figures> = Report<Asked> & {
  /** The rows of its tables, and their total. */
  readonly figures: (db: Database, asked: Asked) => Promise<Figures>;
};
