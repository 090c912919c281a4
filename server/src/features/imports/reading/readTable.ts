import { invalid } from "../../../platform/refusal.ts";
import { longestCell, mostColumns, mostRows } from "./limits.ts";
import { readCsv } from "./readCsv.ts";
import { readXlsx } from "./readXlsx.ts";

/** A file's headings and the rows below that have any text; `n` is a row's number in a spreadsheet. */
export type Table = {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly n: number; readonly cells: readonly string[] }[];
};

/** Control characters that no cell needs, and which a database refuses or a screen cannot show. */
const hidden = /[\p{Cc}\p{Cs}]/u;
const tidy = (cell: string): string =>
  hidden.test(cell)
    ? cell.replaceAll(/[\p{Cc}\p{Cs}]/gu, (one) => ("\n\t".includes(one) ? one : " ")).trim()
    : cell.trim();

/** Whether a file is a ZIP archive, as a workbook is. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a CSV file or the first sheet of a workbook. Throws 422 for another kind of file, and for one that is too large. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length === 0) throw invalid({ "": ["The file is empty."] });
  const isOldExcel = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isOldExcel) throw invalid({ "": ["This is an .xls file. Save it as .xlsx or as CSV."] });
  const all = await (isArchive(bytes) ? readXlsx : readCsv)(bytes);
  const [first = [], ...below] = all;
  const headings = first.map(tidy);
  while (headings.at(-1) === "") headings.pop();
  if (headings.length === 0) throw invalid({ "": ["The first row has no headings."] });
  if (headings.length > mostColumns) throw invalid({ "": [`The file has more than ${mostColumns} columns.`] });
  const rows = below
    .map((cells, index) => ({ n: index + 2, cells: headings.map((_, column) => tidy(cells[column] ?? "")) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (rows.length === 0) throw invalid({ "": ["The file has no rows below its headings."] });
  if (rows.length > mostRows) throw invalid({ "": [`The file has more than ${mostRows.toLocaleString("en")} rows.`] });
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > longestCell));
  if (long !== undefined)
    throw invalid({ "": [`Row ${long.n} has a cell of more than ${longestCell.toLocaleString("en")} characters.`] });
  return { headings, rows };
}
