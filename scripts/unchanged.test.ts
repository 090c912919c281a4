import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashInputs, hasPassedWith, rememberOutcome } from "./unchanged.ts";

const before = process.cwd();
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "teedesk-unchanged-")));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/rule.ts"), "1");
  writeFileSync(join(folder, ".gitignore"), "dist/\n");
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

it("sees an edit, a new file and a lost one, and nothing that is ignored or elsewhere", () => {
  execFileSync("git", ["init", "--quiet"]);
  const first = hashInputs(["src"]);
  mkdirSync("src/dist");
  writeFileSync("src/dist/made.js", "1");
  writeFileSync("elsewhere.ts", "1");
  expect(hashInputs(["src"])).toBe(first);

  writeFileSync("src/other.ts", "1");
  const withOther = hashInputs(["src"]);
  expect(withOther).not.toBe(first);
  execFileSync("git", ["add", "src/other.ts"]);
  expect(hashInputs(["src"])).toBe(withOther);
  rmSync("src/other.ts");
  expect(hashInputs(["src"])).toBe(first);
  writeFileSync("src/rule.ts", "2");
  expect(hashInputs(["src"])).not.toBe(first);
});

it("is null without git, so that the step runs", () => {
  expect(hashInputs(["src"])).toBeNull();
  rememberOutcome("audit", null, true);
  expect(hasPassedWith("audit", null)).toBe(false);
});

it("stores a passed step, and removes a failed one", () => {
  expect(hasPassedWith("audit", "a")).toBe(false);
  rememberOutcome("audit", "a", true);
  rememberOutcome("package", "p", true);
  expect([hasPassedWith("audit", "a"), hasPassedWith("audit", "b"), hasPassedWith("package", "p")]).toEqual([
    true,
    false,
    true,
  ]);
  rememberOutcome("audit", "a", false);
  expect([hasPassedWith("audit", "a"), hasPassedWith("package", "p")]).toEqual([false, true]);
});
