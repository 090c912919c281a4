import { CsvError, parse } from "csv-parse";
import { invalid } from "../../../platform/refusal.ts";
import { decodeText } from "./decodeText.ts";
import { longestCell, mostColumns, mostRows } from "./limits.ts";

const delimiters = [",", ";", "\t", "|"] as const;

/** The delimiter that the first line has most of, outside quotes; a comma where it has none. */
function delimiterOf(text: string): string {
  const [line = ""] = text.replaceAll(/"(?:[^"]|"")*"/g, "").split(/\r?\n|\r/, 1);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The rows of a CSV file with their numbers, as texts. Throws 422 for another kind of file, and for one that is too large. */
export async function readCsv(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const text = decodeText(bytes);
  if (text.includes("\0")) throw invalid({ "": ["This is not a CSV file."] });
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: mostColumns * longestCell,
  });
  const rows: string[][] = [];
  try {
    for await (const row of parser) {
      if (rows.length > mostRows)
        throw invalid({ "": [`The file has more than ${mostRows.toLocaleString("en")} rows.`] });
      rows.push(row);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error["records"] ?? 0) + 1;
    throw invalid({ "": [`The file cannot be read at row ${row}: a quote is not closed, or stands inside a text.`] });
  }
  return rows;
}
