import { EventEmitter, once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bufferToTempFile } from "./bufferToTempFile.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "teedesk-spool-"));
  vi.stubEnv("TMPDIR", folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const named = () => readdirSync(folder);

async function* chunks(count: number, end: Promise<unknown> | null = null) {
  for (let chunk = 0; chunk < count; chunk += 1) yield new Uint8Array(1000).fill(chunk);
  await end;
  yield new Uint8Array(1000).fill(count);
}

/** A promise that the test resolves. */
function later() {
  const events = new EventEmitter();
  // Without a listener an EventEmitter would throw the error at the emitting code.
  const promise = once(events, "happened");
  return { promise, happen: () => events.emit("happened"), fail: (error: Error) => events.emit("error", error) };
}

it("returns what is soon whole with its size, from a file that has no name", async () => {
  const { size, bytes } = await bufferToTempFile((write) => write(chunks(99)));
  expect(named()).toEqual([]);
  const read = await buffer(bytes);
  expect([size, read.length, read[99_999]]).toEqual([100_000, 100_000, 99]);
});

it("throws what soon goes wrong and leaves nothing", async () => {
  async function* broken() {
    yield* chunks(100);
    throw new Error("the database went away");
  }
  await expect(bufferToTempFile((write) => write(broken()))).rejects.toThrow("the database went away");
  expect(named()).toEqual([]);
});

it("sends what is there of a long file while the rest is made", async () => {
  const rest = later();
  const { size, bytes } = await bufferToTempFile((write) => write(chunks(200, rest.promise)));
  expect(size).toBeNull();
  const reader = bytes[Symbol.asyncIterator]();
  let read = 0;
  while (read < 200_000) read += (await reader.next()).value.length;
  rest.happen();
  while (true) {
    const { done, value } = await reader.next();
    if (done === true) break;
    read += value.length;
  }
  expect(read).toBe(201_000);
});

it("breaks the stream when a long file fails, so that it does not look complete", async () => {
  const rest = later();
  const { bytes } = await bufferToTempFile((write) => write(chunks(10, rest.promise)));
  rest.fail(new Error("the database went away"));
  await expect(buffer(bytes)).rejects.toThrow("the database went away");
});

it("does not begin to wait before the first byte is made", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const turn = later();
  const spooling = bufferToTempFile(async (write) => {
    await turn.promise;
    await write(chunks(1));
  });
  const onSpooled = vi.fn<() => void>();
  void spooling.then(onSpooled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSpooled).not.toHaveBeenCalled();
  vi.useRealTimers();
  turn.happen();
  expect((await spooling).size).toBe(2000);
});
