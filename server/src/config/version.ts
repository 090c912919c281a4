import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "./paths.ts";

export type Version = { readonly version: string; readonly commit: string };

/** The version that the build noted; run from source it is `development`. */
export function readVersion(): Version {
  const file = join(projectPaths().server, "version.json");
  const isBuilt = !import.meta.url.includes("/server/src/") && existsSync(file);
  return isBuilt ? JSON.parse(readFileSync(file, "utf8")) : { version: "development", commit: "unknown" };
}
