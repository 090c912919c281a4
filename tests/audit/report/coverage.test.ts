import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../mutation/hashes.ts";
import { readCoverage } from "./coverage.ts";

const negate = "packages/domain/src/money/negateCents.ts";
const words = "packages/domain/src/words.ts";
const line = (number: number) => ({ start: { line: number } });

/** Two statements on one line, one executed; a branch that goes one of its two ways; a place that nobody comes to. */
const coverageOf = (file: string) => ({
  path: join(root, file),
  statementMap: { 0: line(3), 1: line(3), 2: line(4) },
  s: { 0: 1, 1: 0, 2: 0 },
  branchMap: { 0: { loc: line(1) } },
  b: { 0: [5, 0] },
});
const report = JSON.stringify({ b: coverageOf(words), a: coverageOf(negate) });
const text = "export const negateCents = (amount: Cents): Cents => provenCents(0 - amount);";

it("counts lines and branches by folder, and names what is not executed of the calculation, with its reason", () => {
  const counts = { lines: { covered: 1, all: 2 }, branches: { covered: 1, all: 2 } };
  const accepted = [{ file: negate, from: text, to: "", reason: "never occurs" }];
  const { folders, unexecuted } = readCoverage(report, accepted);
  expect(folders).toEqual({ money: counts, src: counts });
  expect(unexecuted.map(({ line, reason }) => [line, reason])).toEqual([
    [3, null],
    [4, "never occurs"],
    [1, null],
  ]);
});
