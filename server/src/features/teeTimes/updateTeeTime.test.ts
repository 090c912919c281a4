import { parseLocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq, inArray } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  customers,
  giftCertificates,
  golfCourses,
  maintenances,
  teeTimes,
  transactionItems,
} from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { cents } from "../testing/bookingWorld.ts";

type TeeTime = components["schemas"]["TeeTime"];
type Change = Partial<components["schemas"]["UpdateTeeTimeRequest"]>;

let server: TestApp;
let headers: Record<string, string>;
let booked: TeeTime;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

/** $400.00 less 15 %, a fee, and $60 from a certificate of $100; a new one for each test. */
beforeEach(async () => {
  await server.db
    .update(giftCertificates)
    .set({ raw_balance: cents(6000) })
    .where(eq(giftCertificates.serial, "GIFT-100"));
  booked = await book();
  await server.db
    .update(giftCertificates)
    .set({ raw_balance: cents(4000) })
    .where(eq(giftCertificates.serial, "GIFT-100"));
});

async function book(changes: object = {}): Promise<TeeTime> {
  const answer = await server.inject({
    method: "POST",
    url: "/api/ibe/book",
    headers,
    payload: {
      booking: {
        charge: "400.00",
        discount_code: "FAIRWAY15",
        gift_cert_serial: "GIFT-100",
        customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
        credit_card: { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "847" },
        tee_time: { play_date: "2026-11-28", play_time: "10:30", players: 2, course: { id: 1 } },
        ...changes,
      },
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const put = (request: Change) =>
  server.inject({
    method: "PUT",
    url: "/api/tee_times/update",
    headers,
    payload: { id: booked.id, tee_time: {}, ...request },
  });
const show = async (): Promise<TeeTime> =>
  (await server.inject({ method: "GET", url: `/api/tee_times/show/${booked.id}`, headers })).json();
const historyOf = async () =>
  (await server.inject({ method: "GET", url: `/api/history/tee_time/${booked.id}`, headers })).json();
const balanceOf = async (serial: string) =>
  (await server.db.select().from(giftCertificates).where(eq(giftCertificates.serial, serial)))[0]?.raw_balance;

/** What the ledger and the columns must say together, whatever was changed. */
async function expectBooksToBalance(teeTime: TeeTime): Promise<void> {
  const { total = 0, transaction_items = [] } = teeTime.transaction_record ?? {};
  expect(total).toBe(booked.transaction_record?.total);
  expect(transaction_items.reduce((sum, item) => sum + item.total, 0)).toBe(total);
  const partOf = (type: string, id: number | undefined) =>
    transaction_items
      .filter((item) => item.transaction_itemable_type === type && item.transaction_itemable_id === id)
      .reduce((sum, item) => sum - item.total, 0);
  expect(partOf("Golf discount", teeTime.discount?.id)).toBe(Math.round(Number(teeTime.discount_amount) * 100));
  expect(partOf("Gift certificate", teeTime.gift_certificate?.id)).toBe(
    Math.round(Number(teeTime.gift_certificate_amount) * 100),
  );
  const [row] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, teeTime.id));
  if (row === undefined) throw new Error("The tee time is gone.");
  expect(
    row.charge_cents +
      row.rental_clubs_cents +
      row.service_fee_cents -
      row.discount_amount_cents -
      row.gift_certificate_amount_cents,
  ).toBe(total);
}

it("API-035 OPS-TT-04 to OPS-TT-10 stores what changed, answers the record and writes the history", async () => {
  const tee_time = {
    lock_version: booked.lock_version,
    confirmation: " TP-20431 ",
    play_date: "2026-11-29",
    play_time: "11:10",
    players: 3,
    notes: "Two carts",
    internal_notes: "Called twice.",
    folio: "4711",
  };
  const answer = await put({ tee_time });
  const expected = {
    ...booked,
    ...tee_time,
    confirmation: "TP-20431",
    lock_version: booked.lock_version + 1,
    cost: (Number(booked.cost) * 1.5).toFixed(2),
  };
  expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
  expect(await show()).toEqual(expected);
  expect(await historyOf()).toMatchObject([
    {
      staff_user: "agent@teedesk.test",
      action: "updated",
      changes: expect.arrayContaining([
        { field: "play_time", before: "10:30", after: "11:10" },
        { field: "players", before: "2", after: "3" },
        { field: "confirmation", before: "INTERNAL", after: "TP-20431" },
      ]),
    },
  ]);
});

it("leaves as it is what the request leaves out", async () => {
  const answer = await put({});
  expect(answer.json()).toEqual({ ...booked, lock_version: booked.lock_version + 1 });
  expect(await historyOf()).toEqual([]);
});

it("OPS-TT-49 ignores what older clients send along", async () => {
  const { customers: _customers, ...record } = booked;
  const answer = await put({ tee_time: { ...record, course: { id: booked.course.id } } });
  expect(answer.json()).toEqual({ ...booked, lock_version: booked.lock_version + 1 });
});

it("DECISIONS 16 refuses a stale version, answers what is stored and writes nothing", async () => {
  await put({ tee_time: { notes: "First" } });
  const before = await show();
  const answer = await put({
    tee_time: { lock_version: booked.lock_version, notes: "Second", discount_amount: "1.00" },
  });
  expect([answer.statusCode, answer.json()]).toEqual([409, { message: expect.any(String), current: before }]);
  expect(await show()).toEqual(before);
});

it("an unknown tee time is 404", async () => {
  expect((await put({ id: 2_000_000_000 })).statusCode).toBe(404);
});

describe("refuses, by the contract's names and without writing anything", () => {
  it.each<[Change, string]>([
    [{ tee_time: { play_date: "" } }, "play_date"],
    [{ tee_time: { play_time: "" } }, "play_time"],
    [{ tee_time: { players: 0 } }, "players"],
    [{ tee_time: { players: null } }, "players"],
    [{ tee_time: { discount_amount: "ten" } }, "discount_amount"],
    [{ tee_time: { discount_amount: "1.005" } }, "discount_amount"],
    [{ tee_time: { discount_amount: "-1" } }, "discount_amount"],
    [{ tee_time: { gift_certificate_amount: "1e3" } }, "gift_certificate_amount"],
    [{ tee_time: { gift_certificate_amount: "100.01" } }, "gift_certificate_amount"],
    [{ tee_time: { alt_emails: "nobody" } }, "alt_emails"],
    [{ tee_time: { course: { id: 2_000_000_000 } } }, "course"],
    [{ tee_time: { course: { id: 2 }, play_date: "2031-01-01" } }, "golf_rate"],
    [{ discount: { code: "NOSUCH" } }, "discount"],
    [{ discount: { code: "OLDTIMER" } }, "discount"],
    [{ discount: { code: "TORREY25" } }, "discount"],
    [{ gift_certificate: { serial: "NOSUCH" } }, "gift_certificate"],
  ])("OPS-TT-45 OPS-TT-46 %j on %s", async (change, field) => {
    const answer = await put(change);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect(await show()).toEqual(booked);
    expect(await balanceOf("GIFT-100")).toBe(4000);
  });

  it.each<[string, object]>([
    ["confirmation", { confirmation: "x".repeat(256) }],
    ["notes", { notes: "x".repeat(2001) }],
    ["internal_notes", { internal_notes: "\u0000" }],
    ["folio", { folio: "x".repeat(256) }],
    ["play_time", { play_time: "24:00" }],
    ["players", { players: "2" }],
    ["lock_version", { lock_version: -1 }],
  ])("%s that the contract does not allow", async (field, tee_time) => {
    const answer = await put({ tee_time });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it("a day on which the course is closed", async () => {
    const day = Result.getOrThrow(parseLocalDate("2026-12-03"));
    await server.db.insert(maintenances).values({ golf_course_id: 1, start_date: day, end_date: day });
    const answer = await put({ tee_time: { play_date: "2026-12-03" } });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: { golf_rate: ["The course is closed for maintenance on this date."] } },
    ]);
  });
});

describe("another course", () => {
  it("has its own rate, and the cost follows", async () => {
    const answer = await put({ tee_time: { course: { id: 2 } } });
    const moved: TeeTime = answer.json();
    expect(moved).toMatchObject({ course: { id: 2 }, golf_rate: { id: expect.any(Number) } });
    expect(moved.golf_rate?.id).not.toBe(booked.golf_rate?.id);
    await expectBooksToBalance(moved);
  });

  it("without a rate for it is refused at the top of the form, unless the course needs none (OPS-TT-44)", async () => {
    const change = { tee_time: { course: { id: 2 }, play_date: "2020-01-01" } };
    const answer = await put(change);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: { golf_rate: ["There is no rate for this course, date and time."] } },
    ]);
    await server.db.update(golfCourses).set({ rate_required: false }).where(eq(golfCourses.id, 2));
    expect((await put(change)).json()).toMatchObject({ course: { id: 2 }, golf_rate: null, cost: "0.00" });
  });

  it("is refused while clubs of the old one are rented", async () => {
    booked = await book({ rental_clubs: [{ id: 1, quantity: 1 }], gift_cert_serial: "" });
    const answer = await put({ tee_time: { course: { id: 2 } } });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["course"]]);
  });
});

