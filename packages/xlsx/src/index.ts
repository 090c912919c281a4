export {
  type Cell,
  countCell,
  dateCell,
  formulaCell,
  integerCell,
  momentCells,
  moneyCell,
  type NumberCell,
  percentCell,
  textCell,
  timeCell,
} from "./cell.ts";
export { type Column, columnLetters, mostRows, type Sheet } from "./sheet.ts";
export { workbookBytes, workbookType } from "./workbook.ts";
