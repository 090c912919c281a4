import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./folderLock.ts";

let folder: string;
const lockFile = () => join(folder, "teedesk.lock");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "teedesk-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("is held by one and given back", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `DATA_DIR ${folder} is in use by process ${process.pid}: stop that one first, or choose another DATA_DIR.`,
  );
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it("is made with the folder", () => {
  const unlock = lockFolder(join(folder, "new"));
  expect(existsSync(join(folder, "new", "teedesk.lock"))).toBe(true);
  unlock();
});

const gone = spawnSync(process.execPath, ["--version"]).pid;

it.each([
  ["its process is gone", JSON.stringify({ pid: gone, started: null })],
  ["another process has that number now", JSON.stringify({ pid: process.pid, started: "an earlier boot/1" })],
  ["it was never written to the end", '{"pid":'],
  ["it is no lock at all", "7"],
])("is taken over when %s", (_, content) => {
  writeFileSync(lockFile(), content);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});
