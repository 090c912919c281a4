import type { Client } from "pg";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { type Outcome, settle } from "./agent.ts";
import { audit } from "./audit.ts";
import { findLeftovers, passLeases, waitForQuiet } from "./leftovers.ts";
import { killAmidst, type Rush } from "./rush.ts";

export type Killing = {
  readonly db: Client;
  readonly env: Record<string, string>;
  readonly rush: Rush;
  /** Counts what was seen on the way. */
  readonly note: (what: string, count: number) => void;
};

export type Survivor = { readonly teedesk: Teedesk; readonly problems: readonly string[] };

/** Kills a server amidst bookings, restarts it, repeats every request until it is settled, and audits the books. */
export async function killOnce(dying: Teedesk, { db, env, rush, note }: Killing): Promise<Survivor> {
  const sent = await killAmidst(dying, rush);
  for (const [stage, count] of Object.entries(await findLeftovers(db))) note(`left: ${stage}`, count);
  await passLeases(db);
  const teedesk = await startTeedesk(env, dying.dataDir);
  const settled = await Promise.allSettled(sent.map(({ order }) => settle(teedesk.url, rush.session, order)));
  await waitForQuiet(db);

  const problems: string[] = [];
  const told = sent.flatMap(({ order: { key, receipts }, before }, index) => {
    const end = settled[index];
    if (end === undefined) return [];
    if (end.status === "rejected") {
      problems.push(String(end.reason));
      return [];
    }
    const after = end.value;
    note(`sent: ${before.kind === "cut" ? "cut off by the kill" : "answered before the kill"}`, 1);
    note(`end: ${after.kind === "refused" ? `refused (${after.fields.join(", ")})` : "booked"}`, 1);
    if (contradicts(before, after)) problems.push(`${key}: ${JSON.stringify(before)}, then ${JSON.stringify(after)}`);
    return [{ key, receipts, tee_time_id: after.kind === "booked" ? after.tee_time_id : null }];
  });
  return { teedesk, problems: [...problems, ...(await audit(db, told))] };
}

/** A booking that was confirmed must be confirmed as the same one; a refusal may have changed with the certificate. */
const contradicts = (before: Outcome, after: Outcome): boolean =>
  before.kind === "booked" && (after.kind !== "booked" || after.tee_time_id !== before.tee_time_id);
