import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { spool } from "./spool.ts";

const named = () => readdirSync(tmpdir()).filter((name) => name.startsWith("teedesk-report-"));

async function* chunks(count: number, failure?: Error) {
  for (let chunk = 0; chunk < count; chunk += 1) yield new Uint8Array(1000).fill(chunk);
  if (failure !== undefined) throw failure;
}

it("answers all bytes after the last was made, from a file that has no name", async () => {
  const before = named();
  const { size, bytes } = await spool(chunks(100));
  expect(named()).toEqual(before);
  const read = await buffer(bytes);
  expect([size, read.length, read[99_999]]).toEqual([100_000, 100_000, 99]);
});

it("throws what goes wrong with the bytes and leaves nothing", async () => {
  const before = named();
  await expect(spool(chunks(100, new Error("the database went away")))).rejects.toThrow("the database went away");
  expect(named()).toEqual(before);
});
