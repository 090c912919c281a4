import { Unzip, UnzipInflate, zipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { invalid } from "../../../platform/refusal.ts";
import { largestWorkbook } from "./limits.ts";

const unreadable = () => invalid({ "": ["This workbook cannot be read. Save it as .xlsx again, or as CSV."] });
const tooLarge = () => invalid({ "": ["This workbook is too large unpacked. Save its sheet as CSV."] });

/**
 * The parts of a workbook that hold cells. They are unpacked here, and counted as they are, since an archive may state any size for a part
 * that unpacks to gigabytes.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const chunksOf = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    chunksOf.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error !== null) throw unreadable();
      size += chunk.length;
      if (size > largestWorkbook) throw tooLarge();
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const step = 16_384;
  for (let at = 0; at < bytes.length; at += step) unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  return Object.fromEntries(Array.from(chunksOf, ([name, chunks]) => [name, new Uint8Array(Buffer.concat(chunks))]));
}

/** A day, with its time where it has one: what Excel keeps is the same clock everywhere, which the reader returns as if it were UTC. */
function dateText(date: Date): string {
  // The fraction of a day that a time is has been rounded, by less than a second.
  const [day = "", time = ""] = new Date(date.getTime() + 500).toISOString().split("T");
  const minutes = time.slice(0, 5);
  if (day < "1901-01-01") return minutes;
  return minutes === "00:00" ? day : `${day} ${minutes}`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : dateText(value);
  // Sums of Excel have fifteen digits; the rest is the rounding of binary fractions.
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** The rows of the first sheet of a workbook, as texts. Formulas count as their last result. Throws 422. */
export async function readXlsx(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const parts = unpack(bytes);
  if (!("xl/workbook.xml" in parts)) throw unreadable();
  const archive = new Uint8Array(zipSync(parts, { level: 0 }));
  const rows: unknown = await readSheet(archive.buffer, 1).catch((): never => {
    throw unreadable();
  });
  if (!Array.isArray(rows)) throw unreadable();
  return rows.map((row: unknown) => (Array.isArray(row) ? row.map(textOf) : []));
}
