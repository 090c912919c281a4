import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { QueryClient } from "@tanstack/react-query";
import type { Level } from "@teedesk/domain";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import type { createApi as CreateApi } from "../app/src/api/client.ts";
import type { Config } from "../app/src/config/config.ts";
import type { anyRecord as AnyRecord, Reads } from "../app/src/navigation/page.ts";

/** One route of the start page: its page's modules and the addresses it reads first. */
type BuiltRoute = {
  readonly path: string;
  readonly isPublic: boolean;
  readonly isForAdmins: boolean;
  readonly modules: readonly string[];
  readonly reads: readonly string[];
};

const source = fileURLToPath(new URL("../app/src/", import.meta.url));

/** The parts of a lazy page that are used here (app/src/navigation/lazyPage.tsx). */
type Page = { readonly load: () => Promise<void>; readonly reads: Reads };

type RouteTable = { readonly shell: Page; readonly routes: readonly { readonly path: string; readonly page: Page }[] };

/** Records the modules of the route table's dynamic imports. */
const noteImports: Plugin = {
  name: "teedesk-note-imports",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.startsWith(source) || !code.includes("import(")) return null;
    const noted = `(globalThis.teedeskImports?.push([${JSON.stringify(dirname(id))}, $1]), import($1))`;
    return code.replaceAll(/\bimport\(\s*("[^"]+")\s*\)/g, noted);
  },
};

declare global {
  var teedeskImports: [folder: string, specifier: string][] | undefined;
}

/** The console's routes, read by running its route table: the modules of each, and its reads before it is drawn. */
export async function readRoutes() {
  const server = await createServer({
    configFile: false,
    root: source,
    logLevel: "error",
    plugins: [noteImports],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite cannot run modules here.");
  try {
    return await askRoutes(async (file) => environment.runner.import(join(source, file)));
  } finally {
    await server.close();
  }
}

type Import = <T extends object>(file: string) => Promise<T>;

async function askRoutes(load: Import) {
  const { routes, shell } = await load<RouteTable>("routes.tsx");
  const { createApi } = await load<{ createApi: typeof CreateApi }>("api/client.ts");
  const { anyRecord } = await load<{ anyRecord: typeof AnyRecord }>("navigation/page.ts");
  const { defaultConfig } = await load<{ defaultConfig: Config }>("config/config.ts");
  const { createQueryClient } = await load<{ createQueryClient: () => QueryClient }>("queries/queryClient.ts");
  const { mayOpen } = await load<{ mayOpen: (level: Level | null, path: string) => boolean }>(
    "../../packages/domain/src/access/screens.ts",
  );

  const modulesOf = async ({ load }: Page) => {
    globalThis.teedeskImports = [];
    await load();
    return globalThis.teedeskImports.map(([folder, specifier]) => join(folder, specifier));
  };
  const readsOf = async (page: Page) => {
    const sent: string[] = [];
    const ignore = () => undefined;
    const confirmed = () => Promise.resolve(false);
    const session = {
      credentials: () => null,
      rotated: ignore,
      unauthorized: ignore,
      factorMissing: ignore,
      confirmed,
    };
    const api = createApi({
      baseUrl: "http://api",
      session,
      fetch: ({ url }) => {
        sent.push(url.slice("http://api".length).replace(String(anyRecord), ":id"));
        return new Promise<Response>(() => undefined);
      },
    });
    // The reads wait for a response forever.
    void page.reads({
      api,
      config: defaultConfig,
      queries: createQueryClient(),
      query: "",
      params: { id: String(anyRecord) },
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
    return sent;
  };

  const built: BuiltRoute[] = [];
  const shellModules = await modulesOf(shell);
  const reads = await readsOf(shell);
  for (const { path, page } of routes) {
    const modules = await modulesOf(page);
    const reads = await readsOf(page);
    built.push({ path, isPublic: mayOpen(null, path), isForAdmins: !mayOpen("other", path), modules, reads });
  }
  return { shell: shellModules, routes: built, reads };
}
