import type { Client } from "pg";

/** Unfinished work in the database after a server was killed, by stage. */
const stages: Readonly<Record<string, string>> = {
  "keys claimed, nothing booked": "select count(*) from idempotency_keys where answer is null",
  "charges intended, gateway not asked": `select count(*) from payment_intents i where i.state = 'authorising'
    and not exists (select from sandbox_gateway.payments p where p.reference = i.id::text)`,
  "cards authorised, nothing booked": `select count(*) from payment_intents i where i.state = 'authorising'
    and exists (select from sandbox_gateway.payments p where p.reference = i.id::text)`,
  "charges being given back": "select count(*) from payment_intents where state = 'voiding'",
  "tee times booked, charge not captured": `select count(*) from payment_intents i where i.state in ('owned', 'capturing')
    and exists (select from sandbox_gateway.payments p where p.reference = i.id::text and p.state = 'authorised')`,
  "charges captured, not noted as such": `select count(*) from payment_intents i where i.state in ('owned', 'capturing')
    and exists (select from sandbox_gateway.payments p where p.reference = i.id::text and p.state = 'captured')`,
  "receipts not sent": "select count(*) from mail_outbox where sent_at is null",
};

export type Leftovers = Readonly<Record<string, number>>;

const count = async (db: Client, query: string): Promise<number> => {
  const { rows } = await db.query<{ count: string }>(query);
  return Number(rows[0]?.count ?? 0);
};

/** Waits until PostgreSQL has ended the killed server's sessions, which may still commit, and counts its unfinished work. */
export async function findLeftovers(db: Client): Promise<Leftovers> {
  const sessions = "select count(*) from pg_stat_activity where application_name = 'teedesk'";
  while ((await count(db, sessions)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const found: Record<string, number> = {};
  for (const [stage, query] of Object.entries(stages)) found[stage] = await count(db, query);
  return found;
}

/** Moves the deadlines, so that the minute has passed for which other servers leave a killed one's work alone. No server may run. */
export async function passLeases(db: Client): Promise<void> {
  await db.query("update payment_intents set lease_until = now() where lease_until > now()");
  await db.query("update idempotency_keys set lease_until = now() where answer is null");
  await db.query("update mail_outbox set next_attempt_at = now() where sent_at is null");
}

/**
 * Waits until recovery has nothing left to do; the audit reports the rest. A server that was killed amidst a capture has a lease of a
 * minute, which others respect.
 */
export const waitForQuiet = (db: Client): Promise<void> =>
  whileAny(db, "select count(*) from payment_intents where state not in ('captured', 'voided')", 90_000);

/** Waits until all mail is sent. A claim unknown to its worker expires after two minutes. */
export const waitForMail = (db: Client): Promise<void> =>
  whileAny(db, "select count(*) from mail_outbox where sent_at is null", 150_000);

async function whileAny(db: Client, query: string, patience: number): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < patience && (await count(db, query)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
