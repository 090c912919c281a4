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
  "closure",
  "discount",
  "giftCertificate",
  "golfRate",
  "journal",
  "money",
  "refund",
  "rentalClub",
  "report",
  "sale",
  "summary",
] as const;

export const judgedSources = [
  `packages/domain/src/{${folders.join(",")}}/**/*.ts`,
  // The rest of its folder reads wishes and ranks offers.
  "packages/domain/src/offer/offerPrice.ts",
];

/** Where an amount is computed: mutated in every audit, changed or not. */
const core = [
  "packages/domain/src/money/{arithmetic,percentOf}.ts",
  "packages/domain/src/booking/{discountLine,serviceFeeLine}.ts",
  "packages/domain/src/{golfRate/commission,report/saleFigures}.ts",
].join(",");

/** The lines of source that an audit mutates at most, so that it stays within some two minutes. */
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

/** All sources that are judged. */
export const allSources = (): readonly string[] => sourcesOf(judgedSources.join(","));

/** The commits that an audit looks back on: some weeks of work. */
const recentCommits = "200";

/** The sources in which code or tests changed, the newest change first: not yet committed, then by the last commits of a clone. */
function recentChanges(): readonly string[] {
  const within = ["--", "packages/domain/src"];
  const files = [
    ...git("diff", "--name-only", "HEAD", ...within),
    ...git("ls-files", "--others", "--exclude-standard", ...within),
    ...git("log", `--max-count=${recentCommits}`, "--name-only", "--format=", ...within),
  ];
  return files.map((file) => file.replace(/\.test\.ts$/, ".ts"));
}

/** The sources that an audit mutates: the core, then those that changed last, as far as two minutes go. */
export function changedSources(): readonly string[] {
  const judged = new Set(allSources());
  const wanted = new Set([...sourcesOf(core), ...recentChanges().filter((file) => judged.has(file))]);
  let lines = 0;
  return [...wanted].filter((file) => {
    lines += readFileSync(join(root, file), "utf8").split("\n").length;
    return lines <= mostLines;
  });
}