it("keeps the rate it was sold at when only date or time change", async () => {
  const answer = await put({ tee_time: { play_date: "2031-01-01", play_time: "05:00" } });
  expect(answer.json()).toMatchObject({ play_date: "2031-01-01", golf_rate: booked.golf_rate, cost: booked.cost });
});

describe("discount and gift certificate, after they were paid with", () => {
  const other = "GC-20517";
  beforeEach(async () => {
    await server.db
      .update(giftCertificates)
      .set({ raw_balance: cents(10_000) })
      .where(eq(giftCertificates.serial, other));
  });

  it.each<[string, Change, Partial<TeeTime>, readonly [number, number]]>([
    ["a smaller discount", { tee_time: { discount_amount: "50" } }, { discount_amount: "50.00" }, [4000, 10_000]],
    ["a larger discount", { tee_time: { discount_amount: "70.25" } }, { discount_amount: "70.25" }, [4000, 10_000]],
    ["no discount", { discount: null }, { discount: null, discount_amount: "0.00" }, [4000, 10_000]],
    ["a blank code", { discount: { code: " " } }, { discount: null, discount_amount: "0.00" }, [4000, 10_000]],
    [
      "another discount",
      { discount: { code: "tenoff" }, tee_time: { discount_amount: "10.00" } },
      { discount: { id: 2, code: "TENOFF" }, discount_amount: "10.00" },
      [4000, 10_000],
    ],
    [
      "less from the certificate",
      { tee_time: { gift_certificate_amount: "20.00" } },
      { gift_certificate_amount: "20.00" },
      [8000, 10_000],
    ],
    [
      "all that is left on it",
      { tee_time: { gift_certificate_amount: "100.00" } },
      { gift_certificate_amount: "100.00" },
      [0, 10_000],
    ],
    [
      "no certificate",
      { gift_certificate: null },
      { gift_certificate: null, gift_certificate_amount: "0.00" },
      [10_000, 10_000],
    ],
    [
      "another certificate",
      { gift_certificate: { serial: other.toLowerCase() }, tee_time: { gift_certificate_amount: "99.99" } },
      { gift_certificate: expect.objectContaining({ serial: other }), gift_certificate_amount: "99.99" },
      [10_000, 1],
    ],
    [
      "all of it at once",
      {
        discount: null,
        gift_certificate: null,
        tee_time: { discount_amount: "60.00", gift_certificate_amount: "60.00" },
      },
      { discount: null, gift_certificate: null, discount_amount: "0.00", gift_certificate_amount: "0.00" },
      [10_000, 10_000],
    ],
  ])("%s: what was paid stays, parts and balances follow", async (_, change, expected, balances) => {
    const answer = await put(change);
    const after: TeeTime = answer.json();
    expect([answer.statusCode, after]).toEqual([200, expect.objectContaining(expected)]);
    await expectBooksToBalance(after);
    const written = after.transaction_record?.transaction_items ?? [];
    expect(written.slice(0, booked.transaction_record?.transaction_items.length)).toEqual(
      booked.transaction_record?.transaction_items,
    );
    expect([await balanceOf("GIFT-100"), await balanceOf(other)]).toEqual(balances);
  });

  it("an amount that belongs to nothing is refused", async () => {
    booked = await book({ discount_code: "", gift_cert_serial: "" });
    const answer = await put({ tee_time: { discount_amount: "5" } });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["discount"]]);
  });

  it("less from the certificate than clubs and fee cost is refused", async () => {
    await server.db
      .update(giftCertificates)
      .set({ raw_balance: cents(100_000) })
      .where(eq(giftCertificates.serial, other));
    booked = await book({ gift_cert_serial: other });
    expect(booked.transaction_record?.total).toBe(0);
    const answer = await put({ gift_certificate: null });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["gift_certificate_amount"]]);
  });

  it("a canceled tee time keeps its amounts, and nothing else", async () => {
    await server.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, booked.id));
    const answer = await put({ gift_certificate: null });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      422,
      ["gift_certificate", "gift_certificate_amount"],
    ]);
    expect((await put({ tee_time: { notes: "Rain" } })).json()).toMatchObject({ notes: "Rain" });
  });

  it("a tee time nothing was paid for gets a payment of nothing to stand under", async () => {
    await server.db
      .delete(transactionItems)
      .where(inArray(transactionItems.transaction_record_id, [booked.transaction_record?.id ?? 0]));
    await server.db
      .update(teeTimes)
      .set({
        transaction_record_id: null,
        service_fee_cents: cents(0),
        rental_clubs_cents: cents(0),
        charge_cents: cents(12_000),
      })
      .where(eq(teeTimes.id, booked.id));
    const answer = await put({ tee_time: { discount_amount: "70.00" } });
    expect(answer.json()).toMatchObject({
      discount_amount: "70.00",
      transaction_record: { total: 0, payment_id: null },
    });
  });

  it("two who spend the same certificate at once never spend more than is on it", async () => {
    const first = booked;
    const second = await book({ gift_cert_serial: "" });
    const spend = (id: number, gift_certificate_amount: string) =>
      put({ id, tee_time: { gift_certificate_amount }, gift_certificate: { serial: "GIFT-100" } });
    const answers = await Promise.all([spend(first.id, "90.00"), spend(second.id, "30.00")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(await balanceOf("GIFT-100")).toBeGreaterThanOrEqual(0);
  });
});

