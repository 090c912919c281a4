import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server of our own on loopback, for the suites that run on both databases. */
export type LocalPostgres = {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Stops the server as `pg_ctl stop -m fast` or `-m immediate` does, and leaves its data for `resume`. */
  readonly halt: (mode: "fast" | "immediate") => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Starts a streaming replica of this server. */
  readonly replicate: () => Promise<LocalPostgres>;
};

const debianHome = "/usr/lib/postgresql";

/**
 * The folder with initdb and postgres: that of POSTGRES_BIN; Debian's, which keeps one for each major version, of which the newest is used;
 * else the one in PATH.
 */
function findBinaries(): string | undefined {
  const given = process.env["POSTGRES_BIN"];
  const debian = existsSync(debianHome)
    ? readdirSync(debianHome)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianHome, version, "bin"))
    : [];
  const onPath = (process.env["PATH"] ?? "").split(":");
  return [...(given === undefined ? [] : [given]), ...debian, ...onPath].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** PostgreSQL and its poolers refuse to run as root; a root caller lends them an account that owns nothing else. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const account of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, account], { encoding: "utf8" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such account here: tries the next.
    }
  }
  return undefined;
}

const memory = "/dev/shm";
const gigabyte = 2 ** 30;

/** In memory where there is plenty of it, since a copied database is a thousand files: many containers have 64 MB there. */
function folderForData(durable: boolean): string {
  if (durable || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * gigabyte ? memory : tmpdir();
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(address)));
    });
  });

/**
 * Starts a fresh PostgreSQL and returns its URL, or undefined when this machine has no server binaries. Durability is off, since a test
 * database is thrown away, and so is autovacuum, which would occasionally let a test find rows in another order. `durable: true` keeps both
 * for the benchmarks.
 */
export async function startPostgres({ durable = false } = {}): Promise<LocalPostgres | undefined> {
  const bin = findBinaries();
  if (bin === undefined) return undefined;
  return startFrom(bin, durable, "initdb", ["-U", "teedesk", "-A", "trust", "-E", "UTF8", "--no-sync"]);
}

/** Starts a server on a data folder filled by a command of PostgreSQL. */
async function startFrom(bin: string, durable: boolean, command: string, words: string[]): Promise<LocalPostgres> {
  const user = unprivilegedUser();
  const home = mkdtempSync(join(folderForData(durable), "teedesk-pg-"));
  if (user !== undefined) chownSync(home, user.uid, user.gid);
  const as = { ...user, cwd: home, stdio: "ignore" as const };
  const data = join(home, "data");
  execFileSync(join(bin, command), ["-D", data, ...words], as);
  const port = await freePort();
  const off = durable ? [] : ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"];
  const settings = ["max_connections=200", ...off.map((setting) => `${setting}=off`)].flatMap((one) => ["-c", one]);
  const launch = () =>
    spawn(join(bin, "postgres"), ["-D", data, "-h", "127.0.0.1", "-p", String(port), "-k", home, ...settings], as);
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  const remove = () => rmSync(home, { recursive: true, force: true });
  // Some builds have the server alone.
  const isReady = existsSync(join(bin, "pg_isready")) ? join(bin, "pg_isready") : "pg_isready";
  const ready = () => {
    try {
      execFileSync(isReady, ["-h", "127.0.0.1", "-p", String(port), "-q"], as);
      return true;
    } catch {
      return false;
    }
  };
  const untilReady = async () => {
    for (let attempt = 0; !ready(); attempt += 1) {
      if (attempt === 100 || server.exitCode !== null) {
        server.kill("SIGKILL");
        remove();
        throw new Error(`PostgreSQL from ${bin} did not start.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await untilReady();
  return {
    url: `postgres://teedesk@127.0.0.1:${port}/postgres`,
    port,
    stop: async () => {
      await end("SIGINT");
      remove();
    },
    halt: (mode) => end(mode === "fast" ? "SIGINT" : "SIGQUIT"),
    resume: async () => {
      server = launch();
      await untilReady();
    },
    replicate: () => {
      const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "teedesk"];
      return startFrom(bin, durable, "pg_basebackup", [
        ...from,
        "--write-recovery-conf",
        "--checkpoint=fast",
        "--no-sync",
      ]);
    },
  };
}
