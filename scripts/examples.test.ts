import { recompute } from "@teedesk/xlsx/recompute";
import { readWorkbook } from "@teedesk/xlsx/testing";
import { describe, expect, it } from "vitest";
import { exampleTables } from "../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../packages/domain/examples/readExamples.ts";
import { exampleProblems } from "./exampleProblems.ts";
import { workbookFile } from "./examplesWorkbook.ts";
import { readBytes } from "./projectFiles.ts";

it("the worked examples have no problem (npm run examples:check)", async () => {
  expect(await exampleProblems()).toEqual([]);
});

describe("the workbook of the examples", () => {
  const { sheets } = readWorkbook(readBytes(workbookFile));

  it("has a live formula for every result", () => {
    const results = exampleTables.map((table) => readExamples(table).length * (Object.keys(table.results).length + 1));
    expect(recompute(sheets).length).toBe(results.reduce((sum, count) => sum + count, 0));
  });

  it("no longer agrees with a row when one of its amounts is changed", () => {
    const changed = new Map(sheets);
    changed.set(
      "quote",
      (sheets.get("quote") ?? []).map((row) =>
        row.map((cell) => (cell.at === "C2" ? { at: cell.at, style: cell.style, number: 123.45 } : cell)),
      ),
    );
    const differing = recompute(changed).filter(({ stored, computed }) => stored !== computed);
    expect(differing.map(({ at, computed }) => [at, computed])).toEqual([
      ["quote!S2", 123.45],
      ["quote!U2", 0],
    ]);
  });
});
