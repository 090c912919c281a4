import { readText } from "./projectFiles.ts";

/** One line of docs/requirements.tsv, as far as scripts need it. */
export type Requirement = { readonly id: string; readonly area: string; readonly text: string };

const requirementsFile = "docs/requirements.tsv";

/** Every requirement of the specification, in its order. */
export const requirements = (): readonly Requirement[] =>
  readText(requirementsFile)
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", area = "", , text = ""] = line.split("\t");
      return { id, area, text };
    });
