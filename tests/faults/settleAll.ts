import type { Client } from "pg";
import { type Outcome, type Session, settle } from "./agent.ts";
import { audit } from "./audit.ts";
import { waitForQuiet } from "./leftovers.ts";
import type { Sent } from "./rush.ts";

type Unsettled = {
  readonly db: Client;
  /** The server that is asked again. */
  readonly url: string;
  readonly session: Session;
  readonly sent: readonly Sent[];
  /** Counts what was seen on the way. */
  readonly note: (what: string, count: number) => void;
};

/** Repeats every request with its key until it is settled, and audits the books; returns what is wrong with them. */
export async function settleAll({ db, url, session, sent, note }: Unsettled): Promise<readonly string[]> {
  const settled = await Promise.allSettled(sent.map(({ order }) => settle(url, session, order)));
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
    note(`sent: ${before.kind === "again" ? `answered with ${before.status}` : heardOf[before.kind]}`, 1);
    note(`end: ${after.kind === "refused" ? `refused (${after.fields.join(", ")})` : "booked"}`, 1);
    if (contradicts(before, after)) problems.push(`${key}: ${JSON.stringify(before)}, then ${JSON.stringify(after)}`);
    return [{ key, receipts, tee_time_id: after.kind === "booked" ? after.tee_time_id : null }];
  });
  return [...problems, ...(await audit(db, told))];
}

const heardOf = { booked: "booked at once", refused: "refused at once", cut: "cut off" } as const;

/** A booking that was confirmed must be confirmed as the same one; a refusal may have changed with the certificate. */
const contradicts = (before: Outcome, after: Outcome): boolean =>
  before.kind === "booked" && (after.kind !== "booked" || after.tee_time_id !== before.tee_time_id);
