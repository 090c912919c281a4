import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type importKinds, importMappings, importRows, imports } from "../../db/schema/imports.ts";
import { failure, invalid } from "../../platform/refusal.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { kinds } from "./kinds/kinds.ts";
import { guessMapping } from "./mapping.ts";
import { largestFile } from "./reading/limits.ts";
import { isDayFirst } from "./reading/readMoment.ts";
import { isArchive, readTable } from "./reading/readTable.ts";

/** Rows that one statement stores. */
const rowsAtOnce = 5000;

/** The bytes of a body, as far as they are no more than a file may have. Throws 413. */
export async function bytesOf(body: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) throw failure(415, "The request must be a file.");
    size += chunk.length;
    if (size > largestFile) throw invalid({ "": [`The file is larger than ${largestFile / 1024 / 1024} MB.`] });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Upload = {
  readonly kind: (typeof importKinds)[number];
  readonly file_name: string;
  readonly bytes: Uint8Array;
  readonly staff: StaffMember;
};

/** Refuses a file whose name does not match its content. Throws 422. */
function checkName(file_name: string, bytes: Uint8Array): void {
  const [, end = ""] = /\.([^.]*)$/.exec(file_name.toLowerCase()) ?? [];
  if (!["csv", "tsv", "txt", "xlsx"].includes(end)) throw invalid({ "": ["Choose a .csv, .tsv, .txt or .xlsx file."] });
  if (bytes.length === 0 || (end === "xlsx") === isArchive(bytes)) return;
  throw invalid({
    "": [end === "xlsx" ? "This is not an .xlsx workbook." : "This is not a text file. Save it as CSV."],
  });
}

/** Stores a file's rows, with the mapping that its headings suggest. Returns the import's id. Throws 422 for a file that cannot be read. */
export async function storeImport(db: Database, { kind, file_name, bytes, staff }: Upload): Promise<number> {
  checkName(file_name, bytes);
  const { headings, rows } = await readTable(bytes);
  const fields = kinds[kind].fields;
  const [last] = await db.select().from(importMappings).where(eq(importMappings.kind, kind));
  const mapping = guessMapping(fields, headings, last?.headings);
  // Of all columns, as another may be chosen for a day.
  const texts = fields.some(({ is_day = false }) => is_day) ? rows.flatMap(({ cells }) => cells) : [];
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(imports)
      .values({
        kind,
        file_name,
        file_hash: createHash("sha256").update(bytes).digest("hex"),
        headings: [...headings],
        mapping,
        is_day_first: isDayFirst(texts, last?.is_day_first ?? false),
        state: "mapping",
        staff_user_id: staff.id,
        staff_user: staff.email,
      })
      .returning({ id: imports.id });
    if (stored === undefined) throw new Error("The import was not stored.");
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const part = sql`${sql.param(JSON.stringify(rows.slice(at, at + rowsAtOnce)))}::jsonb`;
      await tx.execute(sql`insert into ${importRows} (import_id, n, cells)
        select ${stored.id}::int, n, cells from jsonb_to_recordset(${part}) as file(n int, cells text[])`);
    }
    return stored.id;
  });
}
