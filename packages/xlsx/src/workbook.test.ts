import { setTimeout } from "node:timers/promises";
import { isLocalDate, isTimeOfDay, zeroCents } from "@teedesk/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collect, readWorkbook } from "../testing/readWorkbook.ts";
import {
  type Cell,
  countCell,
  dateCell,
  formulaCell,
  integerCell,
  momentCells,
  moneyCell,
  percentCell,
  textCell,
  timeCell,
} from "./cell.ts";
import { columnLetters } from "./sheet.ts";
import { workbookBytes } from "./workbook.ts";

async function* rowsOf(...rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

const columns = (...titles: string[]) => titles.map((title) => ({ title, width: 12 }));

const oneSheet = async (titles: string[], ...rows: readonly (readonly Cell[])[]) =>
  readWorkbook(
    await collect(
      workbookBytes([{ name: "Sheet", columns: columns(...titles), isTable: true, rows: rowsOf(...rows) }]),
    ),
  );

const [day, time] = ["2026-11-21", "10:30"];

describe("a workbook", () => {
  it("holds typed cells below a header that stays in view, with a filter for every column", async () => {
    const cells = [
      textCell("Lee"),
      integerCell(4),
      moneyCell(zeroCents),
      isLocalDate(day) ? dateCell(day) : null,
      isTimeOfDay(time) ? timeCell(time) : null,
      momentCells("UTC")(new Date("2026-11-21T12:00:00Z")),
      formulaCell('IF(B2>"1",SUM(B2:B2),0)', integerCell(4)),
    ];
    const { files, sheets } = await oneSheet(["A", "B", "C", "D", "E", "F", "G"], cells, [null, integerCell(-1)]);
    expect(sheets.get("Sheet")).toEqual([
      ["A", "B", "C", "D", "E", "F", "G"].map((title) => ({ at: `${title}1`, style: 2, text: title })),
      [
        { at: "A2", style: 1, text: "Lee" },
        { at: "B2", style: 3, number: 4 },
        { at: "C2", style: 4, number: 0 },
        { at: "D2", style: 5, number: 46_347 },
        { at: "E2", style: 6, number: 0.4375 },
        { at: "F2", style: 7, number: 46_347.5 },
        { at: "G2", style: 3, number: 4, formula: 'IF(B2>"1",SUM(B2:B2),0)' },
      ],
      [{ at: "B3", style: 3, number: -1 }],
    ]);
    const xml = files["xl/worksheets/sheet1.xml"];
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<col min="7" max="7" width="12" customWidth="1"/>');
    expect(xml).toContain('</sheetData><autoFilter ref="A1:G3"/></worksheet>');
  });

  it("ends with a bold row of totals that no filter hides, and without rows has none", async () => {
    const sheet = (...rows: readonly (readonly Cell[])[]) => ({
      name: "Sheet",
      columns: columns("A", "B", "C"),
      isTable: true,
      rows: rowsOf(...rows),
      total: (last: number) => [
        textCell("Total"),
        formulaCell(`SUM(B2:B${last})`, countCell(1200)),
        formulaCell(`C${last}/2`, percentCell(0.125)),
      ],
    });
    const rows = [
      [textCell("a"), countCell(1000), percentCell(0.5)],
      [textCell("b"), countCell(200), percentCell(0.25)],
    ];
    const { files, sheets } = readWorkbook(await collect(workbookBytes([sheet(...rows)])));
    expect(sheets.get("Sheet")?.slice(2)).toEqual([
      [
        { at: "A3", style: 1, text: "b" },
        { at: "B3", style: 9, number: 200 },
        { at: "C3", style: 8, number: 0.25 },
      ],
      [
        { at: "A4", style: 2, text: "Total" },
        { at: "B4", style: 10, number: 1200, formula: "SUM(B2:B3)" },
        { at: "C4", style: 12, number: 0.125, formula: "C3/2" },
      ],
    ]);
    expect(files["xl/worksheets/sheet1.xml"]).toContain('<autoFilter ref="A1:C3"/>');
    expect(readWorkbook(await collect(workbookBytes([sheet()]))).sheets.get("Sheet")).toHaveLength(1);
  });

  it("has as many sheets as it is given, each named where programs look for it", async () => {
    const sheet = (name: string) => ({ name, columns: columns("A"), isTable: false, rows: rowsOf([textCell(name)]) });
    const bytes = await collect(workbookBytes([sheet("Tee times"), sheet('"Who" & why')]));
    const { files, sheets } = readWorkbook(bytes);
    expect(Object.keys(files)).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/workbook.xml",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/worksheets/sheet1.xml",
      "xl/worksheets/sheet2.xml",
    ]);
    expect([...sheets.keys()]).toEqual(["Tee times", '"Who" & why']);
    expect([...sheets.values()].map((rows) => rows[1])).toEqual([
      [{ at: "A2", style: 1, text: "Tee times" }],
      [{ at: "A2", style: 1, text: '"Who" & why' }],
    ]);
    expect(files["xl/workbook.xml"]).toContain('<sheet name="&quot;Who&quot; &amp; why" sheetId="2" r:id="rId2"/>');
    expect(files["xl/_rels/workbook.xml.rels"]).toContain('Id="rId2"');
    expect(files["xl/worksheets/sheet2.xml"]).not.toContain("autoFilter");
    expect(files["[Content_Types].xml"]).toContain('PartName="/xl/worksheets/sheet2.xml"');
  });

  it("keeps the blanks around a text", async () => {
    const { files } = await oneSheet(["A"], [textCell(" a\n")], [textCell("a b")]);
    expect(files["xl/worksheets/sheet1.xml"]).toContain('<t xml:space="preserve"> a\n</t>');
    expect(files["xl/worksheets/sheet1.xml"]).toContain("<t>a b</t>");
  });

  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [701, "ZZ"],
    [702, "AAA"],
    [16_383, "XFD"],
  ])("column %i is %s", (index, letters) => {
    expect(columnLetters(index)).toBe(letters);
  });
});

