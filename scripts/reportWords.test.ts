import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { earningsWords } from "../packages/domain/src/report/earnings.ts";
import { figureWords } from "../packages/domain/src/report/figureWords.ts";

/** The rows of a table of docs/reports.md, by the title of its second column. */
function rowsBelow(title: string): readonly string[] {
  const page = readFileSync(new URL("../docs/reports.md", import.meta.url), "utf8");
  const [, table = ""] = page.split(`| Figure | ${title} |\n|---|---|\n`);
  return table.slice(0, table.indexOf("\n\n")).trim().split("\n");
}

const rowOf = ({ title, meaning }: { readonly title: string; readonly meaning: string }) => `| ${title} | ${meaning} |`;

it("docs/reports.md defines each figure of a report in the words of its sheet", () => {
  expect(rowsBelow("Of one booking")).toEqual(Object.values(figureWords).map(rowOf));
});

it("docs/reports.md defines each figure of Earnings that is not of a booking in the words of its sheet", () => {
  const own = Object.values(earningsWords).filter((words) => !Object.values(figureWords).includes(words));
  expect(rowsBelow("Of one course, weekday and hour").filter((row) => !row.startsWith("| Bookings, "))).toEqual(
    own.map(rowOf),
  );
});
