import { parseLocalDate } from "@teedesk/domain";
import { asc, eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { cents } from "../../../../packages/domain/testing/values.ts";
import type { Database } from "../../../../server/src/db/database.ts";
import { discounts, giftCertificates, teeTimes, transactionItems } from "../../../../server/src/db/schema/index.ts";
import { changeAmounts } from "../../../../server/src/features/teeTimes/changeAmounts.ts";
import { Refusal } from "../../../../server/src/platform/refusal.ts";
import { findTeeTime } from "../../../../server/src/teeTime/findTeeTime.ts";
import type { Draw } from "../draw.ts";
import { inDatabase } from "../ledger/inDatabase.ts";
import { boundaryLedgers, type Ledger } from "../ledger/ledger.ts";
import { storeRows } from "../ledger/storeRows.ts";
import type { StoredTopic } from "../topic.ts";

/** Discount and certificate as they are to be: 0 is no code or no certificate. */
type Step = { readonly code: 0 | 1; readonly discount: number; readonly certificate: 0 | 1 | 2; readonly gift: number };

/** A paid tee time, in cents; `gift` was paid by the first certificate, `balances` are those of both afterwards. */
type Adjusted = {
  readonly charge: number;
  readonly clubs: number;
  readonly fee: number;
  readonly discount: number;
  readonly gift: number;
  /** Cents, or percent. */
  readonly code: { readonly is_dollars: boolean; readonly raw_amount: number };
  readonly balances: readonly [number, number];
  readonly steps: readonly Step[];
};

const sold: Adjusted = {
  charge: 10_000,
  clubs: 5000,
  fee: 1400,
  discount: 2000,
  gift: 3000,
  code: { is_dollars: false, raw_amount: 25 },
  balances: [100, 6000],
  steps: [],
};
const as: Step = { code: 1, discount: 2000, certificate: 1, gift: 3000 };

const anyStep = (draw: Draw, { discount, gift }: Pick<Adjusted, "discount" | "gift">): Step => ({
  code: draw.one([1, 1, 1, 0]),
  discount: draw.one([discount, Math.max(0, discount + draw.whole(-300, 300)), draw.whole(0, 8000), 0]),
  certificate: draw.one([1, 1, 1, 2, 0]),
  gift: draw.one([gift, Math.max(0, gift + draw.whole(-300, 100)), draw.whole(0, 8000), 0]),
});

/** The books of one sale, with the balances that its certificates have then. */
function ledgerOf({ charge, clubs, fee, discount, gift, balances }: Adjusted): Ledger {
  const [empty] = boundaryLedgers;
  if (empty === undefined) throw new Error("There is no empty ledger.");
  const created_at = "2026-11-21T18:00:00.000Z";
  const item = { record_id: 1, created_at };
  const price = charge + clubs + fee - discount;
  return {
    ...empty,
    bookings: [
      {
        id: 1,
        agent: "Ann",
        course_id: 1,
        internal: true,
        has_rate: false,
        play_date: "2026-11-28",
        play_time: "10:30",
        players: 2,
        created_at,
        canceled_at: null,
        is_undone: false,
        record_id: 1,
        certificate_id: 1,
        terms: [{ rate: null, rental_clubs: [] }],
        parts: { charge, rental_clubs: clubs, service_fee: fee, discount, gift_certificate: gift },
      },
    ],
    records: [{ id: 1, total: price - gift, payment_id: "pay_1", refunded_record_id: null, created_at }],
    items: [
      { ...item, about: "tee_time" as const, about_id: 1, total: price + discount },
      { ...item, about: "discount" as const, about_id: 1, total: -discount },
      { ...item, about: "certificate" as const, about_id: 1, total: -gift },
    ].filter(({ total }) => total !== 0),
    certificates: balances.map((balance, place) => ({ id: place + 1, created_at, balance })),
    movements: [
      ...balances.map((balance, place) => ({
        certificate_id: place + 1,
        kind: "issued" as const,
        amount: balance + (place === 0 ? gift : 0),
        tee_time_id: null,
        created_at,
      })),
      { certificate_id: 1, kind: "used" as const, amount: -gift, tee_time_id: 1, created_at },
    ].filter(({ amount }) => amount !== 0),
  };
}

const today = Result.getOrThrow(parseLocalDate("2026-11-21"));
const staff = { id: 1, email: "agent@teedesk.test" };

const itemsOf = (tx: Database) =>
  tx
    .select({
      tee_time: transactionItems.tee_time_id,
      discount: transactionItems.golf_discount_id,
      certificate: transactionItems.gift_certificate_id,
      total: transactionItems.total,
    })
    .from(transactionItems)
    .orderBy(asc(transactionItems.id));

/** Makes one change, all of it or nothing: the amounts afterwards, or null where it is refused. */
async function adjust(tx: Database, { code, discount, certificate, gift }: Step): Promise<unknown> {
  const before = await itemsOf(tx);
  const stored = await findTeeTime(tx, 1, { lock: true });
  const { golf_course_id: course_id, play_date, play_time, players } = stored.teeTime;
  const change = {
    course_id,
    play_date,
    play_time,
    players,
    code: code === 0 ? "" : "OFF",
    discount_amount: cents(discount),
    serial: certificate === 0 ? "" : `GIFT-${certificate}`,
    gift_certificate_amount: cents(gift),
    texts: {},
  };
  try {
    await tx.transaction(async (attempt) => {
      const amounts = await changeAmounts(attempt, stored, { staff, change, today });
      if (amounts !== null) await attempt.update(teeTimes).set(amounts).where(eq(teeTimes.id, 1));
      await attempt.execute(sql`set constraints all immediate`);
      await attempt.execute(sql`set constraints all deferred`);
    });
  } catch (cause) {
    // A refusal of the database alone is not a result of the rules.
    return cause instanceof Refusal ? null : String(cause);
  }
  const after = await itemsOf(tx);
  const [row] = await tx.select().from(teeTimes);
  const balances = await tx
    .select({ cents: giftCertificates.raw_balance })
    .from(giftCertificates)
    .orderBy(asc(giftCertificates.id));
  const added = after.slice(before.length).map(({ tee_time, discount: of, certificate: paid, total }) => {
    if (tee_time !== null) return `tee time ${total}`;
    return of === null ? `certificate ${paid} ${total}` : `discount ${total}`;
  });
  return {
    charge: row?.charge_cents,
    discount: row?.discount_amount_cents,
    gift: row?.gift_certificate_amount_cents,
    balances: balances.map((balance) => balance.cents),
    added: added.sort(),
    // The items from before are as they were.
    earlier: JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before),
  };
}

