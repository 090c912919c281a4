import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balanceTable, figuresTable, journalTable } from "../../../packages/domain/examples/bookTables.ts";
import type { Inputs } from "../../../packages/domain/examples/exampleTable.ts";
import { readExamples } from "../../../packages/domain/examples/readExamples.ts";
import { cents } from "../../../packages/domain/testing/values.ts";
import { boundaryLedgers, type Ledger } from "./ledger/ledger.ts";
import { ledgerTopic } from "./topics/ledger.ts";

let stored: Awaited<ReturnType<typeof ledgerTopic.open>>;
beforeAll(async () => {
  stored = await ledgerTopic.open();
});
afterAll(() => stored.close());

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

type Amounts = Readonly<Record<string, number>>;
type Answer = {
  readonly bookings: readonly Amounts[];
  readonly certificates: readonly Amounts[];
  readonly home: { readonly certificates: Amounts };
  readonly journal: { readonly balances: Amounts };
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
    const books = booksOf({
      sold: used - returned,
      gift: used - returned,
      isCharged: false,
      players: 1,
      cost: 0,
      earned: 0,
      isCanceled: false,
      back: 0,
    });
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
});
