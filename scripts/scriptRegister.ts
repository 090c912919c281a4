import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { StartTable } from "../app/src/start/startTable.ts";

/** A script that a page may run. */
export type RegisteredScript = {
  /** Its file below dist/app; null inside the page itself. */
  readonly file: string | null;
  /** As in an `integrity` attribute, and for a script inside the page as in its content security policy. */
  readonly integrity: string;
  readonly bytes: number;
  /** Why the page has it. */
  readonly why: string;
  /** The npm packages whose code it has, besides our own. */
  readonly packages: readonly string[];
};

/** All pages with the scripts of each, in dist/scripts.json (PCI DSS 4.0.1, 6.4.3). */
export type ScriptRegister = Readonly<Record<string, readonly RegisteredScript[]>>;

/** The digests of 190 files do not compress: longer ones than SHA-256 would take the start page out of the first round of packets. */
const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

const packagesOf = (moduleIds: readonly string[]): readonly string[] => {
  const names = moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(names)].sort();
};

const tablePlace = /(<script type="application\/json" id="start">)([^]*?)(<\/script>)/;
const escaped = (data: object): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/** Reasons for the chunks: what loads them, as the start page's table of routes has it. */
function reasonOf(html: string, { files, routes }: StartTable): (chunk: Rolldown.OutputChunk) => string {
  return ({ fileName, isEntry, facadeModuleId, name }) => {
    if (isEntry) return "Starts the console on every page.";
    if (html.includes(` src="/${fileName}"`) || html.includes(` href="/${fileName}"`))
      return "The entry imports it on every page.";
    const pages = routes.filter((route) => route.files.includes(files.indexOf(`/${fileName}`))).map(({ path }) => path);
    if (pages.length === routes.length) return "Loaded with every page.";
    if (pages.length > 0) return `Loaded with ${pages.join(", ")}.`;
    const part = facadeModuleId?.split(/\/(?=(?:app|packages)\/)/).at(-1) ?? name;
    return `Loaded when ${part} is first shown or used.`;
  };
}

/** The scripts inside a page's HTML that run; the import map is one, as the content security policy has it. */
const inlineScripts = (html: string): readonly RegisteredScript[] =>
  [...html.matchAll(/<script( type="importmap")?>([^]*?)<\/script>/g)].map(([, isMap, code = ""]) => ({
    file: null,
    integrity: integrityOf(code),
    bytes: Buffer.byteLength(code),
    why:
      isMap === undefined
        ? "Requests the page's files and rows before the console runs (app/src/start/early.ts)."
        : "The hash of every file below, for the browser to check.",
    packages: [],
  }));

/**
 * Writes the hash of every script into the start page, whose browser then runs none that differs by a byte: in the tags, and for what is loaded
 * later in an import map. The register of all pages' scripts is dist/scripts.json (DECISION-69).
 */
export const scriptRegister = (): Plugin => {
  const register: Record<string, readonly RegisteredScript[]> = {};
  return {
    name: "teedesk-script-register",
    apply: "build",
    generateBundle: {
      // After everything that changes a chunk.
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("There is no start page to write the scripts' hashes into.");
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const hashes = new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, integrityOf(code)]));
        const built = String(page.source).replaceAll(
          / (?:src|href)="(\/assets\/[^"]+\.js)"/g,
          (tag, file: string) => `${tag} integrity="${hashes.get(file) ?? ""}"`,
        );
        const { files, ...table }: StartTable = JSON.parse(tablePlace.exec(built)?.[2] ?? "");
        // The table's files first, in its order: it has their places in the map instead of their names once more.
        const ordered = new Set([...files, ...hashes.keys()]);
        const integrity = Object.fromEntries([...ordered].map((file) => [file, hashes.get(file)]));
        const html = built.replace(
          tablePlace,
          (_all, open: string, _files, close: string) =>
            `<script type="importmap">${JSON.stringify({ integrity })}</script>\n    ${open}${escaped(table)}${close}`,
        );
        page.source = html;
        // The server compresses the page itself, with the owner's names in it.
        for (const ending of [".br", ".gz"]) delete bundle[`index.html${ending}`];
        for (const output of Object.values(bundle)) {
          if (output.type === "asset" && output.fileName.endsWith(".html"))
            register[output.fileName] = inlineScripts(String(output.source));
        }
        const reason = reasonOf(built, { ...table, files });
        const ofFiles = chunks.map((chunk) => ({
          file: chunk.fileName,
          integrity: integrityOf(chunk.code),
          bytes: Buffer.byteLength(chunk.code),
          why: reason(chunk),
          packages: packagesOf(chunk.moduleIds),
        }));
        register["index.html"] = [
          ...inlineScripts(html),
          ...ofFiles.toSorted((one, other) => (one.file < other.file ? -1 : 1)),
        ];
      },
    },
    writeBundle({ dir = "" }) {
      for (const { file, integrity } of register["index.html"] ?? []) {
        if (file !== null && integrityOf(readFileSync(join(dir, file))) !== integrity)
          this.error(`${file} was changed after its hash was written into the start page.`);
      }
      const target = fileURLToPath(new URL("../dist/scripts.json", import.meta.url));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, `${JSON.stringify(register, null, 2)}\n`);
    },
  };
};
