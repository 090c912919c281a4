import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(`../docs/${relative}`, import.meta.url));
const pictures = "images/desk";
/** Below /images the server has the pictures of courses. */
const served = "the-desk";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Bold text is a key, as on the page's own pages of keys. */
const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/\*\*(.+?)\*\*/g, "<kbd>$1</kbd>")
    .replaceAll(/\*(.+?)\*/g, "<em>$1</em>");

const joined = (block: string): string => block.replaceAll(/\n\s*/g, " ");

/** A block of the page as HTML. Throws on what the page has no form for. */
function blockHtml(block: string): string {
  const [, marks, heading] = /^(#{1,2}) (.+)$/.exec(block) ?? [];
  if (marks !== undefined && heading !== undefined) return `<h${marks.length}>${inline(heading)}</h${marks.length}>`;
  const [, about, source] = /^!\[(.+)\]\((.+)\)$/.exec(block) ?? [];
  if (about !== undefined && source !== undefined)
    return `<img src="/${source.replace(pictures, served)}" alt="${escaped(about)}">`;
  if (block.startsWith("1. ")) {
    const steps = block.split(/\n(?=\d+\. )/).map((step) => `<li>${inline(joined(step.replace(/^\d+\. /, "")))}</li>`);
    return `<ol>${steps.join("")}</ol>`;
  }
  if (block.startsWith("|")) {
    const rows = block.split("\n").filter((_, row) => row !== 1);
    const cells = rows.map((row) =>
      row
        .slice(1, -1)
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
    const rowHtml = (row: readonly string[], tag: string) =>
      `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
    return `<table>${cells.map((row, index) => rowHtml(row, index === 0 ? "th" : "td")).join("")}</table>`;
  }
  if (/^[#!|\-`>]/.test(block))
    throw new Error(`docs/the-desk.md has a form that scripts/deskPage.ts does not know: ${block}`);
  return `<p>${inline(joined(block))}</p>`;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 ui-sans-serif,system-ui,sans-serif}
body{max-width:48rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:light-dark(#f6f5f2,#141311);color:light-dark(#1e1d1a,#edebe6)}
h1,h2{line-height:1.2}h2{margin-top:2.5rem}li{margin:.25rem 0}
img{max-width:100%;border:1px solid light-dark(#e2dfd8,#35332f);border-radius:.5rem}
kbd{font:inherit;font-size:.875em;padding:0 .35em;border:1px solid light-dark(#8f8b81,#7a766c);border-radius:.25rem}
table{border-collapse:collapse}th,td{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}`;

/** docs/the-desk.md as a page that a browser shows. */
export function deskHtml(markdown: string): string {
  const body = markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockHtml)
    .join("\n");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The desk</title><link rel="stylesheet" href="/the-desk.css"></head><body><main>
${body}
</main></body></html>
`;
}

/** Puts docs/the-desk.md with its pictures beside the console, which links to it: staff have no access to the sources. */
export function deskPage(): Plugin {
  return {
    name: "desk-page",
    apply: "build",
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("the-desk.html", deskHtml(readFileSync(path("the-desk.md"), "utf8")));
      emit("the-desk.css", style);
      if (!existsSync(path(pictures))) return;
      for (const name of readdirSync(path(pictures)))
        emit(`${served}/${name}`, readFileSync(path(`${pictures}/${name}`)));
    },
  };
}
