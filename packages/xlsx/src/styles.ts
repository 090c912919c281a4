import type { NumberFormat } from "./cell.ts";

/** Numbers of the styles below, in their order. */
export const styleOf: Readonly<Record<NumberFormat | "header" | "text", number>> = {
  text: 1,
  header: 2,
  integer: 3,
  money: 4,
  date: 5,
  time: 6,
  moment: 7,
};

/** Formats 0, 1 and 49 are built in; 49 keeps a text a text when somebody edits it, also one that begins with "=". */
const style = (numFmtId: number, fontId = 0): string =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

export const stylesXml =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="4">' +
  '<numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00;\\-&quot;$&quot;#,##0.00"/>' +
  '<numFmt numFmtId="165" formatCode="mm/dd/yyyy"/>' +
  '<numFmt numFmtId="166" formatCode="hh:mm"/>' +
  '<numFmt numFmtId="167" formatCode="mm/dd/yyyy\\ hh:mm"/>' +
  "</numFmts>" +
  `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="8">${style(0)}${style(49)}${style(49, 1)}${[1, 164, 165, 166, 167].map((id) => style(id)).join("")}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  "</styleSheet>";
