import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookedTable } from "../../../packages/domain/examples/bookedTable.ts";
import { balanceTable, figuresTable, journalTable } from "../../../packages/domain/examples/bookTables.ts";
import { insideTable } from "../../../packages/domain/examples/closureTable.ts";
import type { Inputs } from "../../../packages/domain/examples/exampleTable.ts";
import { termsTable } from "../../../packages/domain/examples/rateTables.ts";
import { readExamples } from "../../../packages/domain/examples/readExamples.ts";
import { adjustmentTable } from "../../../packages/domain/examples/saleTables.ts";
import { cents } from "../../../packages/domain/testing/values.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import { golfRates } from "../../../server/src/db/schema/golfRates.ts";
import { findRefundTotals } from "../../../server/src/features/cancelation/cancelOptions.ts";
import { createClock } from "../../../server/src/platform/clock.ts";
import { findTeeTime } from "../../../server/src/teeTime/findTeeTime.ts";
import { inDatabase } from "./ledger/inDatabase.ts";
import { boundaryLedgers, type Ledger } from "./ledger/ledger.ts";
import { storeRows } from "./ledger/storeRows.ts";
import { adjustmentsTopic } from "./topics/adjustments.ts";
import { bookedTotalTopic } from "./topics/bookedTotal.ts";
import { ledgerTopic } from "./topics/ledger.ts";

let stored: Awaited<ReturnType<typeof ledgerTopic.open>>;
let adjusting: Awaited<ReturnType<typeof adjustmentsTopic.open>>;
let booking: Awaited<ReturnType<typeof bookedTotalTopic.open>>;
let canceling: Awaited<ReturnType<typeof refundsByTerms>>;
beforeAll(async () => {
  stored = await ledgerTopic.open();
  adjusting = await adjustmentsTopic.open();
  booking = await bookedTotalTopic.open();
  canceling = await refundsByTerms();
});
afterAll(async () => {
  for (const { close } of [stored, adjusting, booking, canceling]) await close();
});

const inCents = (text = "0"): number => Math.round(Number(text) * 100);
const inDollars = (amount = 0): string => ((amount + 0) / 100).toFixed(2);

const moment = "2026-03-03T20:00:00.000Z";
const [empty] = boundaryLedgers;

type Sale = {
  readonly sold: number;
  readonly gift: number;
  readonly isCharged: boolean;
  readonly players: number;
  readonly cost: number;
  readonly earned: number;
  readonly isCanceled: boolean;
  /** Of the card. */
  readonly back: number;
};

/** One player's booking, of which nothing is known yet. */
const plain: Sale = {
  sold: 0,
  gift: 0,
  isCharged: false,
  players: 1,
  cost: 0,
  earned: 0,
  isCanceled: false,
  back: 0,
};

