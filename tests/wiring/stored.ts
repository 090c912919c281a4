import type { TestApp } from "@teedesk/server/testing";
import { type SQL, sql } from "drizzle-orm";

type Amounts = Readonly<Record<string, number | null>>;

type SoldTerms = {
  readonly rate: Readonly<Record<string, unknown>>;
  readonly rental_clubs: readonly { readonly quantity: number; readonly cost: number }[];
};

/** All money that is stored of a booking, read by SQL of its own. */
export type Stored = {
  readonly tee_time: Amounts;
  readonly clubs: readonly (readonly [number, number])[];
  /** The sale's record, then its refunds, in order. */
  readonly records: readonly number[];
  /** The sums of the items by their subjects: of the sale, and of its refunds. */
  readonly sold: Amounts;
  readonly refunded: Amounts;
  readonly intents: readonly number[];
  /** Held or taken by the gateway. */
  readonly charged: readonly number[];
  readonly gateway_refunds: readonly number[];
  readonly cancelations: readonly number[];
  readonly standards: readonly (number | null)[];
  readonly row: Amounts;
  /** The sums of all changes of the list's row. */
  readonly row_changes: Amounts;
  readonly balance: number | null;
  /** The newest terms, and the quote of the first. */
  readonly terms: SoldTerms;
  readonly quote: { readonly total: number; readonly lines: readonly { readonly amount: number }[] };
  readonly movements: readonly number[];
};

const list = (query: SQL): SQL => sql`coalesce((select jsonb_agg(v) from (${query}) q(v)), '[]')`;

const items = (records: SQL): SQL => sql`(select jsonb_build_object(
  'tee_time', coalesce(sum(total) filter (where tee_time_id is not null), 0),
  'discount', coalesce(sum(total) filter (where golf_discount_id is not null), 0),
  'certificate', coalesce(sum(total) filter (where gift_certificate_id is not null), 0))
  from transaction_items where transaction_record_id in (${records}))`;

export async function readStored({ db }: TestApp, id: number): Promise<Stored> {
  const refunds = sql`select id from transaction_records where refunded_record_id = t.transaction_record_id`;
  const paid = sql`select payment_id from transaction_records where id = t.transaction_record_id`;
  const [found] = await db
    .select({
      stored: sql<Stored>`jsonb_build_object(
        'tee_time', to_jsonb(t),
        'clubs', ${list(sql`select jsonb_build_array(quantity, raw_charge) from tee_time_rental_clubs where tee_time_id = t.id order by raw_charge desc`)},
        'records', ${list(sql`select total from transaction_records where id = t.transaction_record_id or refunded_record_id = t.transaction_record_id order by id`)},
        'sold', ${items(sql`t.transaction_record_id`)},
        'refunded', ${items(refunds)},
        'intents', ${list(sql`select amount from payment_intents where tee_time_id = t.id`)},
        'charged', ${list(sql`select amount from sandbox_gateway.payments where state in ('authorised', 'captured') and payment_id = (${paid})`)},
        'gateway_refunds', ${list(sql`select amount from sandbox_gateway.refunds where payment_id = (${paid}) order by created_at`)},
        'cancelations', ${list(sql`select refund_amount from cancelations where tee_time_id = t.id order by created_at`)},
        'standards', ${list(sql`select standard_refund from cancelations where tee_time_id = t.id order by created_at`)},
        'row', (select to_jsonb(r) from tee_time_rows r where r.id = t.id),
        'row_changes', (select jsonb_build_object('cost_cents', sum(sign * cost_cents), 'total', sum(sign * total)) from tee_time_row_changes c where c.id = t.id),
        'balance', (select raw_balance from gift_certificates where id = t.gift_certificate_id),
        'terms', (select terms from sale_terms where tee_time_id = t.id order by id desc limit 1),
        'quote', (select quote from sale_terms where tee_time_id = t.id order by id limit 1),
        'movements', ${list(sql`select amount from gift_certificate_movements where gift_certificate_id = t.gift_certificate_id and kind in ('used', 'returned') order by id`)}
      )`,
    })
    .from(sql`tee_times t`)
    .where(sql`t.id = ${id}`);
  if (found === undefined) throw new Error(`Tee time ${id} is gone.`);
  return found.stored;
}

/** A stored record with its columns as they are. */
export async function rowOf({ db }: TestApp, table: string, id: number): Promise<Amounts> {
  const [found] = await db
    .select({ row: sql<Amounts>`to_jsonb(r)` })
    .from(sql`${sql.identifier(table)} r`)
    .where(sql`r.id = ${id}`);
  if (found === undefined) throw new Error(`${table} ${id} is gone.`);
  return found.row;
}

/** Each column that holds money or a share of it, by its type or its name. */
export async function moneyColumns({ db }: TestApp): Promise<readonly string[]> {
  const columns = await db
    .select({ name: sql<string>`concat(nullif(concat(table_schema, '.'), 'public.'), table_name, '.', column_name)` })
    .from(sql`information_schema.columns`)
    .where(
      sql`table_schema in ('public', 'sandbox_gateway') and is_identity = 'NO'
        and (data_type in ('bigint', 'numeric') or column_name ~ 'hundredths|cents|amount$'
          or table_name = 'sale_terms' and data_type = 'jsonb')`,
    );
  return columns.map(({ name }) => name).sort();
}
