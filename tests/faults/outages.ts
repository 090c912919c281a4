import { Client } from "pg";
import type { LocalPostgres } from "../../scripts/postgres.ts";
import type { CuttableNetwork } from "../support/cuttableNetwork.ts";

/** Kinds of outage of a database. Each resolves when the database is available again. */
export const outages = ["terminate", "stop fast", "stop immediate", "network cut"] as const;

export type Outage = (typeof outages)[number];

type Place = {
  readonly postgres: LocalPostgres;
  /** The one that the servers' connections use. */
  readonly network: CuttableNetwork;
  /** Duration of the outage. */
  readonly milliseconds: number;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A connection that no outage of the network cuts. It does not survive a stopped server, and then rejects what it is asked. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Milliseconds until a server is ready again on its own, at most twenty seconds. */
export async function untilReady(url: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    await response.text();
    const milliseconds = performance.now() - started;
    if (response.ok || milliseconds > 20_000) return milliseconds;
    await pause(20);
  }
}

export async function strike(outage: Outage, { postgres, network, milliseconds }: Place): Promise<void> {
  if (outage === "network cut") {
    network.cut();
    await pause(1500 + milliseconds);
    network.mend();
    return;
  }
  if (outage !== "terminate") {
    await postgres.halt(outage === "stop fast" ? "fast" : "immediate");
    await pause(milliseconds);
    await postgres.resume();
    return;
  }
  const admin = await connectTo(postgres.url);
  for (let sweep = 0; sweep < 5; sweep += 1) {
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'teedesk'");
    await pause(milliseconds / 5);
  }
  await admin.end();
}
