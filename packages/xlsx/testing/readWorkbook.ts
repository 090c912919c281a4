import { strFromU8, unzipSync } from "fflate";

/** A cell as tests see it: its place, its style, and its text, number or formula. */
export type SeenCell = { readonly at: string; readonly style: number } & (
  | { readonly text: string }
  | { readonly number: number; readonly formula?: string }
);

/** The files of a workbook as texts. */
export const unzip = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]));

/** The files of a workbook as texts, and the cells of its sheets row by row, read with a reader of its own. */
export function readWorkbook(bytes: Uint8Array) {
  const files = unzip(bytes);
  const names = [...(files["xl/workbook.xml"] ?? "").matchAll(/<sheet name="([^"]*)"/g)].map(([, name = ""]) => name);
  const rows = (index: number) => readRows(files[`xl/worksheets/sheet${index + 1}.xml`] ?? "");
  return { files, sheets: new Map(names.map((name, index) => [readText(name), rows(index)])) };
}

const readRows = (xml: string): SeenCell[][] =>
  [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<c r="(\w+)" s="(\d+)"(?: t="inlineStr")?>(.*?)<\/c>/gs)].map(readCell),
  );

function readCell([, at = "", style = "", content = ""]: RegExpMatchArray): SeenCell {
  const place = { at, style: Number(style) };
  const text = /^<is><t(?: xml:space="preserve")?>(.*)<\/t><\/is>$/s.exec(content)?.[1];
  if (text !== undefined) return { ...place, text: readText(text) };
  const [, formula, value] = /^(?:<f>(.*)<\/f>)?<v>(.*)<\/v>$/s.exec(content) ?? [];
  const number = Number(value ?? Number.NaN);
  return formula === undefined ? { ...place, number } : { ...place, number, formula: readText(formula) };
}

const characters: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** As a spreadsheet reads it: entities first, then the characters written by number. */
const readText = (xml: string): string =>
  xml
    .replaceAll(/&(\w+);/g, (_, name: string) => characters[name] ?? "?")
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Everything a stream of bytes yields, as one. */
export async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
