import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes the folder for the server's own files where it is missing, and removes all other users' rights to it and to everything
 * in it: a service manager may have made it readable by all. Throws one line when it cannot be used.
 */
export function makeDataFolder(dataDir: string): void {
  // New files get the same rights, also those of the embedded database, which sets no mode of its own.
  process.umask(0o077);
  try {
    make(dataDir);
    accessSync(dataDir, constants.W_OK);
    closeToOthers(dataDir);
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new Error(`DATA_DIR: ${dataDir} cannot be used as a folder (${reason}).`, { cause });
  }
}

/** One folder at a time: Node's recursive call never ends where creating a folder fails as if its parent were missing, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) {
    readdirSync(folder);
    return;
  }
  make(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function closeToOthers(path: string): void {
  const found = lstatSync(path);
  if (!found.isDirectory() && !found.isFile()) return;
  if ((found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700);
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}
