import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deskHtml } from "./deskPage.ts";

const docs = new URL("../docs/", import.meta.url);
const markdown = readFileSync(new URL("the-desk.md", docs), "utf8");

it("every picture of the staff page exists, and none is left that it does not show", () => {
  const named = [...markdown.matchAll(/\]\((images\/desk\/[^)]+)\)/g)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(new URL(path, docs)))).toEqual([]);
  const stored = readdirSync(new URL("images/desk", docs)).map((name) => `images/desk/${name}`);
  expect(stored.toSorted()).toEqual(named.toSorted());
});

it("is a page of HTML, without a mark of Markdown", () => {
  const html = deskHtml(markdown);
  expect(html.match(/<(h1|h2|img|ol|table)/g)?.length).toBeGreaterThan(10);
  expect(html).not.toMatch(/\*\*|\]\(|^#|^\|/m);
});

it.each([
  ["# A & B", "<h1>A &amp; B</h1>"],
  ["1. **F2**,\n   then *this*.\n2. <b>", "<ol><li><kbd>F2</kbd>, then <em>this</em>.</li><li>&lt;b></li></ol>"],
  [
    "| Key | Does |\n|---|---|\n| **?** | Lists |",
    "<table><tr><th>Key</th><th>Does</th></tr><tr><td><kbd>?</kbd></td><td>Lists</td></tr></table>",
  ],
  ["![A box](images/desk/x.png)", '<img src="/the-desk/x.png" alt="A box">'],
])("%j", (block, html) => {
  expect(deskHtml(block)).toContain(html);
});

it("refuses a form that it does not know", () => {
  expect(() => deskHtml("> a quote")).toThrow("a form that scripts/deskPage.ts does not know");
});
