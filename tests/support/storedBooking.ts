import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Teedesk } from "./teedesk.ts";

type Row = Record<string, unknown>;

/** Stops the server and queries its database, which belongs to one process at a time. */
export async function queryAfterwards(
  { stop, dataDir }: Teedesk,
  ask: (query: (sql: string) => Promise<Row[]>) => Promise<void>,
): Promise<void> {
  await stop();
  const database = await PGlite.create({ dataDir: join(dataDir, "database"), extensions: { pg_trgm } });
  try {
    await ask(async (sql) => (await database.query<Row>(sql)).rows);
  } finally {
    await database.close();
  }
}

/** The stored amounts of one tee time in cents, from every table with an amount. */
export const storedAmounts = (id: number): string => `
  select t.charge_cents, t.rental_clubs_cents, t.service_fee_cents, t.discount_amount_cents,
    t.gift_certificate_amount_cents, r.total,
    (select sum(total)::int from transaction_items where transaction_record_id = r.id) as items,
    (select raw_balance from gift_certificates where id = t.gift_certificate_id) as balance_left,
    (select array_agg(amount || ' ' || state) from sandbox_gateway.payments p where p.payment_id = r.payment_id) as charged
  from tee_times t join transaction_records r on r.id = t.transaction_record_id
  where t.id = ${id}`;
