import type { Client } from "pg";
import type { LocalPostgres } from "../../scripts/postgres.ts";
import type { CuttableNetwork } from "../support/cuttableNetwork.ts";

/** Kinds of outage of a database. Each resolves when the database is available again. */
export const outages = ["terminate", "stop fast", "stop immediate", "network cut"] as const;

export type Outage = (typeof outages)[number];

type Place = {
  readonly postgres: LocalPostgres;
  readonly network: CuttableNetwork;
  /** A connection that does not use the network; the servers' connections do. */
  readonly connect: () => Promise<Client>;
  /** Duration of the outage. */
  readonly milliseconds: number;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function strike(outage: Outage, { postgres, network, connect, milliseconds }: Place): Promise<void> {
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
  const admin = await connect();
  for (let sweep = 0; sweep < 5; sweep += 1) {
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'teedesk'");
    await pause(milliseconds / 5);
  }
  await admin.end();
}
