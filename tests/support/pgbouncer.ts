import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type LocalPostgres, unprivilegedUser } from "../../scripts/postgres.ts";

const program = "/usr/sbin/pgbouncer";

/** Whether Debian's pgbouncer is installed. */
export const hasPgbouncer = existsSync(program);

/** A pooler in session mode in front of every database of a server, with its defaults besides. */
export async function startPgbouncer(postgres: LocalPostgres): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), "teedesk-pgbouncer-"));
  const port = await freePort();
  const settings = join(home, "pgbouncer.ini");
  const lines = [
    "[databases]",
    // With any name at the pooler, the one at the server is given here.
    `* = host=127.0.0.1 port=${postgres.port} user=teedesk`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = session",
    "default_pool_size = 20",
  ];
  writeFileSync(settings, lines.join("\n"));
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(home, user.uid, user.gid);
  const child = spawn(program, [settings], { ...user, cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    let printed = "";
    child.once("exit", () => reject(new Error(`pgbouncer ended: ${printed}`)));
    child.stderr.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("process up")) resolve();
    });
  });
  return {
    url: `postgres://teedesk@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      await ended;
      rmSync(home, { recursive: true });
    },
  };
}
