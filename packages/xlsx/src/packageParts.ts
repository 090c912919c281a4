import { stylesXml } from "./styles.ts";
import { escapeXml } from "./xml.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";

const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

/** The files around the sheets of a workbook, by path (ECMA-376, parts 1 and 2). */
export function packageParts(sheetNames: readonly string[]): Readonly<Record<string, string>> {
  const sheets = sheetNames.map((name, index) => ({ name, id: index + 1, path: sheetPath(index) }));
  const types = sheets.map(
    ({ path }) => `<Override PartName="/xl/${path}" ContentType="${contentType}.worksheet+xml"/>`,
  );
  const links = sheets.map(({ id, path }) => relationship(id, "worksheet", path));
  const entries = sheets.map(({ id, name }) => `<sheet name="${escapeXml(name)}" sheetId="${id}" r:id="rId${id}"/>`);
  return {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${types.join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${relationships}">${relationship(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets>${entries.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `<Relationships xmlns="${relationships}">${links.join("")}` +
      `${relationship(sheets.length + 1, "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": stylesXml,
  };
}

const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${office}/relationships/${type}" Target="${target}"/>`;
