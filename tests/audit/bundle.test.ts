import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inputManifest, newestBundle, openBundle, seal } from "./bundle.ts";
import { root } from "./root.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "audit-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const commit = { id: "0123456789abcdef0123456789abcdef01234567", is_clean: true };
const written = (date: string, changes: Partial<typeof commit> = {}): string => {
  const bundle = openBundle(folder, { commit: { ...commit, ...changes }, date: new Date(date) });
  mkdirSync(join(bundle, "parts"));
  writeFileSync(join(bundle, "audit.json"), "{}\n");
  writeFileSync(join(bundle, "parts/tests.json"), "[]\n");
  seal(bundle);
  return bundle;
};
const check = (cwd: string, manifest: string) =>
  execFileSync("sha256sum", ["--check", "--quiet", manifest], { cwd, stdio: "pipe" });

it("verifies with sha256sum in any folder, and no longer once a file is changed", () => {
  const bundle = join(folder, "received");
  renameSync(written("2026-11-23T12:00:00Z"), bundle);
  check(bundle, "SHA256SUMS");
  appendFileSync(join(bundle, "parts/tests.json"), " ");
  expect(() => check(bundle, "SHA256SUMS")).toThrow("did NOT match");
});

it("names the moment, the commit and files that are not as in it", () => {
  expect(written("2026-11-23T12:00:00Z")).toMatch(/2026-11-23T120000Z-0123456789ab$/);
  expect(written("2026-11-23T12:00:00Z", { is_clean: false })).toMatch(/-changed$/);
});

it("is the newest of its commit, and none of changed files", () => {
  expect(newestBundle(folder, commit)).toBeNull();
  written("2026-11-22T12:00:00Z");
  const newest = written("2026-11-23T12:00:00Z");
  written("2026-11-24T12:00:00Z", { id: "f".repeat(40) });
  written("2026-11-25T12:00:00Z", { is_clean: false });
  mkdirSync(join(folder, "2026-11-26T120000Z-0123456789ab"));
  expect(newestBundle(folder, commit)).toBe(newest);
  expect(newestBundle(folder, { ...commit, is_clean: false })).toBeNull();
});

it("lists every input with its hash: code of both sides, tests, rules, settings", () => {
  const files = inputManifest(root).split("\n");
  for (const file of [
    "packages/domain/src/money/cents.ts",
    "server/src/sales/figures.ts",
    "tests/wiring/rows.ts",
    "docs/requirements.tsv",
    "stryker.config.json",
  ]) {
    expect(files.filter((line) => line.endsWith(`  ${file}`))).toHaveLength(1);
  }
  const [first = ""] = files;
  execFileSync("sha256sum", ["--check", "--quiet", "-"], { cwd: root, input: `${first}\n` });
});
