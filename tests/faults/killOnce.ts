import type { Client } from "pg";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { findLeftovers, passLeases } from "./leftovers.ts";
import { killAmidst, type Rush } from "./rush.ts";
import { settleAll } from "./settleAll.ts";

export type Killing = {
  readonly db: Client;
  readonly env: Record<string, string>;
  readonly rush: Rush;
  /** Counts observations. */
  readonly note: (what: string, count: number) => void;
};

export type Survivor = { readonly teedesk: Teedesk; readonly problems: readonly string[] };

/** Kills a server amidst bookings, restarts it, repeats every request until it is settled, and audits the books. */
export async function killOnce(dying: Teedesk, { db, env, rush, note }: Killing): Promise<Survivor> {
  const sent = await killAmidst(dying, rush);
  for (const [stage, count] of Object.entries(await findLeftovers(db))) note(`left: ${stage}`, count);
  // Only while no server runs: the claims of a running one have to expire on their own.
  await passLeases(db);
  const teedesk = await startTeedesk(env, dying.dataDir);
  return { teedesk, problems: await settleAll({ db, url: teedesk.url, sent, note }) };
}
