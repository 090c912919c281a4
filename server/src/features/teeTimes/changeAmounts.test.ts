import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { discounts, giftCertificates, teeTimes } from "../../db/schema/index.ts";
import { takeFromLedger } from "../../testing/takeFromLedger.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

type TeeTime = components["schemas"]["TeeTime"];
type Change = Partial<components["schemas"]["UpdateTeeTimeRequest"]>;

const other = "GC-20517";
let desk: TeeTimeClient;
let booked: TeeTime;

beforeAll(async () => {
  desk = await openTeeTimeClient();
  await desk.db
    .insert(discounts)
    .values({ code: "QUARTER", is_dollars: false, raw_amount: 25, gift_certificate_stack: true });
  // One that pays at any course.
  await desk.db.update(giftCertificates).set({ golf_course_id: null }).where(eq(giftCertificates.serial, other));
});
afterAll(() => desk.close());
beforeEach(async () => {
  booked = await desk.bookUsual();
  await desk.setBalance(other, 10_000);
});

const put = (request: Change & { id?: number }) => desk.update(booked.id, request);

/** The invariants of ledger and columns after any change. */
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
  const [row] = await desk.db.select().from(teeTimes).where(eq(teeTimes.id, teeTime.id));
  if (row === undefined) throw new Error("The tee time is gone.");
  expect(
    row.charge_cents +
      row.rental_clubs_cents +
      row.service_fee_cents -
      row.discount_amount_cents -
      row.gift_certificate_amount_cents,
  ).toBe(total);
}

it.each<[string, Change, Partial<TeeTime>, readonly [number, number]]>([
  ["a smaller discount", { tee_time: { discount_amount: "50" } }, { discount_amount: "50.00" }, [4000, 10_000]],
  [
    "a code that takes off more, and all it takes off",
    { discount: { code: "QUARTER" }, tee_time: { discount_amount: "113.33" } },
    { discount: expect.objectContaining({ code: "QUARTER" }), discount_amount: "113.33" },
    [4000, 10_000],
  ],
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
    "no certificate",
    { gift_certificate: null },
    { gift_certificate: null, gift_certificate_amount: "0.00" },
    [10_000, 10_000],
  ],
  [
    "another certificate",
    { gift_certificate: { serial: other.toLowerCase() }, tee_time: { gift_certificate_amount: "59.99" } },
    { gift_certificate: expect.objectContaining({ serial: other }), gift_certificate_amount: "59.99" },
    [10_000, 4001],
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
  const response = await put(change);
  const after: TeeTime = response.json();
  expect([response.statusCode, after]).toEqual([200, expect.objectContaining(expected)]);
  await expectBooksToBalance(after);
  const written = after.transaction_record?.transaction_items ?? [];
  expect(written.slice(0, booked.transaction_record?.transaction_items.length)).toEqual(
    booked.transaction_record?.transaction_items,
  );
  expect([await desk.balanceOf("GIFT-100"), await desk.balanceOf(other)]).toEqual(balances);
});

it.each<[string, Change, string]>([
  ["a cent more", { tee_time: { discount_amount: "60.01" } }, "FAIRWAY15 takes off 15 % of the charge"],
  ["the largest amount there is", { tee_time: { discount_amount: "9999999.99" } }, "FAIRWAY15 takes off 15 %"],
  ["more dollars", { discount: { code: "TENOFF" }, tee_time: { discount_amount: "10.01" } }, "TENOFF takes off $10.00"],
  ["what another code took off", { discount: { code: "TENOFF" } }, "TENOFF takes off $10.00"],
])("CALC-07 CALC-08 a discount takes off no more than its code does: %s", async (_, change, bound) => {
  const response = await put(change);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["discount_amount"]]);
  expect(response.json().errors.discount_amount).toEqual([expect.stringContaining(bound)]);
  expect(await desk.show(booked.id)).toEqual(booked);
});

it("a code that is not for so few players names how many it needs", async () => {
  await desk.db
    .insert(discounts)
    .values({ code: "FOURSOME", is_dollars: true, raw_amount: 10, min_players: 4, gift_certificate_stack: true });
  const response = await put({ discount: { code: "FOURSOME" }, tee_time: { discount_amount: "10.00" } });
  expect(response.json().errors).toMatchObject({
    discount: ["There are too few players: FOURSOME needs 4 or more."],
  });
});

it("a code that was taken away can come back whole", async () => {
  await put({ discount: null });
  const response = await put({ discount: { code: "FAIRWAY15" }, tee_time: { discount_amount: "60.00" } });
  expect(response.json()).toMatchObject({ discount: booked.discount, discount_amount: "60.00" });
});

