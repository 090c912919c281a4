import type { Client } from "pg";
import type { LocalPostgres } from "../../scripts/postgres.ts";
import type { CuttableNetwork } from "../support/cuttableNetwork.ts";

/** Ways a database goes away. Each ends when the database is there again. */
export const outages = ["terminate", "stop fast", "stop immediate", "network cut"] as const;

export type Outage = (typeof outages)[number];

type Place = {
  readonly postgres: LocalPostgres;
  readonly network: CuttableNetwork;
  /** A connection past the network; the servers' own are the others. */
  readonly connect: () => Promise<Client>;
  /** How long it stays away. */
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