describe("API-036 changeTeeTimeCustomer", () => {
  const give = (customer_id: number, more: object = {}) =>
    server.inject({
      method: "PUT",
      url: "/api/tee_times/update/customer",
      headers,
      payload: { id: booked.id, customer_id, ...more },
    });
  const someone = async (type: "Customer" | "GiftCertificateRecipient") => {
    const [found] = await server.db.select().from(customers).where(eq(customers.type, type)).limit(1);
    if (found === undefined) throw new Error("The demo has no such customer.");
    return found;
  };

  it("OPS-TT-31 stores the customer at once, with history, and the list follows", async () => {
    const { id, first_name, last_name } = await someone("Customer");
    const answer = await give(id, { lock_version: booked.lock_version });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { customers: [{ id, first_name, last_name }] }]);
    expect(await show()).toEqual(answer.json());
    expect(await historyOf()).toMatchObject([
      {
        action: "customer changed",
        changes: [
          { field: "customer.id", after: String(id) },
          { field: "customer.name", before: "Pat Lee", after: `${first_name} ${last_name}` },
        ],
      },
    ]);
    const list = await server.inject({ method: "GET", url: "/api/tee_times/index?per_page=500", headers });
    const rows: components["schemas"]["TeeTimeRow"][] = list.json();
    expect(rows.find((row) => row.id === booked.id)?.customers).toEqual([{ id, first_name, last_name }]);
  });

  it("OPS-TT-29 refuses anybody who is not of type Customer", async () => {
    const { id } = await someone("GiftCertificateRecipient");
    for (const customer_id of [id, 2_000_000_000]) {
      const answer = await give(customer_id);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["customer_id"]]);
    }
    expect(await show()).toEqual(booked);
  });

  it("DECISIONS 16 refuses a stale version", async () => {
    const { id } = await someone("Customer");
    await put({ tee_time: { notes: "Meanwhile" } });
    const answer = await give(id, { lock_version: booked.lock_version });
    expect([answer.statusCode, answer.json().current]).toEqual([409, await show()]);
  });
});
