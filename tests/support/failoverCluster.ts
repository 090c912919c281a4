import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freePort, unprivilegedUser } from "../../scripts/postgres.ts";

const bin = "/usr/lib/postgresql/15/bin";
const programs = ["/usr/bin/pg_autoctl", "/usr/sbin/haproxy", `${bin}/pg_ctl`];

/** Whether Debian's pg_auto_failover and haproxy are installed, for PostgreSQL 15. */
export const hasFailover = programs.every((program) => existsSync(program));

/** Two PostgreSQL nodes, of which one stands in for the other, behind one address. */
export type FailoverCluster = {
  /** The address of the primary, whichever node that is: haproxy's. */
  readonly url: string;
  /** Kills the primary and its keeper as a power cut would, and resolves to its name. */
  readonly killPrimary: () => Promise<string>;
  /** Waits until another node than this one is the primary. */
  readonly promoted: (killed: string) => Promise<void>;
  /** Starts a killed node again and waits until it follows the primary synchronously. */
  readonly rejoin: (killed: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A primary that neither monitor nor secondary can reach stops after so many seconds, which is before another one takes over. */
const partitionSeconds = 6;
/** The times after which the monitor takes a silent node for dead, and a dead one for stopped; its defaults are 20 and 30 seconds. */
const monitorSettings = {
  health_check_period: "2s",
  health_check_timeout: "2s",
  health_check_retry_delay: "500ms",
  node_considered_unhealthy_timeout: "8s",
  primary_demote_timeout: "8s",
};

/** Whether a node takes what is to be stored. */
const isPrimary = "not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off'";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until a condition holds; a failure counts as no. Throws after two minutes. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const started = performance.now(); ; await pause(200)) {
    if (await holds().catch(() => false)) return;
    if (performance.now() - started > 120_000) throw new Error(`Two minutes have passed without ${what}.`);
  }
}

