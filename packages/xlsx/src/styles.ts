import type { NumberFormat } from "./cell.ts";

type StyleName = NumberFormat | "header" | "text" | "total_count" | "total_money" | "total_percent";

/** Numbers of the styles below, in their order. */
export const styleOf: Readonly<Record<StyleName, number>> = {
  text: 1,
  header: 2,
  integer: 3,
  money: 4,
  date: 5,
  time: 6,
  moment: 7,
  percent: 8,
  count: 9,
  total_count: 10,
  total_money: 11,
  total_percent: 12,
};

const totals: Partial<Readonly<Record<NumberFormat, StyleName>>> = {
  count: "total_count",
  money: "total_money",
  percent: "total_percent",
};

/** The bold style of a number in a row of totals. */
export const totalStyleOf = (format: NumberFormat): number => styleOf[totals[format] ?? format];

/** Format 49 keeps a text a text when somebody edits it, also one that begins with "=". */
const formats = {
  plain: 0,
  text: 49,
  integer: 1,
  count: 3,
  money: 164,
  date: 165,
  time: 166,
  moment: 167,
  percent: 168,
} as const;

const style = (format: keyof typeof formats, fontId = 0): string =>
  `<xf numFmtId="${formats[format]}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

const cellStyles = [
  style("plain"),
  style("text"),
  style("text", 1),
  style("integer"),
  style("money"),
  style("date"),
  style("time"),
  style("moment"),
  style("percent"),
  style("count"),
  style("count", 1),
  style("money", 1),
  style("percent", 1),
];

export const stylesXml =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="5">' +
  '<numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00;\\-&quot;$&quot;#,##0.00"/>' +
  '<numFmt numFmtId="165" formatCode="mm/dd/yyyy"/>' +
  '<numFmt numFmtId="166" formatCode="hh:mm"/>' +
  '<numFmt numFmtId="167" formatCode="mm/dd/yyyy\\ hh:mm"/>' +
  '<numFmt numFmtId="168" formatCode="0.0%;\\-0.0%"/>' +
  "</numFmts>" +
  `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${cellStyles.length}">${cellStyles.join("")}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  "</styleSheet>";
