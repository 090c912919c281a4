import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Everything that the outcome of an audit depends on. */
const inputs = [
  "packages/domain",
  "packages/xlsx",
  "server",
  "openapi",
  "tests/audit",
  "tests/wiring",
  "scripts",
  "docs",
  "stryker.config.json",
  "vitest.config.ts",
  "tsconfig.base.json",
  "package.json",
  "package-lock.json",
];

/** The commit that is checked out, and whether all files are as it has them; null without git. */
export type Commit = { readonly id: string; readonly is_clean: boolean };

const git = (cwd: string, ...words: readonly string[]): string =>
  execFileSync("git", words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 26 });

export function commitOf(root: string): Commit | null {
  try {
    return { id: git(root, "rev-parse", "HEAD").trim(), is_clean: git(root, "status", "--porcelain").trim() === "" };
  } catch {
    return null;
  }
}

const sha256 = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Lines as `sha256sum -c` reads them. */
const manifestOf = (folder: string, files: readonly string[]): string =>
  files.map((file) => `${sha256(join(folder, file))}  ${file}\n`).join("");

const allFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** The manifest of the inputs, to be checked in a clone: `sha256sum -c <bundle>/inputs.sha256`. */
export function inputManifest(root: string): string {
  const files = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...inputs).split("\0");
  return manifestOf(root, files.filter((file) => file !== "" && existsSync(join(root, file))).sort());
}

const manifest = "SHA256SUMS";

/** Closes a bundle: writes the hash of each of its files. */
export function seal(bundle: string): void {
  writeFileSync(
    join(bundle, manifest),
    manifestOf(
      bundle,
      allFiles(bundle).filter((file) => file !== manifest),
    ),
  );
}

/** Opens a new bundle, named by its moment and commit. */
export function openBundle(folder: string, { commit, date }: { commit: Commit | null; date: Date }): string {
  const moment = date.toISOString().replaceAll(":", "").replace(/\.\d+/, "");
  const state = commit?.is_clean === true ? "" : "-changed";
  const bundle = join(folder, `${moment}-${commit?.id.slice(0, 12) ?? "unknown"}${state}`);
  mkdirSync(bundle, { recursive: true });
  return bundle;
}

/** The newest sealed bundle of a clean commit, or null. */
export function newestBundle(folder: string, { id, is_clean }: Commit): string | null {
  if (!is_clean || !existsSync(folder)) return null;
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(`-${id.slice(0, 12)}`) && existsSync(join(folder, name, manifest)),
  );
  const newest = names.sort().at(-1);
  return newest === undefined ? null : join(folder, newest);
}
