import type { Mutant } from "../mutation/mutant.ts";
import { code, fileLink, type Html, html, join, table } from "./html.ts";
import type { MutationReport } from "./mutationReport.ts";

const inSource = "packages/domain/src/";

const place = ({ file, line }: Pick<Mutant, "file" | "line">): Html =>
  fileLink(file, line, `${file.replace(inSource, "")}:${line}`);

const change = ({ from, to }: Pick<Mutant, "from" | "to">): Html => html`${code(from)}<br>→ ${code(to)}`;

/** What became of the changes: by folder, the survivors with their reasons, and which tests noticed the others. */
export const mutationSection = (report: MutationReport): Html => html`<h2 id="mutation">Mutations</h2>
<p>The sources are changed in one place at a time, and the tests run. A change that no test notices survives.
This was done by Stryker ${report.stryker} on sources whose SHA-256 is ${code(report.measured)};
${report.now === report.measured ? "they are the same now" : html`now it is ${code(report.now)}`}.</p>
${table(
  ["Folder", "Changes", "Noticed"],
  Object.entries(report.folders).map(([name, { mutants, killed }]) => [name, mutants, killed]),
)}
<h3>Survivors</h3>
${table(
  ["Place", "Change", "Why it may survive"],
  report.survivors.map((mutant) => [place(mutant), change(mutant), mutant.reason ?? "nobody said"]),
)}
<h2 id="by-hand">Mistakes by hand</h2>
<p>Mistakes that people make, one for each way to get a rule wrong, and the tests that then fail.</p>
${table(
  ["Mistake", "Place", "Change", "Failing tests"],
  report.byHand.map(({ what, file, from, to, red, tests }) => [
    what,
    fileLink(file, null, file.replace(inSource, "")),
    change({ from, to }),
    html`${red}: ${join(
      tests.map((name) => html`${name}`),
      " · ",
    )}`,
  ]),
)}
<h3>The first change of each kind that a test noticed</h3>
${table(
  ["Place", "Kind", "Change", "First test to fail"],
  report.kills.map((kill) => [place(kill), kill.mutator, change(kill), kill.test]),
)}`;