describe("ANSWER-31 texts", () => {
  it.each([
    ['=HYPERLINK("https://x.test","y")'],
    ["+1"],
    ["-2+3"],
    ["@SUM(A1)"],
    ["\t=1"],
    ["<is>&amp;</is>"],
    ["]]>"],
    ["_x0041_"],
    ["_x005F_x0041_"],
    [" two  blanks "],
    ["one\ntwo"],
    ["⛳ é"],
    ["__proto__"],
  ])("%j is shown as it is", async (text) => {
    const { sheets } = await oneSheet(["A"], [textCell(text)]);
    expect(sheets.get("Sheet")?.[1]).toEqual([{ at: "A2", style: 1, text }]);
  });

  it.each([
    ["control characters", "a\u0000\u0008\u001fb", "ab"],
    ["what only looks written by number without them", "_x00\u000041_", "_x0041_"],
    ["halves of pairs", "a\ud83db\udc4ec", "abc"],
    ["what is no character", "a\ufffe\uffffb", "ab"],
    ["other line breaks", "a\r\nb\rc", "a\nb\nc"],
    ["more than a cell holds", "x".repeat(40_000), `${"x".repeat(32_766)}…`],
    ["a pair at the end of what a cell holds", `${"x".repeat(32_765)}👍👍`, `${"x".repeat(32_765)}…`],
  ])("%s are changed or left out", async (_, text, shown) => {
    const { sheets } = await oneSheet(["A"], [textCell(text)]);
    expect(sheets.get("Sheet")?.[1]).toEqual([{ at: "A2", style: 1, text: shown }]);
  });

  it("never make a formula, a tag or an unreadable file, whatever they are", async () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...Array.from("=+-@<>&\"'_x041\r\n\t\u0000\ud800")),
        fc.string({ unit: "binary" }),
      ),
    });
    const blank = (await oneSheet([""], [textCell("")])).files["xl/worksheets/sheet1.xml"]?.replaceAll(/<t><\/t>/g, "");
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (one, other) => {
        const { files, sheets } = await oneSheet([one], [textCell(other)]);
        const xml = files["xl/worksheets/sheet1.xml"] ?? "";
        expect(xml).not.toMatch(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
        expect(xml.replaceAll(/<t(?: xml:space="preserve")?>[^<>]*<\/t>/g, "")).toBe(blank);
        const plain = (text: string) =>
          text
            .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
            .replaceAll(/\r\n?/g, "\n");
        expect(sheets.get("Sheet")?.map(([cell]) => cell)).toEqual([
          { at: "A1", style: 2, text: plain(one) },
          { at: "A2", style: 1, text: plain(other) },
        ]);
      }),
    );
  });
});

describe("a large workbook", () => {
  const many = 60_000;

  it("is made no faster than it is taken", async () => {
    let asked = 0;
    async function* rows() {
      for (asked = 1; asked <= many; asked += 1) yield [integerCell(asked), textCell(`row ${asked} ${asked * 7919}`)];
    }
    let taken = 0;
    let furthest = 0;
    let atPause = 0;
    const duringPauses = new Set<number>();
    for await (const bytes of workbookBytes([{ name: "S", columns: columns("A", "B"), isTable: true, rows: rows() }])) {
      furthest = Math.max(furthest, asked - atPause);
      taken += bytes.length;
      atPause = asked;
      if (taken < 200_000) {
        await setTimeout(5);
        duringPauses.add(asked - atPause);
      }
    }
    expect(asked).toBe(many + 1);
    expect(duringPauses).toEqual(new Set([0]));
    expect(furthest).toBeLessThan(5_000);
  });

  it("lets other work go on", async () => {
    async function* rows() {
      for (let row = 0; row < 20_000; row += 1) yield [integerCell(row)];
    }
    let isDone = false;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await collect(workbookBytes([{ name: "S", columns: columns("A"), isTable: true, rows: rows() }]));
    isDone = true;
    expect(turns).toBeGreaterThan(100);
  });

  it("stops asking when its reader leaves, and throws what goes wrong in the rows", async () => {
    let asked = 0;
    let isClosed = false;
    async function* rows() {
      try {
        for (asked = 0; ; asked += 1) {
          if (asked === 50_000) throw new Error("the database went away");
          yield [integerCell(asked)];
        }
      } finally {
        isClosed = true;
      }
    }
    const sheet = () => ({ name: "S", columns: columns("A"), isTable: true, rows: rows() });
    for await (const _ of workbookBytes([sheet()])) if (asked > 0) break;
    expect(isClosed).toBe(true);
    await expect(collect(workbookBytes([sheet()]))).rejects.toThrow("the database went away");
  });
});
