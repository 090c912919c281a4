import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileAt } from "./projectFiles.ts";
import { type PastRule, ruleChanges } from "./ruleChanges.ts";

const fee: PastRule = {
  id: "FEE-01",
  title: "Base of the fee",
  version: 1,
  validFrom: "2026-11-21",
  source: { document: "operations and booking", section: "§9", requirements: ["UNCLEAR-11"], decidedBy: "ANSWER-04" },
  formula: "rate × percent",
  reading: { chosen: "The rate", rejected: "The charge", example: "5.00, else 3.00" },
};
const sale: PastRule = { ...fee, id: "SALES-01", title: "Paid", reading: null };
const { version: _, validFrom: __, ...unversioned } = fee;

/** The catalogue at each tag. */
const history: Readonly<Record<string, readonly PastRule[]>> = {
  "v0.1": [unversioned, sale],
  "v0.2": [fee, sale],
  "v0.3": [
    { ...fee, formula: "percent of the rate" },
    { ...sale, id: "SALES-02" },
  ],
  "v0.4": [
    {
      ...fee,
      version: 2,
      validFrom: "2027-01-01",
      formula: "charge × percent",
      source: { ...fee.source, decidedBy: null },
    },
    { ...sale, id: "SALES-02" },
  ],
};

const changesBetween = (from: string, to: string) => ruleChanges(history[from] ?? [], history[to] ?? []);

describe("the differences of two catalogues", () => {
  it("are rules that were added, removed and reworded, with what changed", () => {
    expect(changesBetween("v0.2", "v0.3")).toEqual([
      "FEE-01 reworded, the same version: Base of the fee (version 1, valid from 2026-11-21, decided by ANSWER-04)",
      '    formula: "rate × percent" -> "percent of the rate"',
      "SALES-02 added: Paid (version 1, valid from 2026-11-21, decided by ANSWER-04)",
      "SALES-01 removed: Paid",
    ]);
  });

  it("are told for a catalogue from before rules had versions", () => {
    expect(changesBetween("v0.1", "v0.2")).toEqual([]);
    expect(changesBetween("v0.1", "v0.3")[0]).toMatch(/^FEE-01 changed: Base of the fee \(version 1, /);
  });
});

let repository: string;
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Pat", "-c", "user.email=pat@example.test", ...args], { cwd: repository });

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "teedesk-history-"));
  git("init", "-q");
  mkdirSync(join(repository, "packages/domain/rules"), { recursive: true });
  for (const tag of ["v0.3", "v0.4"]) {
    // Two files, as the catalogue has many, and a type, which only a TypeScript loader passes over.
    const rules = JSON.stringify(history[tag]);
    writeFileSync(join(repository, "packages/domain/rules/all.ts"), `export const all = ${rules};\n`);
    writeFileSync(
      join(repository, "packages/domain/rules/rules.ts"),
      'import { all } from "./all.ts";\nexport const rules: readonly unknown[] = all;\n',
    );
    git("add", "-A");
    git("commit", "-q", "-m", tag);
    git("tag", tag);
  }
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function changes(...args: readonly string[]) {
  const program = ["--import", pathToFileURL(fileAt("node_modules/tsx/dist/loader.mjs")).href];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...program, fileAt("scripts/rulesChanges.ts"), ...args],
    {
      cwd: repository,
      encoding: "utf8",
    },
  );
  return { status, stdout: stdout.split("\n"), stderr: stderr.split("\n") };
}

describe("npm run rules:changes", () => {
  it("tells a new version from a new wording, up to the last commit", () => {
    expect(changes("v0.3")).toEqual({
      status: 0,
      stdout: [
        "FEE-01 changed: Base of the fee (version 2, valid from 2027-01-01, decided by the clause)",
        '    formula: "percent of the rate" -> "charge × percent"',
        '    decided by: "ANSWER-04" -> none',
        "Rules that differ: 1",
        "",
      ],
      stderr: [""],
    });
  });

  it("refuses a commit without a catalogue in one line", () => {
    const { status, stdout, stderr } = changes("v0.3", "v9");
    expect({ status, stdout, lines: stderr.length }).toEqual({ status: 2, stdout: [""], lines: 2 });
    expect(stderr[0]).toMatch(/^There is no catalogue at v9: /);
  });
});
