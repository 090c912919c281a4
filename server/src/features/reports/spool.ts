import { type FileHandle, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/**
 * Writes bytes to a file and answers a stream of it. Whoever makes the bytes is then done with, however slowly they are
 * read. The file has no name once it is open: nobody else finds it, and it goes when the stream ends or the process does.
 */
export async function spool(bytes: AsyncIterable<Uint8Array>): Promise<{ size: number; bytes: Readable }> {
  const file = await openNameless();
  try {
    await writeFile(file, bytes);
    const { size } = await file.stat();
    return { size, bytes: file.createReadStream({ start: 0 }) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "teedesk-report-"));
  try {
    return await open(join(folder, "report"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