/** Starts the monitor, two nodes with synchronous replication and haproxy, each on a free port. */
export async function startFailoverCluster(): Promise<FailoverCluster> {
  const user = unprivilegedUser();
  const home = mkdtempSync(join(tmpdir(), "teedesk-failover-"));
  const own = (path: string) => user !== undefined && chownSync(path, user.uid, user.gid);
  own(home);
  const folders = ["config", "data", "run"].map((name) => join(home, name));
  for (const folder of folders) {
    mkdirSync(folder);
    own(folder);
  }
  const [config, data, run] = folders;
  const env = {
    PATH: `${bin}:/usr/bin:/bin`,
    HOME: home,
    LANG: "C.UTF-8",
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: data,
    XDG_RUNTIME_DIR: run,
  };
  const as = { ...user, cwd: home, env, stdio: "ignore" as const };
  const keepers = new Map<string, ChildProcess>();
  /** In a process group of its own, which is killed as a whole. */
  const keep = (node: string) =>
    keepers.set(node, spawn("pg_autoctl", ["run", "--pgdata", join(home, node)], { ...as, detached: true }));
  const create = (kind: string, node: string, port: number, ...more: string[]) =>
    execFileSync(
      "pg_autoctl",
      ["create", kind, "--pgdata", join(home, node), "--pgport", String(port)]
        .concat(["--hostname", "127.0.0.1", "--auth", "trust", "--no-ssl"])
        .concat(more),
      as,
    );

  const monitorPort = await freePort();
  const monitor = `postgres://autoctl_node@127.0.0.1:${monitorPort}/pg_auto_failover`;
  const owned = `postgres://${user === undefined ? "" : "postgres@"}127.0.0.1:${monitorPort}/pg_auto_failover`;
  create("monitor", "monitor", monitorPort);
  keep("monitor");
  await until("a monitor", async () => (await query(monitor, "select 1")).length === 1);
  for (const [name, value] of Object.entries(monitorSettings))
    await query(owned, `alter system set pgautofailover.${name} = '${value}'`);
  await query(owned, "select pg_reload_conf()");

  const ports = new Map<string, number>();
  for (const node of ["north", "south"]) {
    const port = await freePort();
    ports.set(node, port);
    create(
      "postgres",
      node,
      port,
      "--name",
      node,
      "--username",
      "teedesk",
      "--dbname",
      "teedesk",
      "--monitor",
      monitor,
    );
    const timeout = ["timeout.network_partition_timeout", String(partitionSeconds)];
    execFileSync("pg_autoctl", ["config", "set", "--pgdata", join(home, node), ...timeout], as);
    keep(node);
    await until(`a node ${node}`, async () => (await statesOf()).has(node));
  }
  async function statesOf(): Promise<Map<string, string>> {
    const rows = await query<{ name: string; state: string }>(
      monitor,
      "select nodename as name, reportedstate::text as state from pgautofailover.node where reportedstate = goalstate",
    );
    return new Map(rows.map(({ name, state }) => [name, state]));
  }
  const settled = () =>
    until("a primary and a secondary", async () => {
      const states = [...(await statesOf()).values()].toSorted();
      return states.join() === "primary,secondary";
    });
  await settled();

  const port = await freePort();
  const check = join(home, "isPrimary.sh");
  writeFileSync(
    check,
    `#!/bin/sh\nPGCONNECT_TIMEOUT=2 ${bin}/psql -h "$3" -p "$4" -U teedesk -d teedesk -Atc "select ${isPrimary}" | grep -qx t\n`,
  );
  chmodSync(check, 0o755);
  const settings = join(home, "haproxy.cfg");
  const lines = [
    "global",
    "  external-check",
    "  insecure-fork-wanted",
    "defaults",
    "  mode tcp",
    "  timeout connect 2s",
    "  timeout client 1h",
    "  timeout server 1h",
    "  timeout check 3s",
    "listen primary",
    `  bind 127.0.0.1:${port}`,
    "  option external-check",
    `  external-check path ${env.PATH}`,
    `  external-check command ${check}`,
    // Whoever still holds a connection to a node that is no longer the primary loses it.
    "  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions",
    ...Array.from(ports, ([node, at]) => `  server ${node} 127.0.0.1:${at}`),
    "",
  ];
  writeFileSync(settings, lines.join("\n"));
  const proxy = spawn("/usr/sbin/haproxy", ["-db", "-f", settings], as);
  const url = `postgres://teedesk@127.0.0.1:${port}/teedesk`;
  // It leads to both nodes until its first checks have failed.
  await until(
    "a primary behind haproxy",
    async () => (await query(url, "create temporary table probe ()")).length === 0,
  );

  const killNode = async (node: string) => {
    const keeper = keepers.get(node);
    if (keeper?.pid === undefined) throw new Error(`There is no node ${node}.`);
    const ended = new Promise((resolve) => keeper.once("exit", resolve));
    process.kill(-keeper.pid, "SIGKILL");
    await ended;
    const [postmaster = ""] = readFileSync(join(home, node, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(postmaster), "SIGKILL");
  };
  const primary = async () => [...(await statesOf())].find(([, state]) => /primary|single/.test(state))?.[0];

  return {
    url,
    async killPrimary() {
      const node = await primary();
      if (node === undefined) throw new Error("There is no primary to kill.");
      await killNode(node);
      return node;
    },
    promoted: (killed) =>
      until("another primary", async () => {
        const [name] = [...ports.keys()].filter((node) => node !== killed);
        const direct = `postgres://teedesk@127.0.0.1:${ports.get(name ?? "")}/teedesk`;
        // It is promoted read-only, until the old primary has had the time to stop.
        const [row] = await query<{ is: boolean }>(direct, `select ${isPrimary} as is`);
        return row?.is === true;
      }),
    async rejoin(killed) {
      keep(killed);
      await settled();
    },
    async stop() {
      proxy.kill("SIGKILL");
      for (const node of keepers.keys()) await killNode(node).catch(() => undefined);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
