import { fileURLToPath } from "node:url";
import { build, type IndexHtmlTransformContext, type Plugin } from "vite";
import type { StartTable } from "../app/src/start/startTable.ts";
import { readRoutes } from "./startRoutes.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The chunk that holds a module, and all that it imports, with their stylesheets last. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const holder = Object.values(bundle).find((output) => output.type === "chunk" && output.moduleIds.includes(module));
    if (holder !== undefined) add(holder.fileName);
  }
  return [...files];
}

/** The table of routes for the start page: the files of each beyond those of every page. */
async function startTable(bundle: Bundle): Promise<StartTable> {
  const { shell, routes, reads } = await readRoutes();
  const entry = Object.values(bundle).flatMap((output) =>
    output.type === "chunk" && output.isEntry ? output.fileName : [],
  );
  const everywhere = new Set(entry.flatMap((file) => [file, ...importsOf(bundle, file)]));
  const files: string[] = [];
  const placeOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  return {
    reads,
    routes: routes.map(({ path: pattern, isPublic, isForAdmins, modules, reads: own }) => ({
      path: pattern,
      isForAdmins,
      files: filesOf(bundle, isPublic ? modules : [...shell, ...modules])
        .filter((file) => !everywhere.has(file))
        .map((file) => placeOf(`/${file}`)),
      reads: own,
    })),
    files,
  };
}

const importsOf = (bundle: Bundle, file: string): string[] => {
  const chunk = bundle[file];
  return chunk?.type === "chunk" ? chunk.imports.flatMap((name) => [name, ...importsOf(bundle, name)]) : [];
};

/** app/src/start/early.ts as one script without imports. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: path("../app"),
    logLevel: "warn",
    build: { write: false, lib: { entry: path("../app/src/start/early.ts"), formats: ["iife"], name: "start" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && "output" in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error("app/src/start/early.ts was not built.");
  return chunk.code.trim();
}

/** The typeface is asked for with the code, before any text is there to need it. */
const fontHint = (bundle: Bundle): string =>
  Object.keys(bundle)
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n    `)
    .join("");

/**
 * Puts the table of routes, the script that reads it (app/src/start) and the typeface's hint into the built start page. All are before the
 * stylesheet, which a script after it would wait for.
 */
export const startPage = (): Plugin => ({
  name: "teedesk-start-page",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: async (html, { bundle }) => {
      if (bundle === undefined) return html;
      const table = JSON.stringify(await startTable(bundle)).replaceAll("<", String.raw`\u003c`);
      const scripts = `${fontHint(bundle)}<script type="application/json" id="start">${table}</script>\n    <script>${await earlyScript()}</script>`;
      return html.replace("<!-- start -->", () => scripts);
    },
  },
});
