import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The process that holds the folder. Process ids are reused, so its start is stored too where Linux has it. */
type Holder = { readonly pid: number; readonly started: string | null };

/** Boot and start time of a running process; null where /proc does not have them or the process has ended. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return `${boot}/${afterName.split(" ")[19]}`;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (started !== null && startOf(pid) !== started) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, started }: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
    return typeof pid === "number" ? { pid, started: typeof started === "string" ? started : null } : null;
  } catch {
    return null;
  }
}

/**
 * Locks the folder for this process, since two PGlite processes on one folder would corrupt it. A lock whose process has
 * ended is taken over. Returns the function that releases the folder; throws one line naming the process that holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "teedesk.lock");
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (links(own, file)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder !== null && isAlive(holder)) throw new Error(inUse(folder, holder));
      // Two starting processes may find the same dead lock: only one of them can move it aside.
      moveAside(file, `${own}.stale`);
    }
    throw new Error(inUse(folder, readHolder(file)));
  } finally {
    rmSync(own, { force: true });
    rmSync(`${own}.stale`, { force: true });
  }
}

const inUse = (folder: string, holder: Holder | null): string =>
  `DATA_DIR ${folder} is in use by process ${holder?.pid ?? "unknown"}: stop that one first, or choose another DATA_DIR.`;

/** A link appears whole or not at all, and never replaces a file. */
function links(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function moveAside(file: string, stale: string): void {
  try {
    renameSync(file, stale);
  } catch {
    return;
  }
  // Another process was faster and this was already its lock: put it back.
  const moved = readHolder(stale);
  if (moved !== null && isAlive(moved)) links(stale, file);
}
