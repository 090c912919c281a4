import { HyperFormula } from "hyperformula";
import type { readWorkbook, SeenCell } from "./readWorkbook.ts";

/** A formula of the workbook: where it is, what the file says it gives, and what an engine makes of it. */
export type Recomputed = { readonly at: string; readonly stored: number; readonly computed: unknown };

type Sheets = ReturnType<typeof readWorkbook>["sheets"];

/** Number of a column, counted from 0, of a reference such as "AB7". */
const columnOf = (at: string): number =>
  Array.from(at.replaceAll(/\d/g, "")).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const contentOf = (cell: SeenCell): string | number => {
  // An apostrophe makes the engine read "5%" and "=1+1" as texts.
  if ("text" in cell) return `'${cell.text}`;
  return cell.formula === undefined ? cell.number : `=${cell.formula}`;
};

const gridRow = (cells: readonly SeenCell[]): (string | number | null)[] => {
  const row: (string | number | null)[] = [];
  for (const cell of cells) row[columnOf(cell.at)] = contentOf(cell);
  return Array.from(row, (content) => content ?? null);
};

/** Has a spreadsheet engine compute every formula of a workbook from what its file holds, and nothing else. */
export function recompute(sheets: Sheets): readonly Recomputed[] {
  const grids = Object.fromEntries([...sheets].map(([name, rows]) => [name, rows.map(gridRow)]));
  const engine = HyperFormula.buildFromSheets(grids, { licenseKey: "gpl-v3" });
  const found = [...sheets].flatMap(([name, rows]) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((cell) => {
        if ("text" in cell || cell.formula === undefined) return [];
        const address = { sheet: engine.getSheetId(name) ?? -1, row, col: columnOf(cell.at) };
        return [{ at: `${name}!${cell.at}`, stored: cell.number, computed: engine.getCellValue(address) }];
      }),
    ),
  );
  engine.destroy();
  return found;
}
