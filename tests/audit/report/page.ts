import { coverageSection } from "./coverageSection.ts";
import { code, fileLink, type Html, html, join, lines, table } from "./html.ts";
import { mutationSection } from "./mutationSection.ts";
import { oracleSection } from "./oracleSection.ts";
import { problemsOf, type Report } from "./report.ts";
import { rulesSection } from "./rulesSection.ts";
import { count, summary } from "./summary.ts";

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color: #1b2420; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
th, td { border-bottom: 1px solid #d5dcd8; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
code { font-size: 0.85em; overflow-wrap: anywhere; }
.green { color: #14663c; } .red { color: #a3201d; }`;

const problems = (found: readonly string[]): Html =>
  found.length === 0
    ? html`<p class="green"><strong>Nothing disagrees.</strong></p>`
    : html`<p class="red"><strong>${found.length} disagree:</strong></p>
<ul>
${lines(found.map((problem) => html`<li>${problem}</li>`))}
</ul>`;

const worldsSection = ({ worlds }: Report): Html =>
  worlds === null
    ? html``
    : html`<h2 id="worlds">Small worlds</h2>
<p>Every point of a small grid of bookings, of refunds and of days is computed, and each of these has to hold at all of them.</p>
${table(
  ["Invariant", "Checked", "Broken"],
  worlds.invariants.map(({ id, checked, broken }) => [id, count(checked), count(broken)]),
)}`;

const versionsSection = ({ versions, oracle }: Report): Html => html`<h2 id="versions">Versions</h2>
${table(
  ["What", "Version"],
  [...Object.entries(versions), ...(oracle?.databases ?? []).map(({ name, version }) => [`database ${name}`, version])],
)}`;

const filesSection = ({ hashes, tests, examples }: Report): Html => html`<h2 id="files">Files</h2>
${table(
  ["Worked examples", "Rows"],
  Object.entries(examples).map(([file, rows]) => [fileLink(file), rows]),
)}
${table(
  ["Source or test", "Tests", "SHA-256"],
  Object.entries(hashes).map(([file, hash]) => [fileLink(file), tests.files[file] ?? "", code(hash)]),
)}`;

/** The report as a page for people: no scripts, and links into the project it lies in. */
export function page(report: Report): string {
  const found = problemsOf(report);
  const parts = ["rules", "oracle", "worlds", "coverage", "mutation", "by-hand", "versions", "files"];
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Audit of the calculation: ${found.length === 0 ? "green" : "red"}</title>
<style>${{ markup: style }}</style>
<h1>Audit of the calculation</h1>
<p>How to read this page and to make it again: ${fileLink("docs/audit.md")}. The same for programs: <a href="report.json">report.json</a>.</p>
${problems(found)}
${summary(report)}
<p>${join(
    parts.map((part) => html`<a href="#${part}">${part}</a>`),
    " · ",
  )}</p>
${rulesSection(report.rules)}
${oracleSection(report.oracle)}
${worldsSection(report)}
${coverageSection(report.coverage)}
${mutationSection(report.mutation)}
${versionsSection(report)}
${filesSection(report)}
</html>
`.markup;
}
