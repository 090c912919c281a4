import { recompute } from "@teedesk/xlsx/recompute";
import { collect, readWorkbook } from "@teedesk/xlsx/testing";
import { describe, expect, it } from "vitest";
import { exampleTables } from "../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../packages/domain/examples/readExamples.ts";
import { examplesFile, examplesPage } from "./examplesPage.ts";
import { examplesWorkbook, workbookFile } from "./examplesWorkbook.ts";
import { readBytes, readText } from "./projectFiles.ts";

describe("the worked examples", () => {
  it("are the same as on their page (npm run examples)", () => {
    expect(readText(examplesFile)).toBe(examplesPage());
  });

  it("are the same as in their workbook (npm run examples)", async () => {
    const now = readWorkbook(await collect(examplesWorkbook()));
    expect(readWorkbook(readBytes(workbookFile)).files).toEqual(now.files);
  });
});

describe("the workbook of the examples", () => {
  const { sheets } = readWorkbook(readBytes(workbookFile));

  it("has a live formula for every result, which a spreadsheet engine computes to the cent", () => {
    const cells = recompute(sheets);
    const results = exampleTables.map((table) => readExamples(table).length * (Object.keys(table.results).length + 1));
    expect(cells.length).toBe(results.reduce((sum, count) => sum + count, 0));
    const cents = (value: unknown): unknown => (typeof value === "number" ? Math.round(value * 100) + 0 : value);
    expect(cells.filter(({ stored, computed }) => cents(stored) !== cents(computed))).toEqual([]);
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
