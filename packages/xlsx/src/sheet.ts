import type { Cell, NumberFormat } from "./cell.ts";
import { styleOf, totalStyleOf } from "./styles.ts";
import { escapeCellText, escapeXml } from "./xml.ts";

export type Column = {
  readonly title: string;
  /** In characters. */
  readonly width: number;
};

export type Sheet = {
  /** At most 31 characters, none of `[ ] : * ? / \`. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Whether each column gets the menu that filters and sorts. */
  readonly isTable: boolean;
  /** A cell for each column. Asked for row by row, as fast as the reader of the file takes them. */
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** A row in bold below the others, which filters and sorts leave alone. Asked for after them, with the last one's number. */
  readonly total?: ((lastRow: number) => readonly Cell[]) | undefined;
};

/** The most rows a sheet holds below its header; with one more, programs refuse the file. */
export const mostRows = 1_048_575;

/** The number of rows written at a time: a few dozen kilobytes, about a millisecond of work. */
const rowsPerPiece = 100;

/** The letters of a column, counted from 0: A to Z, AA, AB and so on. */
export const columnLetters = (index: number): string =>
  (index < 26 ? "" : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** The file of a sheet in pieces: a bold header that stays in view, then typed cells. */
export async function* sheetXml({ columns, isTable, rows, total }: Sheet): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  yield '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.map(columnXml).join("")}</cols><sheetData><row r="1">` +
    columns.map(({ title }, index) => text(`${letters[index]}1`, styleOf.header, title)).join("");
  yield "</row>";
  let last = 1;
  let piece: string[] = [];
  for await (const cells of rows) {
    last += 1;
    piece.push(
      `<row r="${last}">${cells.map((cell, index) => cellXml(`${letters[index]}${last}`, cell, ordinary)).join("")}</row>`,
    );
    if (piece.length < rowsPerPiece) continue;
    yield piece.join("");
    piece = [];
  }
  const filter = isTable ? `<autoFilter ref="A1:${letters.at(-1)}${last}"/>` : "";
  if (total !== undefined && last > 1) {
    const cells = total(last).map((cell, index) => cellXml(`${letters[index]}${last + 1}`, cell, bold));
    piece.push(`<row r="${last + 1}">${cells.join("")}</row>`);
  }
  yield `${piece.join("")}</sheetData>${filter}</worksheet>`;
}

const columnXml = ({ width }: Column, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

/** The styles of a row. */
type Look = { readonly text: number; readonly number: (format: NumberFormat) => number };

const ordinary: Look = { text: styleOf.text, number: (format) => styleOf[format] };
const bold: Look = { text: styleOf.header, number: totalStyleOf };

function cellXml(reference: string, cell: Cell, look: Look): string {
  if (cell === null) return "";
  if (cell.kind === "text") return text(reference, look.text, cell.text);
  const { format, value } = cell.kind === "number" ? cell : cell.result;
  const formula = cell.kind === "formula" ? `<f>${escapeXml(cell.formula)}</f>` : "";
  return `<c r="${reference}" s="${look.number(format)}">${formula}<v>${value}</v></c>`;
}

function text(reference: string, style: number, content: string): string {
  const space = /^\s|\s$/.test(content) ? ' xml:space="preserve"' : "";
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${escapeCellText(content)}</t></is></c>`;
}
