import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const folder = new URL("../", import.meta.url);
const file = new URL("package.json", folder);
const aside = new URL("dist/package.workspace.json", folder);

const ofTheWorkspace = ["private", "scripts", "devDependencies"];

/**
 * The manifest as it is packed: `publishConfig` replaces the members of the same name, which pnpm does and npm does not.
 * The workspace uses the sources, a tarball the built modules.
 */
function packedManifest({ publishConfig, ...manifest }: Record<string, unknown>): object {
  const kept = Object.entries(manifest).filter(([name]) => !ofTheWorkspace.includes(name));
  return { ...Object.fromEntries(kept), ...(typeof publishConfig === "object" ? publishConfig : {}) };
}

/** Puts the packed manifest in the place of the workspace's, which is laid aside. */
export function swapManifest(): void {
  copyFileSync(file, aside);
  const packed = packedManifest(JSON.parse(readFileSync(aside, "utf8")));
  writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`);
}

/** Puts the workspace's manifest back; does nothing when it is in its place. */
export function restoreManifest(): void {
  if (existsSync(aside)) renameSync(aside, file);
}
