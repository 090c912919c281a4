import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

it.each(["file", "file/below"])("is refused in one line that names the variable: %s", (name) => {
  writeFileSync(join(parent, "file"), "");
  const folder = join(parent, name);
  expect(() => makeDataFolder(folder)).toThrow(/^DATA_DIR: \S+ cannot be used as a folder \((EEXIST|ENOTDIR)\)\.$/);
});
