import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { unguarded } from "./unguarded.ts";

/** The certificates' movements that belong to the stored items, and as much issued as they need. */
export const enterMovements = (db: Database) =>
  unguarded(db, async (tx) => {
    await tx.execute(sql`delete from gift_certificate_movements`);
    await tx.execute(sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount, tee_time_id)
      select i.gift_certificate_id, case when i.total < 0 then 'used' else 'returned' end, i.total, t.id from transaction_items i
      join transaction_records r on r.id = i.transaction_record_id
      join tee_times t on t.transaction_record_id in (r.id, r.refunded_record_id) where i.gift_certificate_id is not null`);
    await tx.execute(sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount)
      select id, 'issued', issued from (select c.id, c.raw_balance - coalesce((select sum(amount) from gift_certificate_movements
        where gift_certificate_id = c.id), 0) as issued from gift_certificates c) as needed where issued > 0`);
  });