/** The changes of discount and certificate of a tee time that is paid, one after the other. */
export const adjustmentsTopic: StoredTopic<Adjusted> = {
  name: "adjustments",
  share: 1,
  most: 100,
  boundary: [
    [as],
    [{ ...as, discount: 2001 }],
    [{ ...as, discount: 1999 }],
    // A quarter of the charge that makes up for it: 8,000 before the discount, so that 2,666 of 10,666 is allowed.
    [{ ...as, discount: 2666 }],
    [{ ...as, discount: 2667 }],
    [{ ...as, code: 0 as const }],
    [{ ...as, gift: 2999 }, as],
    [{ ...as, gift: 3001 }],
    [{ ...as, gift: 0 }],
    [{ ...as, certificate: 0 as const }],
    [{ ...as, certificate: 2 as const }],
    [
      { ...as, certificate: 2 as const, gift: 2999 },
      { ...as, gift: 2998 },
    ],
  ].flatMap((steps) => [
    { ...sold, steps },
    { ...sold, code: { is_dollars: true, raw_amount: 2000 }, steps },
    // The card paid less than clubs and fee cost, and the second certificate is empty.
    { ...sold, charge: 2500, balances: [0, 0] as const, steps },
  ]),
  random(draw) {
    const charge = draw.whole(1, 20_000);
    const code = draw.one([
      { is_dollars: true, raw_amount: draw.whole(1, 6000) },
      { is_dollars: false, raw_amount: draw.whole(1, 10_000) / 100 },
    ]);
    const most = code.is_dollars ? Math.min(charge, code.raw_amount) : Math.floor((charge * code.raw_amount) / 100);
    const clubs = draw.one([0, draw.whole(0, 5000)]);
    const fee = draw.one([0, draw.whole(0, 2000)]);
    const discount = draw.one([most, draw.whole(0, most)]);
    const gift = draw.whole(1, charge + clubs + fee);
    const parts = { discount, gift: Math.min(gift, charge + clubs + fee - discount) };
    return {
      charge,
      clubs,
      fee,
      ...parts,
      code,
      balances: [draw.whole(0, 500), draw.whole(0, 9000)],
      steps: draw.list(1, 4, () => anyStep(draw, parts)),
    };
  },
  open: () =>
    inDatabase(async (tx, adjusted: Adjusted) => {
      await storeRows(tx, ledgerOf(adjusted));
      await tx.update(discounts).set({ ...adjusted.code, gift_certificate_stack: true });
      await tx.execute(sql`set constraints all immediate`);
      await tx.execute(sql`set constraints all deferred`);
      const results: unknown[] = [];
      for (const step of adjusted.steps) results.push(await adjust(tx, step));
      return results;
    }),
};