it("the certificates' histories tell of it", async () => {
  await put({ gift_certificate: { serial: other }, tee_time: { gift_certificate_amount: "59.99" } });
  const [kept, taken] = [booked.gift_certificate?.id, await desk.certificateId(other)];
  for (const [id, before, after] of [
    [kept, "$40.00", "$100.00"],
    [taken, "$100.00", "$40.01"],
  ]) {
    const [entry] = (await desk.call("GET", `/api/history/gift_certificate/${id}`)).json();
    const changes = [{ field: "balance", before, after }];
    expect(entry).toMatchObject({ staff_user: "agent@teedesk.test", action: "updated", changes });
  }
});

it("an amount that belongs to nothing is refused", async () => {
  booked = await desk.book({ discount_code: "", gift_cert_serial: "" });
  const response = await put({ tee_time: { discount_amount: "5" } });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["discount"]]);
});

it("less from the certificate than clubs and fee cost is refused", async () => {
  await desk.setBalance(other, 100_000);
  booked = await desk.book({ gift_cert_serial: other });
  expect(booked.transaction_record?.total).toBe(0);
  const response = await put({ gift_certificate: null });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["gift_certificate_amount"]]);
});

it("a canceled tee time keeps its amounts, and nothing else", async () => {
  await desk.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, booked.id));
  const response = await put({ gift_certificate: null });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([
    422,
    ["gift_certificate", "gift_certificate_amount"],
  ]);
  expect((await put({ tee_time: { notes: "Rain" } })).json()).toMatchObject({ notes: "Rain" });
});

it("a tee time from before the ledger gets a payment of nothing to stand under, and its price stays", async () => {
  await takeFromLedger(desk.db, booked.id);
  const stored = async () => (await desk.db.select().from(teeTimes).where(eq(teeTimes.id, booked.id)))[0];
  const [before, response] = [await stored(), await put({ tee_time: { discount_amount: "10.00" } })];
  expect(response.json()).toMatchObject({
    discount_amount: "10.00",
    transaction_record: { total: 0, payment_id: null },
  });
  expect(before?.discount_amount_cents).toBe(6000);
  expect((await stored())?.charge_cents).toBe((before?.charge_cents ?? 0) - 5000);
});

it.each<[string, Change]>([
  ["more of the one it has", { tee_time: { gift_certificate_amount: "60.01" } }],
  ["another one's more", { gift_certificate: { serial: other }, tee_time: { gift_certificate_amount: "60.01" } }],
])("a certificate pays no more once the tee time is booked: %s", async (_, change) => {
  const response = await put(change);
  expect([response.statusCode, response.json().errors]).toEqual([
    422,
    { gift_certificate_amount: [expect.stringMatching(/cancel this tee time and book it again\.$/)] },
  ]);
  expect([await desk.balanceOf("GIFT-100"), await desk.balanceOf(other)]).toEqual([4000, 10_000]);
});

it("a certificate added to a tee time that is paid is refused", async () => {
  booked = await desk.book({ gift_cert_serial: "" });
  const response = await put({ gift_certificate: { serial: other }, tee_time: { gift_certificate_amount: "25.00" } });
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["gift_certificate_amount"]]);
  expect(await desk.balanceOf(other)).toBe(10_000);
});

it.each<[string, number, number, object]>([
  ["covers its part to the cent", 6000, 200, {}],
  [
    "is a cent short",
    5999,
    422,
    { gift_certificate_amount: ["The gift certificate's balance does not cover this amount."] },
  ],
])("DECISION-19 swaps in a certificate that %s", async (_, balance, status, errors) => {
  await desk.setBalance(other, balance);
  const response = await put({ tee_time: { gift_certificate_amount: "60.00" }, gift_certificate: { serial: other } });
  expect([response.statusCode, response.json().errors ?? {}]).toEqual([status, errors]);
  const balances = status === 200 ? [10_000, 0] : [4000, 5999];
  expect([await desk.balanceOf("GIFT-100"), await desk.balanceOf(other)]).toEqual(balances);
});

it("two who swap in the same certificate at the same time never spend more than is on it", async () => {
  await desk.setBalance(other, 10_000);
  const second = await desk.bookUsual();
  const swap = (id: number) =>
    put({ id, tee_time: { gift_certificate_amount: "60.00" }, gift_certificate: { serial: other } });
  const responses = await Promise.all([swap(booked.id), swap(second.id)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(await desk.balanceOf(other)).toBe(4000);
});
