import { ruleSetVersion } from "@teedesk/domain";
import { type Cell, countCell, momentCells, mostRows, type Sheet, textCell } from "@teedesk/xlsx";
import { readVersion } from "../../config/version.ts";
import { failure } from "../../platform/refusal.ts";
import type { Line } from "./report.ts";
import type { Table } from "./table.ts";

/** Facts in a workbook besides its tables. */
export type Circumstances = {
  readonly timeZone: string;
  /** Without them it is as of a moment, and has nothing that differs when it is made again. */
  readonly now?: Date;
  /** The e-mail address of the person who requested it. */
  readonly by?: string;
  readonly as_of?: Date;
  readonly hasLeft: () => boolean;
  /** Called with every row that was read. */
  readonly onRow: () => void;
};

const { version, commit } = readVersion();

type Answer = {
  readonly title: string;
  readonly tables: readonly Table[];
  readonly lines: () => Promise<readonly Line[]>;
};

/** The tables of a report, each on a sheet, and a last sheet with the query, the time and the requester (ANSWER-31). */
export function reportSheets(
  { title, tables, lines }: Answer,
  { timeZone, now, by, as_of, hasLeft, onRow }: Circumstances,
): readonly Sheet[] {
  const moment = momentCells(timeZone);
  const counts = new Map<string, number>();

  async function* counted({ name, rows, total }: Table): AsyncGenerator<readonly Cell[]> {
    const most = total === undefined ? mostRows : mostRows - 1;
    let count = 0;
    counts.set(name, count);
    for await (const row of rows) {
      if (hasLeft()) throw failure(499, "The caller has left.");
      if (count === most) throw failure(422, `There are more than ${most} rows. Choose fewer days.`);
      count += 1;
      counts.set(name, count);
      onRow();
      yield row;
    }
  }

  // Read after the other sheets, so that their rows have been counted.
  async function* about(): AsyncGenerator<readonly Cell[]> {
    if (now !== undefined) yield [textCell("Made"), moment(now)];
    if (by !== undefined) yield [textCell("Made by"), textCell(by)];
    if (as_of !== undefined) yield [textCell("As of"), moment(as_of)];
    yield [textCell("Time zone"), textCell(timeZone)];
    for (const [name, count] of counts)
      yield [textCell(tables.length === 1 ? "Rows" : `Rows of ${name}`), countCell(count)];
    for (const [name, said] of await lines()) if (said !== null) yield [textCell(name), textCell(said)];
    yield [textCell("Version"), textCell(`${version}, commit ${commit}`)];
    yield [textCell("Rules"), textCell(ruleSetVersion)];
  }

  return [
    ...tables.map((table) => ({ ...table, isTable: true, rows: counted(table) })),
    { name: "About", columns: aboutColumns(title), isTable: false, rows: about() },
  ];
}

const aboutColumns = (title: string) => [
  { title, width: 24 },
  { title: "", width: 90 },
];
