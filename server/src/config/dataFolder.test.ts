import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataFolder } from "./dataFolder.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "teedesk-data-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

it("is made with the folders above it, and may be there already", () => {
  const folder = join(parent, "a", "b");
  makeDataFolder(folder);
  makeDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it("is closed to others, whatever was there before", () => {
  const folder = join(parent, "open");
  mkdirSync(join(folder, "database"), { recursive: true });
  writeFileSync(join(folder, "database", "pg_hba.conf"), "");
  const files = ["", "database", "database/pg_hba.conf"].map((name) => join(folder, name));
  for (const file of files) chmodSync(file, 0o777);
  makeDataFolder(folder);
  expect(files.map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual(["700", "700", "700"]);
  writeFileSync(join(folder, "later"), "");
  expect(statSync(join(folder, "later")).mode & 0o077).toBe(0);
});

it("is refused at once where nothing can be made", () => {
  expect(() => makeDataFolder("/proc/teedesk/data")).toThrow(/^DATA_DIR: \S+ cannot be used as a folder \(ENOENT\)\.$/);
});

it.each(["file", "file/below"])("is refused in one line that names the variable: %s", (name) => {
  writeFileSync(join(parent, "file"), "");
  const folder = join(parent, name);
  expect(() => makeDataFolder(folder)).toThrow(/^DATA_DIR: \S+ cannot be used as a folder \((EEXIST|ENOTDIR)\)\.$/);
});
