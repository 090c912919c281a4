import { accessSync, constants, mkdirSync } from "node:fs";

/** Makes the folder for the server's own files where it is missing. Throws one line when it cannot be written to. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new Error(`DATA_DIR: ${dataDir} cannot be used as a folder (${reason}).`, { cause });
  }
}
