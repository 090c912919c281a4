import type { Client } from "pg";
import { startTeedesk, type Teedesk } from "../support/teedesk.ts";
import { book, type Outcome, type Session, settle } from "./agent.ts";
import { audit } from "./audit.ts";
import { findLeftovers, passLeases, waitForQuiet } from "./leftovers.ts";
import type { Order } from "./orders.ts";

export type Killing = {
  readonly db: Client;
  readonly env: Record<string, string>;
  readonly session: Session;
  readonly orders: readonly Order[];
  /** Milliseconds from sending the orders to the kill. */
  readonly delay: number;
  /** Counts what was seen on the way. */
  readonly note: (what: string, count: number) => void;
};

export type Survivor = { readonly teedesk: Teedesk; readonly problems: readonly string[] };

/** Sends the orders at once, kills the server amidst them, restarts it, settles every order and audits the books. */
export async function killOnce(dying: Teedesk, { db, env, session, orders, delay, note }: Killing): Promise<Survivor> {
  const underWay = orders.map((order) => book(dying.url, session, order));
  await new Promise((resolve) => setTimeout(resolve, delay));
  await dying.kill();
  const first = await Promise.all(underWay);

  for (const [stage, count] of Object.entries(await findLeftovers(db))) note(`left: ${stage}`, count);
  await passLeases(db);
  const teedesk = await startTeedesk(env, dying.dataDir);
  const settled = await Promise.allSettled(orders.map((order) => settle(teedesk.url, session, order)));
  await waitForQuiet(db);

  const problems: string[] = [];
  const told = orders.flatMap(({ key, receipts }, index) => {
    const [before, after] = [first[index], settled[index]];
    if (before === undefined || after === undefined) return [];
    if (after.status === "rejected") {
      problems.push(String(after.reason));
      return [];
    }
    note(`sent: ${before.kind === "cut" ? "cut off by the kill" : "answered before it"}`, 1);
    note(`end: ${after.value.kind === "refused" ? `refused (${after.value.fields.join(", ")})` : "booked"}`, 1);
    if (contradicts(before, after.value)) {
      problems.push(`${key}: first ${JSON.stringify(before)}, then ${JSON.stringify(after.value)}`);
    }
    return [{ key, receipts, tee_time_id: after.value.kind === "booked" ? after.value.tee_time_id : null }];
  });
  return { teedesk, problems: [...problems, ...(await audit(db, told))] };
}

/** A booking that was confirmed must be confirmed as the same one; a refusal may have changed with the certificate. */
const contradicts = (before: Outcome, after: Outcome): boolean =>
  before.kind === "booked" && (after.kind !== "booked" || after.tee_time_id !== before.tee_time_id);
