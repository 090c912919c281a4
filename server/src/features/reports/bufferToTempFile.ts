import { EventEmitter, once } from "node:events";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";

type Bytes = AsyncIterable<Uint8Array>;

/** A file to send; `size` is null while it is still being written. */
type TempFile = { readonly size: number | null; readonly bytes: Readable };

/** Bytes are written for at most this long before the first are sent, in milliseconds. */
const patience = 500;

/**
 * Writes the output of `fill` to a file and returns a stream of it, so that the writer does not wait for a slow reader. A file
 * that is soon complete is sent with its size, and an early failure is thrown; otherwise the beginning is sent while the end is
 * written, and a failure then breaks the stream. The file has no name once it is open: no one else finds it, and it is removed
 * when the stream or the process ends.
 */
export async function bufferToTempFile(
  fill: (write: (bytes: Bytes) => Promise<void>) => Promise<void>,
): Promise<TempFile> {
  const file = await openNameless();
  const events = new EventEmitter();
  let written = 0;

  const write = async (bytes: Bytes): Promise<void> => {
    for await (const chunk of bytes) {
      await file.writeFile(chunk);
      written += chunk.length;
      events.emit("written");
    }
  };
  const filling = fill(write);
  let isOver = false;
  const settled = Promise.allSettled([filling]).finally(() => {
    isOver = true;
    events.emit("written");
  });

  async function* follow(): AsyncGenerator<Uint8Array> {
    let sent = 0;
    try {
      for (;;) {
        while (sent < written) {
          const { bytesRead, buffer } = await file.read(Buffer.alloc(65_536), 0, 65_536, sent);
          sent += bytesRead;
          yield buffer.subarray(0, bytesRead);
        }
        if (isOver) break;
        await once(events, "written");
      }
      await filling;
    } finally {
      await settled;
      await file.close();
    }
  }

  // The wait begins with the first byte: a report that waits for its turn has none.
  const isLate = once(events, "written").then(() => setTimeout(patience, true, { ref: false }));
  try {
    const isFollowed = await Promise.race([isLate, filling.then(() => false)]);
    if (isFollowed) return { size: null, bytes: Readable.from(follow(), { objectMode: false }) };
    return { size: written, bytes: file.createReadStream({ start: 0 }) };
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
