import { fileLink, type Html, html, join, table } from "./html.ts";
import type { RuleRow } from "./rulesTable.ts";

const decided = ({ reading }: RuleRow): Html =>
  reading === null
    ? html``
    : html`<br><em>Decided:</em> ${reading.chosen}. <em>Not:</em> ${reading.rejected}. <em>They differ:</em> ${reading.example}`;

const testsOf = ({ tests, firstTest }: RuleRow): Html =>
  firstTest === null ? html`none` : html`${tests}: ${fileLink(firstTest.file, firstTest.line, "first")}`;

/** Every rule with its source, its code and its tests; the catalogue's page links to all of the tests. */
export const rulesSection = (rules: readonly RuleRow[]): Html => html`<h2 id="rules">Rules</h2>
<p>All tests and examples of a rule are linked from ${fileLink("docs/rules.md")}.</p>
${table(
  ["Rule", "In words", "Source", "Code", "Named by tests"],
  rules.map((rule) => [
    html`<a href="../docs/rules.md#${rule.anchor}">${rule.id}</a>`,
    html`<strong>${rule.title}.</strong> ${rule.formula}.${decided(rule)}`,
    rule.clauses.join(", "),
    join(
      rule.code.map(({ file, name, line }) => fileLink(file, line, name)),
      ", ",
    ),
    testsOf(rule),
  ]),
)}`;
