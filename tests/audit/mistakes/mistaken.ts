import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { createServer, type Plugin } from "vite";
import { root } from "../root.ts";
import type { Mistake } from "./mistakes.ts";

/** The module that names the folder of the migrations. */
const paths = join(root, "server/src/config/paths.ts");
const folderOfMigrations = 'join(root, "server", "src", "db", "migrations")';

/** The module to reload for a mistake: for one in a migration, that which names the folder, since a copy takes its place. */
export const moduleOf = ({ file }: Mistake): string => (file.endsWith(".sql") ? paths : join(root, file));

/** Puts a mistake into its file as it is imported; the file on disk stays as it is. */
export const mistaken = (current: () => Mistake | null): Plugin => ({
  name: "teedesk:mistake",
  enforce: "pre",
  transform(code, id) {
    const mistake = current();
    if (mistake === null || id !== moduleOf(mistake)) return null;
    if (id !== paths) return code.replace(mistake.from, () => mistake.to);
    return code.replace(folderOfMigrations, () => JSON.stringify(mistakenMigrations(mistake)));
  },
});

const folders = new Map<Mistake, string>();
process.on("exit", () => {
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
});

/** A folder with all migrations, one of them with a mistake. */
function mistakenMigrations(mistake: Mistake): string {
  const known = folders.get(mistake);
  if (known !== undefined) return known;
  const { file, from, to } = mistake;
  const folder = mkdtempSync(join(tmpdir(), "teedesk-mistake-"));
  cpSync(join(root, dirname(file)), folder, { recursive: true });
  const copy = join(folder, basename(file));
  writeFileSync(
    copy,
    readFileSync(copy, "utf8").replace(from, () => to),
  );
  folders.set(mistake, folder);
  return folder;
}

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
        const modules = one === null ? undefined : moduleGraph.getModulesByFile(moduleOf(one));
        for (const module of modules ?? []) moduleGraph.invalidateModule(module);
      }
      current = mistake;
      return vite.ssrLoadModule(path);
    },
    close: () => vite.close(),
  };
}
