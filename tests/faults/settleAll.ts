import type { Client } from "pg";
import { type Outcome, settle } from "./agent.ts";
import { audit } from "./audit.ts";
import { waitForQuiet } from "./leftovers.ts";
import type { Sent } from "./rush.ts";

type Unsettled = {
  readonly db: Client;
  /** The server for the repeated requests. */
  readonly url: string;
  readonly sent: readonly Sent[];
  /** Counts observations. */
  readonly note: (what: string, count: number) => void;
};

/** Repeats every request with its key until it is settled, audits the books, and returns their problems. */
export async function settleAll({ db, url, sent, note }: Unsettled): Promise<readonly string[]> {
  const settled = await Promise.allSettled(sent.map(({ order, session }) => settle(url, session, order)));
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
    note(`sent: ${before.kind === "again" ? `returned ${before.status}` : outcomeText[before.kind]}`, 1);
    note(`end: ${after.kind === "refused" ? `refused (${Object.keys(after.errors).join(", ")})` : "booked"}`, 1);
    if (contradicts(before, after)) problems.push(`${key}: ${JSON.stringify(before)}, then ${JSON.stringify(after)}`);
    return [{ key, receipts, tee_time_id: after.kind === "booked" ? after.tee_time_id : null }];
  });
  return [...problems, ...(await audit(db, told))];
}

const outcomeText = { booked: "booked immediately", refused: "refused immediately", cut: "cut off" } as const;

/** A confirmed booking must be confirmed again as the same one; a refusal may have changed with the certificate. */
const contradicts = (before: Outcome, after: Outcome): boolean =>
  before.kind === "booked" && (after.kind !== "booked" || after.tee_time_id !== before.tee_time_id);
