import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../root.ts";
import type { Mistake } from "./mistakes.ts";

/** Puts a mistake into its file as it is imported; the file on disk stays as it is. */
export const mistaken = (current: () => Mistake | null): Plugin => ({
  name: "teedesk:mistake",
  enforce: "pre",
  transform(code, id) {
    const mistake = current();
    return mistake !== null && id === join(root, mistake.file) ? code.replace(mistake.from, () => mistake.to) : null;
  },
});

/** The number of places that a mistake replaces in its file: 1, unless the file was changed since. */
export const timesIn = ({ file, from }: Mistake): number =>
  readFileSync(join(root, file), "utf8").split(from).length - 1;