/** The books of one booking, whose certificate was issued for what it paid. */
function booksOf({ sold, gift, isCharged, players, cost, earned, isCanceled, back }: Sale): Ledger {
  if (empty === undefined) throw new Error("There is no empty ledger.");
  const returned = isCanceled ? gift : 0;
  const rate = {
    id: 1,
    type: "RicGolfRate",
    internal_memo: "",
    raw_rate: cents(0),
    service_fee: { kind: "none" },
    wholesale_rate: cents(cost / players),
    commission: { kind: "dollars", cents: cents(earned / players) },
    max_refund: null,
    non_refundable: null,
    cancel_hours: 0,
  } as const;
  const item = (record_id: number, about: "tee_time" | "certificate", total: number) => ({
    record_id,
    about,
    about_id: 1,
    total,
    created_at: moment,
  });
  const movement = (kind: "issued" | "used" | "returned", amount: number) => ({
    certificate_id: 1,
    kind,
    amount,
    tee_time_id: kind === "issued" ? null : 1,
    created_at: moment,
  });
  const record = { created_at: moment, payment_id: null, refunded_record_id: null };
  return {
    ...empty,
    home: { date: "2026-03-03", is_monthly: false },
    bookings: [
      {
        id: 1,
        agent: "Ann",
        course_id: 1,
        internal: true,
        has_rate: true,
        play_date: "2026-03-10",
        play_time: "10:30",
        players,
        created_at: moment,
        canceled_at: isCanceled ? moment : null,
        is_undone: false,
        record_id: 1,
        certificate_id: 1,
        terms: [{ rate, rental_clubs: [] }],
        parts: { charge: sold, rental_clubs: 0, service_fee: 0, discount: 0, gift_certificate: gift },
      },
    ],
    records: [
      { ...record, id: 1, total: sold - gift, payment_id: isCharged ? "pay_1" : null },
      ...(back + returned > 0 ? [{ ...record, id: 2, total: -back, refunded_record_id: 1 }] : []),
    ],
    items: [
      item(1, "tee_time", sold),
      item(1, "certificate", -gift),
      item(2, "tee_time", -back - returned),
      item(2, "certificate", returned),
    ].filter(({ total }) => total !== 0),
    certificates: [{ id: 1, created_at: moment, balance: returned }],
    movements: [movement("issued", gift), movement("used", -gift), movement("returned", returned)].filter(
      ({ amount }) => amount !== 0,
    ),
  };
}

/** The standard refund of a ledger's tee time whose rate was edited since, and what its course is owed. */
const refundsByTerms = () =>
  inDatabase(async (tx, { ledger, today }: { readonly ledger: Ledger; readonly today: RateColumns }) => {
    await storeRows(tx, ledger);
    await tx.update(golfRates).set(today);
    const context = {
      clock: createClock(ledger.zone, () => new Date("2026-03-03T20:00:00Z")),
      config: readConfig({ BUSINESS_TIME_ZONE: ledger.zone }),
    };
    const sale = await findTeeTime(tx, 1);
    const { refund_total } = await findRefundTotals(tx, sale, context);
    return { refund: refund_total, owed: sale.teeTime.cost_cents };
  });

type RateColumns = Pick<typeof golfRates.$inferInsert, "max_refund_cents" | "wholesale_rate_cents">;

type Amounts = Readonly<Record<string, number>>;
type Answer = {
  readonly bookings: readonly Amounts[];
  readonly certificates: readonly Amounts[];
  readonly home: { readonly certificates: Amounts };
  readonly journal: { readonly balances: Amounts };
  readonly closure: readonly Amounts[];
};

const computed = async (ledger: Ledger): Promise<Answer> => JSON.parse(JSON.stringify(await stored.answer(ledger)));

/** The books of an example of a booking. */
function booksOfRow(inputs: Inputs): Ledger {
  const cell = (name: string): number => inCents(inputs[name]);
  const isYes = (name: string): boolean => inputs[name] === "1";
  const isCanceled = isYes("canceled") || inputs["stands"] === "0";
  const gift = cell("gift part");
  return booksOf({
    sold: cell("sold"),
    gift,
    isCharged: isYes("card charged"),
    players: Number(inputs["players"] ?? 3),
    cost: cell("cost"),
    earned: cell("earned"),
    isCanceled,
    // The amount refunded is that of the card and of the certificate.
    back: cell("to the card") + cell("refunded") - (isCanceled && inputs["refunded"] !== undefined ? gift : 0),
  });
}

