import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
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

/** The file and line that a mistake changes. */
export const lineOf = ({ file, from }: Mistake): string =>
  `${file}:${readFileSync(join(root, file), "utf8").split(from)[0]?.split("\n").length}`;

/** Imports a module with one mistake after another; each time only the mistaken files and their importers are read again. */
export async function openMistakable() {
  let current: Mistake | null = null;
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [mistaken(() => current)],
  });
  return {
    load(path: string, mistake: Mistake | null) {
      const { moduleGraph } = vite.environments.ssr;
      for (const one of [current, mistake]) {
        const modules = one === null ? undefined : moduleGraph.getModulesByFile(join(root, one.file));
        for (const module of modules ?? []) moduleGraph.invalidateModule(module);
      }
      current = mistake;
      return vite.ssrLoadModule(path);
    },
    close: () => vite.close(),
  };
}
