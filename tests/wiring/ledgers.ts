import type { LocalDate } from "@teedesk/domain";
import type { TestApp } from "@teedesk/server/testing";
import { and, asc, like, sql } from "drizzle-orm";
import { giftCertificates } from "../../server/src/db/schema/giftCertificates.ts";
import { teeTimes } from "../../server/src/db/schema/teeTimes.ts";
import { certificateFigures } from "../../server/src/sales/certificates.ts";
import { figureSums } from "../../server/src/sales/figures.ts";
import { bookedIn } from "../../server/src/sales/period.ts";

type Amounts = Readonly<Record<string, number | null>>;

/** The figures of a day, as reports sum them. */
export async function reportSums({ db }: TestApp, day: LocalDate): Promise<Amounts | undefined> {
  const { bookings, rounds, sold, revenue, refunded, owed, margin } = figureSums;
  const [sums] = await db
    .select({ bookings, rounds, sold, revenue, refunded, owed, margin })
    .from(teeTimes)
    .where(and(...bookedIn({ start: day, end: day }, "created", "America/Los_Angeles")));
  return sums;
}

/** The same, from the items of the ledger, the terms and the days alone. */
export async function ledgerSums({ db }: TestApp, day: LocalDate): Promise<Amounts | undefined> {
  const [found] = await db.select({ sums: sql<Amounts>`to_jsonb(sums)` }).from(
    sql`(with item as (
        select i.total, i.gift_certificate_id is not null as of_certificate, r.id as record_id, r.refunded_record_id, r.payment_id
        from transaction_items i join transaction_records r on r.id = i.transaction_record_id
      ), booking as (
        select t.players, t.is_undone, t.canceled_at is null as stands, r.payment_id is not null as charged,
          (select sum(total) from item where record_id = r.id and not of_certificate) as sold,
          (select -coalesce(sum(total), 0) from item where record_id = r.id and of_certificate) as certificate,
          (select -coalesce(sum(total), 0) from item where refunded_record_id = r.id and not of_certificate) as back,
          (select terms from sale_terms where tee_time_id = t.id order by id desc limit 1) as terms
        from tee_times t join transaction_records r on r.id = t.transaction_record_id
        where to_char(t.created_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') = ${day}
      ), part as (
        select *, case when stands then sold when charged then sold else certificate end - back as revenue,
          case when stands then coalesce((terms #>> '{rate,wholesale_rate}')::int, 0) * players + (
            select coalesce(sum((club ->> 'cost')::int * (club ->> 'quantity')::int), 0)
            from jsonb_array_elements(terms -> 'rental_clubs') club) else 0 end as owed
        from booking
      )
      select count(*) filter (where stands) as bookings, sum(players) filter (where stands) as rounds, sum(sold) as sold,
        sum(revenue) as revenue, sum(back) filter (where not is_undone) as refunded, sum(owed) as owed, sum(revenue) - sum(owed) as margin
      from part) as sums`,
  );
  return found?.sums;
}

const ofStories = like(giftCertificates.serial, "WIRING-%");

/** The price of each certificate of the stories, the amount redeemed, and its balance, as reports have them. */
export function certificateSums({ db }: TestApp) {
  const { sold_for, redeemed } = certificateFigures(db);
  return db
    .select({ serial: giftCertificates.serial, sold_for, redeemed, balance: giftCertificates.raw_balance })
    .from(giftCertificates)
    .crossJoinLateral(certificateFigures(db))
    .where(ofStories)
    .orderBy(asc(giftCertificates.serial));
}

/** The same, from the records that name no tee time, and from the movements. */
export function certificateLedgers({ db }: TestApp) {
  const moved = (kinds: string) =>
    sql`coalesce((select sum(amount) from gift_certificate_movements m where m.gift_certificate_id = gift_certificates.id
      and kind = any(string_to_array(${kinds}, ' '))), 0)`.mapWith(Number);
  return db
    .select({
      serial: giftCertificates.serial,
      sold_for: sql`(select sum(i.total) from transaction_items i where i.gift_certificate_id = gift_certificates.id
        and not exists (select from transaction_records r join tee_times t on t.transaction_record_id in (r.id, r.refunded_record_id)
          where r.id = i.transaction_record_id))`.mapWith(Number),
      redeemed: sql`-${moved("used returned")}`.mapWith(Number),
      balance: moved("issued used returned corrected"),
    })
    .from(giftCertificates)
    .where(ofStories)
    .orderBy(asc(giftCertificates.serial));
}
