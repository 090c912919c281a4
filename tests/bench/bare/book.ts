import { randomUUID } from "node:crypto";
import { findPriceRecords, one, type Search } from "./lookups.ts";
import type { Query, Row, Sql } from "./sql.ts";

export type BareOrder = { readonly key: string; readonly staff: Row; readonly email: string; readonly search: Search };

const hold = "now() + make_interval(secs => 20)";

/** Books without rules: the statements of Teedesk's booking, with amounts calculated beforehand. */
export async function book({ query, transaction }: Sql, order: BareOrder): Promise<Row> {
  const [claim, intent, payment] = [randomUUID(), randomUUID(), `bare_${randomUUID()}`];
  await query(
    `insert into idempotency_keys (operation, staff_user_id, key, fingerprint, claim_id, lease_until)
     values ('bookTeeTime', $1, $2, 'bare', $3, ${hold})
     on conflict (staff_user_id, operation, key) do update set claim_id = $3, lease_until = ${hold}, answer = null
     where idempotency_keys.answer is null and idempotency_keys.lease_until < now() returning id`,
    [order.staff["id"], order.key, claim],
  );
  await findPriceRecords(query, order.search);
  await query(`insert into payment_intents (id, amount, lease_until) values ($1, 17020, ${hold})`, [intent]);
  await query(
    `insert into sandbox_gateway.payments (reference, payment_id, state, amount, last4)
     values ($1, $2, 'authorised', 17020, '4242') on conflict do nothing returning *`,
    [intent, payment],
  );
  const teeTime = await transaction((tx) => write(tx, order, { claim, intent, payment }));
  await query(
    `update sandbox_gateway.payments set state = 'captured', updated_at = now()
     where reference = $1 and state in ('authorised', 'captured') returning reference`,
    [intent],
  );
  await query("update payment_intents set state = 'captured', updated_at = now() where id = $1 and state = 'owned'", [
    intent,
  ]);
  return teeTime;
}

type Marks = { readonly claim: string; readonly intent: string; readonly payment: string };

async function write(
  query: Query,
  { staff, email, search }: BareOrder,
  { claim, intent, payment }: Marks,
): Promise<Row> {
  const { course, rate, discount } = await findPriceRecords(query, search);
  await query("select id from idempotency_keys where claim_id = $1 and answer is null for update", [claim]);
  await query("select id from payment_intents where id = $1 and state = 'authorising' for update", [intent]);
  await query("select pg_advisory_xact_lock(hashtextextended(lower($1), 0))", [email]);
  await query(
    `select * from customers where type = 'Customer' and lower(email) = lower($1) and lower(first_name) = lower('Pat')
       and lower(last_name) = lower('Lee') order by id limit 1`,
    [email],
  );
  const customer = one(
    await query(
      "insert into customers (first_name, last_name, postcode, email) values ('Pat', 'Lee', '92037', $1) returning *",
      [email],
    ),
  );
  const record = one(
    await query("insert into transaction_records (payment_id, total) values ($1, 17020) returning *", [payment]),
  );
  const teeTime = one(
    await query(
      `insert into tee_times (agent, desk, staff_user_id, golf_course_id, customer_id, golf_rate_id, play_date, play_time,
         players, transaction_record_id, charge_cents, rental_clubs_cents, service_fee_cents, golf_discount_id,
         discount_amount_cents, gift_certificate_amount_cents, cost_cents)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 2, $9, 10000, 6500, 2020, $10, 1500, 0, 36300) returning *`,
      [
        staff["name"],
        staff["desk"],
        staff["id"],
        course["id"],
        customer["id"],
        rate["id"],
        search.date,
        search.time,
        record["id"],
        discount["id"],
      ],
    ),
  );
  await query(
    "insert into tee_time_rental_clubs (tee_time_id, rental_club_id, quantity, raw_charge) values ($1, 1, 1, 6500)",
    [teeTime["id"]],
  );
  await query(
    `insert into transaction_items (transaction_record_id, tee_time_id, golf_discount_id, total)
     values ($1, $2, null, 10000), ($1, $2, null, 6500), ($1, $2, null, 2020), ($1, null, $3, -1500) returning *`,
    [record["id"], teeTime["id"], discount["id"]],
  );
  await queueReceipts(query, [email, String(course["email"])]);
  await query(
    `update payment_intents set state = 'owned', payment_id = $1, tee_time_id = $2, updated_at = now()
     where id = $3 and state = 'authorising'`,
    [payment, teeTime["id"], intent],
  );
  const answer = { ...teeTime, customer, transaction_record: record };
  await query("update idempotency_keys set answer = $1, updated_at = now() where claim_id = $2 and answer is null", [
    JSON.stringify(answer),
    claim,
  ]);
  return answer;
}

/** Marked as sent immediately, as the bare server delivers no mail. */
async function queueReceipts(query: Query, [customer, course]: readonly [string, string]): Promise<void> {
  await query(
    `insert into mail_outbox (message_id, recipient, subject, text, html, sent_at)
     values ($1, $2, $3, $4, $5, now()), ($6, $7, $3, $4, $5, now())`,
    [randomUUID(), customer, "Receipt", "Receipt\n".repeat(40), "<p>Receipt</p>".repeat(60), randomUUID(), course],
  );
}
