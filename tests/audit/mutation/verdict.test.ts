import { describe, expect, it } from "vitest";
import { handMutants } from "./handMutants.ts";
import type { Mutant } from "./mutant.ts";
import { readStrykerReport } from "./mutant.ts";
import {
  type FolderResult,
  folderResult,
  type MutationResult,
  mutatedFolders,
  readAccepted,
  readResult,
} from "./result.ts";
import { floor, staleSources, totals, weaknesses } from "./verdict.ts";

const source = "const half = 5000;\nreturn rest < half ? cents : cents + 1;\n";
const place = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const report = JSON.stringify({
  files: {
    "a.ts": {
      source,
      mutants: [
        { mutatorName: "Equality", replacement: "rest <= half", status: "Survived", location: place(2, 8, 19) },
        { mutatorName: "Arithmetic", replacement: "-", status: "Killed", killedBy: ["1"], location: place(2, 36, 37) },
        { mutatorName: "Block", replacement: "", status: "Timeout", location: place(2, 1, 2) },
        { mutatorName: "Block", replacement: "", status: "RuntimeError", location: place(1, 1, 2) },
      ],
    },
  },
  testFiles: { "a.test.ts": { tests: [{ id: "1", name: "rounds half away from zero" }] } },
});

const survivor: Mutant = {
  file: "a.ts",
  line: 2,
  mutator: "Equality",
  from: "return rest < half ? cents : cents + 1;",
  to: "return rest <= half ? cents : cents + 1;",
};

describe("reading what Stryker found", () => {
  it("counts what could be run, and keeps survivors and the first kill of a kind with its test", () => {
    expect(folderResult({ "a.ts": "hash" }, readStrykerReport(report))).toEqual({
      sources: { "a.ts": "hash" },
      mutants: 3,
      killed: 2,
      unreached: 0,
      survivors: [survivor],
      kills: [
        {
          file: "a.ts",
          line: 2,
          mutator: "Arithmetic",
          from: survivor.from,
          to: "return rest < half ? cents : cents - 1;",
          test: "rounds half away from zero",
        },
      ],
    });
  });
});

describe("the verdict on a result", () => {
  const folder: FolderResult = {
    sources: { "a.ts": "old", "b.ts": "same" },
    mutants: 100,
    killed: 99,
    unreached: 0,
    survivors: [survivor],
    kills: [],
  };
  const empty: FolderResult = { ...folder, sources: {}, mutants: 0, killed: 0, survivors: [] };
  const result = (money: FolderResult): MutationResult => ({
    stryker: "9",
    folders: { ...Object.fromEntries(mutatedFolders.map((name) => [name, empty])), money },
    byHand: [],
  });
  const { file, from, to } = survivor;
  const accepted = [{ file, from, to, reason: "equal" }];

  it("accepts a survivor with a reason, and no other", () => {
    expect(weaknesses(result(folder), accepted)).toEqual([]);
    expect(weaknesses(result(folder), [])).toEqual([`a.ts:2 survives: ${from} → ${to}`]);
    expect(weaknesses(result({ ...folder, survivors: [] }), accepted)).toEqual([
      `a.ts is accepted, but does not survive: ${from} → ${to}`,
    ]);
  });

  it("refuses a score below the floor, even with a reason for every survivor", () => {
    expect(weaknesses(result({ ...folder, killed: floor - 1 }), accepted)).toEqual([
      `a score of ${floor - 1} % is below the floor of ${floor} %`,
    ]);
  });

  it("refuses a folder that was not measured, and a mistake that no test notices", () => {
    const { money, ...folders } = result(folder).folders;
    const mistake = { what: "lose a minus", file, from, to, red: 0, tests: [] };
    expect(
      weaknesses({ stryker: "9", folders: { ...folders, summary: money ?? empty }, byHand: [mistake] }, accepted),
    ).toEqual(["money was not measured", "no test notices: lose a minus"]);
  });

  it("names the sources that changed, came or went", () => {
    expect(staleSources(result(folder), { "a.ts": "new", "b.ts": "same", "c.ts": "new" })).toEqual(["a.ts", "c.ts"]);
    expect(staleSources(result(folder), { "b.ts": "same" })).toEqual(["a.ts"]);
  });
});

describe("the recorded result", () => {
  it("has tried every mistake", () => {
    const tried = readResult().byHand.map(({ what, from, to }) => ({ what, from, to }));
    expect(tried).toEqual(handMutants.map(({ what, from, to }) => ({ what, from, to })));
  });

  it("has no survivor without a reason and keeps the floor", () => {
    expect(weaknesses(readResult(), readAccepted())).toEqual([]);
    expect(totals(readResult()).mutants).toBeGreaterThan(1000);
  });
});
