import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileAt } from "./projectFiles.ts";
import type { PastRule } from "./ruleChanges.ts";

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

let repository: string;
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Pat", "-c", "user.email=pat@example.test", ...args], { cwd: repository });

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "teedesk-history-"));
  git("init", "-q");
  mkdirSync(join(repository, "packages/domain/rules"), { recursive: true });
  for (const [tag, rules] of Object.entries(history)) {
    // Two files, as the catalogue has many, and a type, which only a TypeScript loader passes over.
    writeFileSync(join(repository, "packages/domain/rules/all.ts"), `export const all = ${JSON.stringify(rules)};\n`);
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
  const tsx = fileAt("node_modules/.bin/tsx");
  const { stdout, stderr, status } = spawnSync(tsx, [fileAt("scripts/rulesChanges.ts"), ...args], {
    cwd: repository,
    encoding: "utf8",
  });
  return {
    status,
    stdout: stdout.split("\n"),
    stderr: stderr.split("\n").filter((line) => !line.startsWith("npm warn")),
  };
}

describe("npm run rules:changes", () => {
  it("names rules that were added, removed and reworded, with what changed", () => {
    expect(changes("v0.2", "v0.3")).toMatchObject({
      status: 0,
      stdout: [
        "FEE-01 reworded, the same version: Base of the fee (version 1, valid from 2026-11-21, decided by ANSWER-04)",
        '    formula: "rate × percent" -> "percent of the rate"',
        "SALES-02 added: Paid (version 1, valid from 2026-11-21, decided by ANSWER-04)",
        "SALES-01 removed: Paid",
        "Rules that differ: 3",
        "",
      ],
    });
  });

  it("tells a new version from a new wording, up to the last commit", () => {
    expect(changes("v0.3").stdout).toEqual([
      "FEE-01 changed: Base of the fee (version 2, valid from 2027-01-01, decided by the clause)",
      '    formula: "percent of the rate" -> "charge × percent"',
      '    decided by: "ANSWER-04" -> none',
      "Rules that differ: 1",
      "",
    ]);
  });

  it("reads a catalogue from before rules had versions", () => {
    expect(changes("v0.1", "v0.2").stdout).toEqual(["Rules that differ: 0", ""]);
    expect(changes("v0.1", "v0.3").stdout[0]).toMatch(/^FEE-01 changed: Base of the fee \(version 1, /);
  });

  it.each([
    [["v0.1", "v9"], /^There is no catalogue at v9: /],
    [[], /^Give two tags or commits/],
  ])("refuses %j in one line", (args, reason) => {
    const { status, stdout, stderr } = changes(...args);
    expect({ status, stdout, lines: stderr.length }).toEqual({ status: 2, stdout: [""], lines: 2 });
    expect(stderr[0]).toMatch(reason);
  });
});