describe("the server's own sums are those of the worked examples", () => {
  it.each(readExamples(figuresTable))("FIGURE-01 FIGURE-02 FIGURE-04 $title", async ({ inputs, results }) => {
    const { bookings, home } = await computed(booksOfRow(inputs));
    const [figures = {}] = bookings;
    expect({
      bookings: String(figures["bookings"]),
      rounds: String(figures["rounds"]),
      revenue: inDollars(figures["revenue"]),
      owed: inDollars(figures["owed"]),
      margin: inDollars(figures["margin"]),
      commission: inDollars(figures["commission"]),
      redeems: String(home.certificates["redeemed"]),
    }).toEqual(results);
  });

  const ofBookings = readExamples(journalTable).filter(({ inputs }) => inputs["of certificate"] === "0");
  it.each(ofBookings)("JOURNAL-01 JOURNAL-02 JOURNAL-03 $title", async ({ inputs, results }) => {
    const { balances } = (await computed(booksOfRow(inputs))).journal;
    // The certificate was issued for what it paid.
    const issued = inCents(inputs["gift part"]);
    expect({
      "card clearing": inDollars(balances["card_clearing"]),
      receivable: inDollars(balances["receivable"]),
      "certificate liability": inDollars(Number(balances["certificate_liability"]) + issued),
      "certificate sales": inDollars(Number(balances["certificate_sales"]) - issued),
      payable: inDollars(balances["payable_to_courses"]),
      revenue: inDollars(balances["revenue"]),
      "cost of rounds": inDollars(balances["cost_of_rounds"]),
      "in all": inDollars(Object.values(balances).reduce((sum, amount) => sum + amount, 0)),
    }).toEqual(results);
  });

  it.each(readExamples(balanceTable))("LEDGER-01 LEDGER-02 $title", async ({ inputs, results }) => {
    const cell = (name: string): number => inCents(inputs[name]);
    const [used, returned] = [cell("used"), cell("returned")];
    // The charge is lower by what it paid less.
    const books = booksOf({ ...plain, sold: used - returned, gift: used - returned });
    const item = { record_id: 1, about_id: 1, created_at: moment };
    const entry = { certificate_id: 1, tee_time_id: null, created_at: moment };
    const sale = { payment_id: "gift_1", refunded_record_id: null, created_at: moment };
    const price = [
      { id: 2, total: cell("price") },
      { id: 3, total: cell("corrected price") },
    ];
    const ledger: Ledger = {
      ...books,
      records: [...books.records, ...price.map((record) => ({ ...sale, ...record }))],
      items: [
        { ...item, about: "tee_time" as const, total: used },
        { ...item, about: "certificate" as const, total: -used },
        { ...item, about: "tee_time" as const, total: -returned },
        { ...item, about: "certificate" as const, total: returned },
        ...price.map(({ id, total }) => ({ ...item, record_id: id, about: "certificate" as const, total })),
      ].filter(({ total }) => total !== 0),
      certificates: [{ id: 1, created_at: moment, balance: inCents(results["balance"]) }],
      movements: [
        { ...entry, kind: "issued" as const, amount: cell("issued") },
        { ...entry, kind: "used" as const, amount: -used, tee_time_id: 1 },
        { ...entry, kind: "returned" as const, amount: returned, tee_time_id: 1 },
        { ...entry, kind: "corrected" as const, amount: cell("corrected") },
      ].filter(({ amount }) => amount !== 0),
    };
    // The database refuses a balance that is not the sum of the movements.
    const [figures = {}] = (await computed(ledger)).certificates;
    expect([inDollars(figures["sold_for"]), inDollars(figures["redeemed"])]).toEqual([
      results["sold for"],
      results["redeemed"],
    ]);
  });

  it.each(readExamples(insideTable))("BUS-02 $title", async ({ inputs, results }) => {
    const cell = (name: string): number => inCents(inputs[name]);
    const books = booksOf({
      ...plain,
      sold: cell("paid") + cell("gift part"),
      gift: cell("gift part"),
      isCharged: true,
      back: cell("refunded"),
    });
    const amount = cell("under way");
    // A refund that needs nothing of the course is agreed to at once.
    const state = inputs["without the course"] === "1" ? ("agreed" as const) : ("asking" as const);
    const { closure } = await computed({
      ...books,
      closure: { start_date: "2026-03-10", start_time: "00:00", end_date: "2026-03-10", end_time: "23:59" },
      bookings: books.bookings.map((one) => ({
        ...one,
        terms: one.terms.map(({ rate, ...terms }) => ({
          ...terms,
          rate: rate && { ...rate, non_refundable: cents(cell("kept by the rate")) },
        })),
      })),
      under_way: amount === 0 ? [] : [{ tee_time_id: 1, state, force: false, amount }],
    });
    expect(closure.map((row) => [inDollars(row["refund_amount"]), inDollars(row["certificate_amount"])])).toEqual([
      [results["to the card"], results["to the certificate"]],
    ]);
  });

  it.each(readExamples(termsTable))("ANSWER-41 $title", async ({ inputs, results }) => {
    const cell = (name: string) => cents(inCents(inputs[name]));
    const players = Number(inputs["players"]);
    const books = booksOf({ ...plain, sold: cell("paid"), isCharged: true, players });
    const termsOf = (moment: string) => ({
      max_refund: cell(`most back ${moment}`),
      wholesale_rate: cell(`wholesale rate ${moment}`),
    });
    const today = termsOf("today");
    const moments = inputs["other course"] === "1" ? ["as sold", "today"] : ["as sold"];
    const ledger: Ledger = {
      ...books,
      bookings: books.bookings.map((one) => ({
        ...one,
        terms: moments.flatMap((moment) =>
          one.terms.map(({ rate, ...terms }) => ({ ...terms, rate: rate && { ...rate, ...termsOf(moment) } })),
        ),
      })),
    };
    const columns = { max_refund_cents: today.max_refund, wholesale_rate_cents: today.wholesale_rate };
    const found: Amounts = JSON.parse(JSON.stringify(await canceling.answer({ ledger, today: columns })));
    expect([inDollars(found["refund"]), inDollars(found["owed"])]).toEqual([
      results["standard refund"],
      results["owed"],
    ]);
  });
});

