import { mutatedFolders } from "../mutation/result.ts";
import type { Coverage } from "./coverage.ts";
import { code, fileLink, type Html, html, table } from "./html.ts";

const isMutated = (folder: string): boolean => mutatedFolders.some((name) => name === folder);

const rows = (folders: Coverage["folders"], mutated: boolean): readonly string[][] =>
  Object.entries(folders)
    .filter(([folder]) => isMutated(folder) === mutated)
    .map(([folder, { lines, branches }]) => [
      folder,
      `${lines.covered} of ${lines.all}`,
      `${branches.covered} of ${branches.all}`,
    ]);

/** What the tests execute of each folder, and every place of the calculation that they do not. */
export const coverageSection = ({ folders, unexecuted }: Coverage): Html => html`<h2 id="coverage">Coverage</h2>
<p>What the tests of the domain execute of its sources. In the folders that are mutated, a place that none executes needs
the reason for which its mutants survive.</p>
${table(["Mutated folder", "Lines", "Branches"], rows(folders, true))}
${table(["Other folder", "Lines", "Branches"], rows(folders, false))}
${table(
  ["Not executed", "Text", "Why it may be"],
  unexecuted.map(({ file, line, text, reason }) => [fileLink(file, line), code(text), reason ?? "nobody said"]),
)}`;
