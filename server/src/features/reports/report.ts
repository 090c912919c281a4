import type { Issue } from "@teedesk/domain";
import type { Cell, Column } from "@teedesk/xlsx";
import type { Database } from "../../db/database.ts";

/** A column of a report, and what it shows of a row. */
type ReportColumn<Row> = Column & { readonly cell: (row: Row) => Cell };

/** A name and what is said under it; null says nothing, and is left out. */
export type Line = readonly [name: string, said: string | null];

/** Makes a cell of an instant, in the time zone of the business. */
type MomentCell = (instant: Date) => Cell;

/** A workbook for download: what is asked (`Asked`), the rows that answers, and their columns. */
export type Report<Asked, Row> = {
  readonly title: string;
  /** Without `.xlsx`; letters, digits and dashes. */
  readonly fileName: (asked: Asked) => string;
  /** What keeps the report from being made. */
  readonly issues: (asked: Asked) => readonly Issue[];
  readonly columns: (moment: MomentCell) => readonly ReportColumn<Row>[];
  /** All rows, read as they are asked for. */
  readonly rows: (db: Database, asked: Asked) => AsyncIterable<Row>;
  /** What was asked, for people. */
  readonly about: (db: Database, asked: Asked) => Promise<readonly Line[]>;
};
