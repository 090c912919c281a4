import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { figureWords } from "../packages/domain/src/report/figureWords.ts";

it("docs/reports.md defines each figure of a report in the words of its sheet", () => {
  const page = readFileSync(new URL("../docs/reports.md", import.meta.url), "utf8");
  const [, table = ""] = page.split("| Figure | Of one booking |\n|---|---|\n");
  const rows = table.slice(0, table.indexOf("\n\n")).trim().split("\n");
  expect(rows).toEqual(Object.values(figureWords).map(({ title, meaning }) => `| ${title} | ${meaning} |`));
});
