import type { Client } from "pg";
import { booksProblems } from "../../server/src/sales/books/checkBooks.ts";

/** The clients' final responses by key, which the audit compares with the books. `tee_time_id` is null for a refusal. */
export type Expected = { readonly key: string; readonly tee_time_id: number | null; readonly receipts: number };

const sold =
  "expected e join tee_times t on t.folio = e.key join transaction_records r on r.id = t.transaction_record_id";

/** The key of the booking that a message is about; only bookings' messages have a `text`. */
const bookedKey = "substring(text from 'Notes: (kill-\\d+-\\d+)')";

/**
 * The rules about the clients' responses, the gateway and the mail; those of the books themselves are in `booksRules`. Each query finds
 * violations of its rule, so in a sound database all return no rows.
 */
const rules: Readonly<Record<string, string>> = {
  "a booked key has one tee time, the one that was returned": `
    select e.key, e.tee_time_id, array_agg(t.id) as stored from expected e left join tee_times t on t.folio = e.key
    where e.tee_time_id is not null group by e.key, e.tee_time_id having array_agg(t.id) <> array[e.tee_time_id]`,
  "a refused key leaves nothing behind": `
    select e.key from expected e where e.tee_time_id is null and (exists (select from tee_times t where t.folio = e.key)
      or exists (select from idempotency_keys k where k.key = e.key)
      or exists (select from mail_outbox m where ${bookedKey} = e.key))`,
  "a booked key keeps its response": `
    select e.key from expected e left join idempotency_keys k on k.key = e.key
    where e.tee_time_id is not null group by e.key, e.tee_time_id
    having array_agg((k.answer->>'id')::int) <> array[e.tee_time_id] or bool_or(k.answer is null)`,
  "a captured charge is owned by one tee time, for the same amount": `
    select p.reference, p.amount, array_agg(r.total) as owners from sandbox_gateway.payments p
    left join transaction_records r on r.payment_id = p.payment_id left join tee_times t on t.transaction_record_id = r.id
    where p.state = 'captured' and p.reference not like 'sandbox_gift_%' group by p.reference having count(t.id) <> 1 or min(r.total) <> p.amount`,
  "no charge stays open": `
    select reference, state from sandbox_gateway.payments where state not in ('captured', 'voided', 'declined')`,
  "a tee time with something to pay is paid": `
    select e.key, r.total, p.amount from ${sold} left join sandbox_gateway.payments p
      on p.payment_id = r.payment_id and p.state = 'captured' and p.amount = r.total and p.last4 = '4242'
    where (r.total > 0) <> (p.reference is not null)`,
  "a certificate has paid exactly what its bookings used": `
    select c.serial, s.raw_balance as before, c.raw_balance as now, sum(t.gift_certificate_amount_cents) as used
    from gift_certificates c join certificates_at_start s using (id)
    left join (${sold}) on t.gift_certificate_id = c.id
    group by c.id, s.raw_balance
    having c.raw_balance < 0 or c.raw_balance <> s.raw_balance - coalesce(sum(t.gift_certificate_amount_cents), 0)`,
  "a booking has one set of receipts": `
    select e.key, array_agg(m.recipient) as recipients from expected e
    left join mail_outbox m on ${bookedKey} = e.key and subject !~ 'canceled|release'
    where e.tee_time_id is not null group by e.key, e.receipts
    having count(m.id) <> e.receipts or count(distinct m.recipient) <> e.receipts`,
  "no payment is half done": `
    select i.id, i.state, i.tee_time_id from payment_intents i left join tee_times t on t.id = i.tee_time_id
    left join transaction_records r on r.id = t.transaction_record_id and r.payment_id = i.payment_id
    where i.state not in ('captured', 'voided') or (i.state = 'captured') <> (r.id is not null)`,
  "the bounds of a golf rate are those of its date ranges": `
    select g.id, g.first_day, g.last_day, g.first_time, g.last_time, g.weekdays from golf_rates g
    left join lateral (select min(d.start) as first_day, max(d."end") as last_day, min(d.time_start) as first_time,
      max(d.time_end) as last_time from rate_date_ranges d where d.golf_rate_id = g.id) bounds on true
    where (g.first_day, g.last_day, g.first_time, g.last_time) is distinct from
        (bounds.first_day, bounds.last_day, bounds.first_time, bounds.last_time)
      or array(select name from unnest(g.weekdays) as name order by name) <> array(select distinct name from rate_days
        join rate_date_ranges d on d.id = rate_date_range_id where d.golf_rate_id = g.id order by name)`,
  "there is no tee time without a request": `
    select t.id, t.folio from tee_times t where t.folio like 'kill-%' and t.folio not in (select key from expected)`,
};

/** The certificate sold for a kill; from $50, which one booking uses up, to $400, which serves several. */
export const certificateOf = (kill: number): string => `KILL-${kill}`;

/**
 * Sells a certificate for each kill and opens the books: two tables that outlast a restart of the database, and indexes without
 * which the audits of a hundred kills took longer than the kills.
 */
export async function openBooks(db: Client, kills: number): Promise<void> {
  const sell = `with sold as (insert into gift_certificates (serial, raw_balance) values ($1, $2) returning id, raw_balance)
    insert into gift_certificate_movements (gift_certificate_id, kind, amount) select id, 'issued', raw_balance from sold`;
  for (let kill = 1; kill <= kills; kill += 1) await db.query(sell, [certificateOf(kill), 5000 * (1 + (kill % 8))]);
  await db.query("create table certificates_at_start as select id, serial, raw_balance from gift_certificates");
  await db.query("create table expected (key text primary key, tee_time_id int, receipts int not null)");
  await db.query("create index on tee_times (folio)");
  await db.query(`create index on mail_outbox ((${bookedKey}))`);
  await db.query("create index on idempotency_keys (key)");
}

/** Adds the clients' responses, and returns the problems of the books: a line for each broken rule. */
export async function audit(db: Client, responses: readonly Expected[]): Promise<readonly string[]> {
  for (const { key, tee_time_id, receipts } of responses) {
    await db.query("insert into expected values ($1, $2, $3)", [key, tee_time_id, receipts]);
  }
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) broken.push(`${rule}: ${rows.length} times not, as ${JSON.stringify(rows.slice(0, 3))}`);
  }
  // A killed server may not have sealed it.
  while ((await db.query<{ isMore: boolean }>('select seal_ledger() as "isMore"')).rows[0]?.isMore);
  await db.query("begin isolation level repeatable read read only");
  broken.push(...(await booksProblems((statement) => db.query(statement))));
  await db.query("commit");
  return broken;
}

/** The problems of the sent mail: every queued message has to be sent once, and no other. */
export async function mailProblems(db: Client, mails: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<{ message_id: string }>("select message_id from mail_outbox");
  const sent = mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? "a message without an id").sort();
  const queued = rows.map(({ message_id }) => message_id).sort();
  if (sent.join() === queued.join()) return [];
  return [
    `${queued.length} receipts were queued; ${sent.length} were sent, ${new Set(sent).size} of them different ones`,
  ];
}
