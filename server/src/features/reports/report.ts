import type { Issue } from "@teedesk/domain";
import type { NumberCell } from "@teedesk/xlsx";
import type { Database } from "../../db/database.ts";
import type { Table } from "./table.ts";

/** A name and what is said under it; null says nothing, and is left out. */
export type Line = readonly [name: string, said: string | null];

/** Makes a cell of an instant, in the time zone of the business. */
export type MomentCell = (instant: Date) => NumberCell;

/** A workbook for download: what is asked (`Asked`), and the tables that are the answer, each a sheet. */
export type Report<Asked> = {
  readonly title: string;
  /** Without `.xlsx`; letters, digits and dashes. */
  readonly fileName: (asked: Asked) => string;
  /** What keeps the report from being made. */
  readonly issues: (asked: Asked) => readonly Issue[];
  /** What was asked, for people. */
  readonly about: (db: Database, asked: Asked) => Promise<readonly Line[]>;
  /** Nothing is read before the first row is asked for; the tables are read one after the other. */
  readonly tables: (db: Database, asked: Asked, moment: MomentCell) => readonly Table[];
};
