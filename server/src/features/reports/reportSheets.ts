import { type Cell, integerCell, momentCells, mostRows, type Sheet, textCell } from "@teedesk/xlsx";
import { failure } from "../../platform/refusal.ts";
import type { Line, Report } from "./report.ts";

/** What stands in a workbook besides the answer to a question. */
export type Circumstances = {
  readonly timeZone: string;
  readonly now: Date;
  /** The address of who asked. */
  readonly by: string;
  readonly hasLeft: () => boolean;
};

/** The rows of a report on a sheet, and on another one what was asked, when and by whom (DECISIONS 31). */
export function reportSheets<Asked, Row>(
  { title, columns, ...report }: Pick<Report<Asked, Row>, "title" | "columns"> & Answered<Row>,
  { timeZone, now, by, hasLeft }: Circumstances,
): readonly Sheet[] {
  const moment = momentCells(timeZone);
  const shown = columns(moment);
  let count = 0;

  async function* cells(): AsyncGenerator<readonly Cell[]> {
    for await (const row of report.rows) {
      if (hasLeft()) throw failure(499, "The caller has left.");
      if (count === mostRows) throw failure(422, `These are more than ${mostRows} rows. Ask for fewer days at a time.`);
      count += 1;
      yield shown.map(({ cell }) => cell(row));
    }
  }

  // Read after the other sheet, so that the rows have been counted.
  async function* about(): AsyncGenerator<readonly Cell[]> {
    yield [textCell("Made"), moment(now)];
    yield [textCell("Made by"), textCell(by)];
    yield [textCell("Time zone"), textCell(timeZone)];
    yield [textCell("Rows"), integerCell(count)];
    for (const [name, said] of report.lines) if (said !== null) yield [textCell(name), textCell(said)];
  }

  return [
    { name: title, columns: shown, isTable: true, rows: cells() },
    { name: "About", columns: aboutColumns(title), isTable: false, rows: about() },
  ];
}

type Answered<Row> = { readonly rows: AsyncIterable<Row>; readonly lines: readonly Line[] };

const aboutColumns = (title: string) => [
  { title, width: 20 },
  { title: "", width: 60 },
];
