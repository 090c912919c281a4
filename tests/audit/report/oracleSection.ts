import type { Comparison } from "../oracle/compare.ts";
import { code, fileLink, type Html, html, table } from "./html.ts";

const shown = 20;

/** How often each calculation was compared with the same one in SQL, and where the two first differ. */
export const oracleSection = (oracle: Comparison | null): Html =>
  oracle === null
    ? html``
    : html`<h2 id="oracle">Oracle</h2>
<p>The rules written again in SQL (${fileLink("tests/audit/oracle/README.md")}), asked the same questions.</p>
${table(
  ["Calculation", "Questions at bounds", "Random ones", "Answered differently"],
  oracle.topics.map(({ name, boundary, random }) => [
    code(name),
    boundary,
    random,
    oracle.disagreements.filter(({ topic }) => topic === name).length,
  ]),
)}
${
  oracle.disagreements.length === 0
    ? html``
    : table(
        ["Calculation", "Database", "Input", "Package", "SQL"],
        oracle.disagreements
          .slice(0, shown)
          .map(({ topic, database, input, domain, oracle: right }) => [
            topic,
            database,
            ...[input, domain, right].map((value) => code(JSON.stringify(value))),
          ]),
      )
}`;
