import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes the folder for the server's own files where it is missing, and takes everybody else's rights to it and to all that is
 * in it: a service manager may have made it for all to read. Throws one line when it cannot be used.
 */
export function makeDataFolder(dataDir: string): void {
  // What is written from here on is ours alone too, also by the embedded database, which asks for no mode of its own.
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

/** One folder at a time: Node's own recursive way never ends where a folder says that its parent is missing, as /proc does. */
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
