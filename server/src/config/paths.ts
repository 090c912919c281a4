import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const contractFile = join("openapi", "generated", "openapi.json");

/** The project's root, found from the source (server/src) as from the built server (server/dist). */
function findRoot(folder: string): string {
  if (existsSync(join(folder, contractFile))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${contractFile} is missing: run "npm run contract" first.`);
  return findRoot(parent);
}

/** The server's files at run time. A function, so that importing this module reads nothing. */
export function projectPaths() {
  const root = findRoot(dirname(fileURLToPath(import.meta.url)));
  return {
    contract: join(root, contractFile),
    migrations: join(root, "server", "src", "db", "migrations"),
    console: join(root, "dist", "app"),
    server: join(root, "server", "dist"),
  };
}
