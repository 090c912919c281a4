import { textCell, workbookBytes } from "@teedesk/xlsx";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readTable } from "./readTable.ts";

const table = [
  ["Näme", "Note"],
  ["Zoë", 'a "quoted", text'],
  ["Øyvind", "two\nlines"],
];
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, "utf8"));

const csv = (delimiter: string, end = "\n") =>
  [`Näme${delimiter}Note`, `Zoë${delimiter}"a ""quoted"", text"`, `Øyvind${delimiter}"two\nlines"`, ""].join(end);

const read = async (bytes: Uint8Array) => {
  const { headings, rows } = await readTable(bytes);
  return [headings, ...rows.map(({ cells }) => cells)];
};

it.each([
  ["UTF-8", utf8(csv(","))],
  ["UTF-8 with a byte order mark", utf8(`\uFEFF${csv(",")}`)],
  ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${csv("\t")}`, "utf16le"))],
  ["Latin-1", latin(csv(","))],
  ["semicolons", utf8(csv(";"))],
  ["tabs and Windows line ends", utf8(csv("\t", "\r\n"))],
])("reads %s", async (_, bytes) => {
  expect(await read(bytes)).toEqual(table);
});

it("numbers rows as a spreadsheet does and leaves blank ones out", async () => {
  const { rows } = await readTable(utf8("a,b\n1,2\n\n , \n3\n4,5,6\n"));
  expect(rows).toEqual([
    { n: 2, cells: ["1", "2"] },
    { n: 5, cells: ["3", ""] },
    { n: 6, cells: ["4", "5"] },
  ]);
});

async function workbook(rows: readonly (readonly Parameters<typeof textCell>[0][])[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const cells = async function* () {
    for (const row of rows) yield row.map((text) => textCell(text));
  };
  const columns = (rows[0] ?? []).map(() => ({ title: "Column", width: 10 }));
  for await (const chunk of workbookBytes([{ name: "Sheet", columns, isTable: false, rows: cells() }]))
    chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

it("reads the first sheet of a workbook", async () => {
  const [, ...rows] = await read(await workbook(table));
  expect(rows).toEqual(table);
});

const part = (rows: string) => ({
  "[Content_Types].xml": strToU8(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
  ),
  "_rels/.rels": strToU8(
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  "xl/workbook.xml": strToU8(
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  "xl/_rels/workbook.xml.rels": strToU8(
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  ),
  "xl/styles.xml": strToU8(
    '<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>',
  ),
  "xl/worksheets/sheet1.xml": strToU8(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  ),
});

it("reads dates of a workbook as its clock has them, numbers without the rounding of fractions, and a formula's last result", async () => {
  const heads = ["a", "b", "c", "d"]
    .map((head, index) => `<c r="${"ABCD"[index]}1" t="inlineStr"><is><t>${head}</t></is></c>`)
    .join("");
  // 2027-03-14 is the day on which clocks go forward in California.
  const cells =
    '<c r="A2" s="1"><v>46460</v></c><c r="B2" s="2"><v>46460.104166666664</v></c><c r="C2"><v>0.30000000000000004</v></c><c r="D2"><f>1+1</f><v>2</v></c>';
  const file = zipSync(part(`<row r="1">${heads}</row><row r="2">${cells}</row>`));
  expect((await readTable(file)).rows).toEqual([{ n: 2, cells: ["2027-03-14", "2027-03-14 02:30", "0.3", "2"] }]);
});

it.each([
  ["nothing", utf8(""), "The file is empty."],
  ["headings alone", utf8("a,b\n"), "no rows"],
  ["a quote that is not closed", utf8('a,b\n1,"2\n3,4\n'), "row 2"],
  ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), ".xls"],
  ["a picture", utf8("\u0089PNG\0\0"), "not a CSV"],
  ["an archive of something else", zipSync({ "a.txt": strToU8("a") }), "workbook"],
  ["too many columns", utf8(`${"a,".repeat(101)}b\n1\n`), "columns"],
  ["a cell too long", utf8(`a\n${"x".repeat(10_001)}\n`), "characters"],
])("refuses %s", async (_, bytes, message) => {
  await expect(readTable(bytes)).rejects.toMatchObject({
    status: 422,
    body: { errors: { "": [expect.stringContaining(message)] } },
  });
});

it("refuses a workbook that unpacks to gigabytes, whatever size it states", async () => {
  const bomb = zipSync({ ...part(""), "xl/worksheets/sheet1.xml": new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 30; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
  }
  await expect(readTable(bomb)).rejects.toMatchObject({ status: 422 });
});
