import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

/**
 * The folders that money and days depend on: every line and branch is executed, and every mutant killed or excused. The server's
 * money code needs a database, which a mutant per second cannot have: `npm run mistakes` covers its wiring.
 */
const folders = [
  "booking",
  "calendar",
  "discount",
  "giftCertificate",
  "golfRate",
  "money",
  "refund",
  "rentalClub",
  "report",
  "sale",
  "summary",
] as const;

export const judgedFolders = `packages/domain/src/{${folders.join(",")}}/**/*.ts`;

/** Where an amount is computed: mutated in every audit, changed or not. */
const core = [
  "packages/domain/src/money/{arithmetic,percentOf}.ts",
  "packages/domain/src/booking/{discountLine,serviceFeeLine}.ts",
  "packages/domain/src/{golfRate/commission,report/saleFigures}.ts",
].join(",");

/** Lines of source that an audit mutates at most, so that it stays within some two minutes: all that a change touches, or its first part. */
const mostLines = 400;

/** Splits at the commas outside braces. */
const listOf = (text: string): readonly string[] => text.split(/,(?![^{]*\})/);

/** Each pattern that a pattern with braces stands for. */
function expand(text: string): readonly string[] {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/.exec(text);
  if (braces === null) return [text];
  const [, before = "", choices = "", after = ""] = braces;
  return choices.split(",").flatMap((choice) => expand(`${before}${choice}${after}`));
}

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter((line) => line !== "");

const isSource = (file: string): boolean => file.endsWith(".ts") && !file.endsWith(".test.ts");

/** The sources that patterns match, which may have braces and be a list with commas. */
export const sourcesOf = (patterns: string): readonly string[] =>
  listOf(patterns)
    .flatMap(expand)
    .flatMap((one) => git("ls-files", "--cached", "--others", "--exclude-standard", "--", `:(glob)${one}`))
    .filter(isSource)
    .sort();

/** All sources of the folders. */
export const allSources = (): readonly string[] => sourcesOf(judgedFolders);

/** The newest tag before this commit, or the commit where this branch left main; null in a clone that has neither. */
export function baseOf(): string | null {
  for (const words of [
    ["describe", "--tags", "--abbrev=0", "HEAD^"],
    ["merge-base", "HEAD", "origin/main"],
  ]) {
    try {
      const [base] = git(...words);
      const [head] = git("rev-parse", "HEAD");
      if (base !== undefined && base !== head) return base;
    } catch {
      // Neither is an error: the core is mutated alone.
    }
  }
  return null;
}

/** The sources whose code or tests changed since a commit, and the core, as far as two minutes go. */
export function changedSources(base: string | null): readonly string[] {
  const all = new Set(allSources());
  const changed = base === null ? [] : git("diff", "--name-only", base, "--", "packages/domain/src");
  const touched = changed.map((file) => file.replace(/\.test\.ts$/, ".ts")).filter((file) => all.has(file));
  const wanted = [...new Set([...sourcesOf(core), ...touched])];
  let lines = 0;
  return wanted.filter((file) => {
    lines += readFileSync(join(root, file), "utf8").split("\n").length;
    return lines <= mostLines;
  });
}