describe("the server takes and refuses what the worked examples do", () => {
  it.each(readExamples(bookedTable))("ANSWER-09 $title", async ({ inputs, results }) => {
    const total = await booking.answer({
      charge: inputs["charge"] ?? "",
      players: 2,
      sets: Number(inputs["sets"]),
      club_charge: inCents(inputs["club charge"]),
      percent: Number(inputs["code basis points"]) / 100,
      balance: inCents(inputs["gift balance"]),
      shown: inputs["shown"] === "" ? null : inCents(inputs["shown"]),
    });
    expect(total).toBe(results["booked"] === "1" ? inCents(results["total"]) : null);
  });

  it.each(readExamples(adjustmentTable))(
    "ADJUST-01 ADJUST-02 ADJUST-03 ADJUST-04 $title",
    async ({ inputs, results }) => {
      const cell = (name: string): number => inCents(inputs[name]);
      const [clubs, fee, discount, gift] = [
        cell("clubs"),
        cell("service fee"),
        cell("discount before"),
        cell("gift part before"),
      ];
      const points = inputs["code basis points"] ?? "";
      // The certificate could pay more: its balance is not what refuses it.
      const answers = await adjusting.answer({
        charge: cell("by card") - clubs - fee + discount + gift,
        clubs,
        fee,
        discount,
        gift,
        code:
          points === ""
            ? { is_dollars: true, raw_amount: cell("code dollars") }
            : { is_dollars: false, raw_amount: Number(points) / 100 },
        balances: [5000, 0],
        steps: [{ code: 1, discount: cell("discount"), certificate: 1, gift: cell("gift part") }],
      });
      const item = (about: string, name: string) => {
        const total = inCents(results[name]);
        return total === 0 ? [] : [`${about} ${total}`];
      };
      const taken = {
        charge: inCents(results["charge"]),
        discount: cell("discount"),
        gift: cell("gift part"),
        balances: [5000 + gift - cell("gift part"), 0],
        added: [
          ...item("certificate 1", "certificate item"),
          ...item("discount", "discount item"),
          ...item("tee time", "tee time item"),
        ],
        earlier: true,
      };
      expect(answers).toEqual([results["taken"] === "1" ? taken : null]);
    },
  );
});
