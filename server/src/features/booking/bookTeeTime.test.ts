import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { availabilityQueues } from "../../db/schema/availabilityQueues.ts";
import { customers } from "../../db/schema/customers.ts";
import { historyEntries } from "../../db/schema/historyEntries.ts";
import { giftCertificates, golfCourses, golfRates } from "../../db/schema/index.ts";
import { savedCards } from "../../db/schema/savedCards.ts";
import { cardOwner } from "../../platform/cardCipher.ts";
import { cardReference } from "../../platform/cardKey.ts";
import { type BookingFixture, createBookingFixture, playDate } from "../../testing/bookingFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { unguarded } from "../../testing/unguarded.ts";

let world: BookingFixture;
beforeAll(async () => {
  world = await createBookingFixture();
});
afterAll(() => world.connection.close());
beforeEach(async () => {
  const { db } = world.connection;
  await forgetBookings(db);
  await unguarded(db, (tx) => tx.delete(giftCertificates));
  await world.addCertificate("GIFT-100", 10_000);
});

const stored = () => databaseSnapshot(world.connection.db);
const key = "0b2c7f0e-5b0f-4a53";

describe("the worked example", () => {
  // charge 100.00 + clubs 55.00 + fee 5 % of 200.00 × 2 − 15 % of 100.00 = 160.00, of which the certificate pays 100.00
  const codes = { discount_code: "fairway15", gift_cert_serial: "gift-100", expected_total_cents: 6000 };

  it("agrees to the cent in the answer, the transaction, the gateway and the receipts", async () => {
    const answer = await world.book(world.booking(codes));
    const { teeTimes, records, items, clubs, mails, intents, payments } = await stored();
    expect(answer).toMatchObject({
      kind: "booked",
      tee_time: {
        gift_certificate_amount: "100.00",
        discount_amount: "15.00",
        cost: "330.00",
        confirmation: "INTERNAL",
        customers: [{ first_name: "Pat", last_name: "Lee" }],
        transaction_record: { total: 6000, payment_id: payments[0]?.payment_id },
      },
    });
    expect(teeTimes).toMatchObject([{ agent: "Alex Agent", internal: true, golf_rate_id: world.ids.rate }]);
    expect(records.map(({ total }) => total)).toEqual([6000]);
    expect(items.map(({ total }) => total)).toEqual([10_000, 5500, 2000, -1500, -10_000]);
    expect(clubs).toMatchObject([{ quantity: 1, raw_charge: 5500 }]);
    expect(payments).toMatchObject([{ state: "captured", amount: 6000, last4: "4242" }]);
    expect(intents).toMatchObject([{ state: "captured", amount: 6000, tee_time_id: teeTimes[0]?.id }]);
    expect(mails.map(({ recipient }) => recipient)).toEqual(["pat.lee@example.test", "proshop@example.test"]);
    for (const mail of mails) {
      for (const line of ["Tee time: $100.00", "Rental clubs: $55.00", "Service fee: $20.00", "Total: $60.00"]) {
        expect(mail.text).toContain(line);
      }
    }
    expect(await world.balanceOf("GIFT-100")).toBe(0);
  });

  it("charges clubs that are named twice as often as they are named", async () => {
    const { club } = world.ids;
    const twice = [1, 2].map((quantity) => ({ id: club, quantity }));
    await world.book(world.booking({ rental_clubs: twice }));
    const { teeTimes, clubs } = await stored();
    expect([teeTimes[0]?.rental_clubs_cents, clubs.map(({ quantity }) => quantity)]).toEqual([16_500, [3]]);
  });

  it("stores neither the card nor its code", async () => {
    await world.book(world.booking(codes), { key });
    const everything = JSON.stringify(await stored());
    expect(everything).not.toMatch(/4242[ -]?4242[ -]?4242/);
    expect(everything).not.toContain('"123"');
  });
});

it("is the first entry in the history of a tee time and of a new customer", async () => {
  const { db } = world.connection;
  await unguarded(db, (tx) => tx.delete(historyEntries));
  await world.book(
    world.booking({ customer: { first_name: "Nova", last_name: "Lee", postcode: "", email: "n@e.test" } }),
  );
  const entries = await db.select().from(historyEntries).orderBy(historyEntries.id);
  expect(entries).toMatchObject([
    {
      entity: "customer",
      action: "created",
      staff_user: "agent@teedesk.test",
      changes: expect.arrayContaining([{ field: "email", before: null, after: "n@e.test" }]),
    },
    {
      entity: "tee_time",
      action: "created",
      changes: expect.arrayContaining([{ field: "play_date", before: null, after: playDate }]),
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain("4242");
});

it("is in the history of the certificate that pays a part of it", async () => {
  const { db } = world.connection;
  await unguarded(db, (tx) => tx.delete(historyEntries));
  await world.book(world.booking({ gift_cert_serial: "GIFT-100" }));
  const isCertificate = eq(historyEntries.entity, "gift_certificate");
  expect(await db.select().from(historyEntries).where(isCertificate)).toMatchObject([
    { action: "updated", staff_user: "agent@teedesk.test", changes: [{ before: "$100.00", after: "$0.00" }] },
  ]);
});

describe("without a charge", () => {
  it.each([
    ["no card", { credit_card: { number: "", expmo: "", expyr: "", cvv: "" } }, 17_500],
    ["nothing left to pay", { gift_cert_serial: "GIFT-500" }, 0],
  ])("%s: the gateway is not asked", async (_, changes, total) => {
    await world.addCertificate("GIFT-500", 50_000);
    const answer = await world.book(world.booking(changes));
    expect(answer).toMatchObject({ kind: "booked", tee_time: { transaction_record: { payment_id: null, total } } });
    expect(await stored()).toMatchObject({ intents: [], payments: [] });
  });
});

describe("receipts", () => {
  const on = { should_email_customer: true, should_email_course: true };
  const alt_emails = "boss@example.test, Pat.Lee@example.test";
  it.each([
    ["both", on, ["pat.lee@example.test", "proshop@example.test"]],
    [
      "additional addresses, no one twice",
      { ...on, alt_emails },
      ["Pat.Lee@example.test", "boss@example.test", "proshop@example.test"],
    ],
    ["the course alone", { ...on, should_email_customer: false, alt_emails }, ["proshop@example.test"]],
    ["the customer alone", { ...on, should_email_course: false }, ["pat.lee@example.test"]],
    ["no one", { should_email_customer: false, should_email_course: false }, []],
  ])("go to %s", async (_, tee_time, recipients) => {
    await world.book(world.booking({ tee_time }));
    expect((await stored()).mails.map(({ recipient }) => recipient)).toEqual(recipients);
  });

  it("escape what people typed", async () => {
    await world.book(world.booking({ tee_time: { notes: "<img src=x onerror=alert(1)>" } }));
    expect((await stored()).mails[0]?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});

describe("refusals leave nothing behind", () => {
  const card = { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "123" };
  const teeTime = (changes: object) => ({ tee_time: changes });
  it.each([
    ["OPS-IBE-70", teeTime({ play_date: "" }), "tee_time.play_date", "date_blank"],
    ["OPS-IBE-70", teeTime({ play_time: "" }), "tee_time.play_time", "time_blank"],
    ["OPS-IBE-70", teeTime({ players: 0 }), "tee_time.players", "players_not_positive"],
    ["OPS-IBE-70", teeTime({ course: null }), "tee_time.course", "course_missing"],
    ["OPS-IBE-70", teeTime({ course: { id: 99_999 } }), "tee_time.course", "course_unknown"],
    ["OPS-IBE-71", teeTime({ play_date: "2026-11-29" }), "tee_time.golf_rate", "rate_missing"],
    ["OPS-IBE-71", teeTime({ play_time: "19:00" }), "tee_time.golf_rate", "rate_missing"],
    ["OPS-IBE-71", teeTime({ play_date: "2026-12-22" }), "tee_time.golf_rate", "rate_too_far_ahead"],
    ["OPS-IBE-72", { customer: { email: "pat.lee" } }, "customer.email", "email_unreadable"],
    [
      "OPS-IBE-73",
      { credit_card: { ...card, number: "4242424242424241" } },
      "credit_card.number",
      "card_number_unreadable",
    ],
    ["OPS-IBE-73", { credit_card: { ...card, expmo: "13" } }, "credit_card.expmo", "card_month_unreadable"],
    ["OPS-IBE-73", { credit_card: { ...card, expyr: "2025" } }, "credit_card.expyr", "card_expired"],
    ["OPS-IBE-73", { credit_card: { ...card, cvv: "" } }, "credit_card.cvv", "card_cvv_unreadable"],
    ["ANSWER-28", { credit_card: { ...card, number: "5555555555554444" } }, "credit_card.number", "test_cards_only"],
    ["ANSWER-28", { credit_card: { ...card, number: "4000000000000002" } }, "credit_card.number", "card_declined"],
    ["OPS-IBE-74", { expected_total_cents: 17_499 }, "booking.total", "total_changed"],
    ["OPS-IBE-74", { expected_total_cents: 17_501 }, "booking.total", "total_changed"],
    ["OPS-IBE-64", { charge: "0" }, "charge", "charge_not_positive"],
    ["OPS-IBE-75", { discount_code: "NOPE" }, "discount_code", "discount_unknown"],
    ["ANSWER-08", { discount_code: "SINGLES" }, "discount_code", "discount_too_many_players"],
    ["ANSWER-08", { discount_code: "SMALL" }, "discount_code", "discount_charge_too_high"],
    ["OPS-IBE-75", { gift_cert_serial: "NOPE" }, "gift_cert_serial", "gift_certificate_unknown"],
    [
      "ANSWER-08",
      { discount_code: "ALONE", gift_cert_serial: "GIFT-100" },
      "discount_code",
      "discount_not_with_gift_certificate",
    ],
    [
      "ANSWER-08",
      { discount_code: "ALONE", gift_cert_serial: "GIFT-100" },
      "gift_cert_serial",
      "gift_certificate_not_with_discount",
    ],
    ["ANSWER-09", { rental_clubs: [{ id: 99_999, quantity: 1 }] }, "rental_clubs.99999", "rental_club_unknown"],
    ["API-023", teeTime({ availability_queue_id: 99_999 }), "tee_time.availability_queue_id", "queue_entry_unknown"],
  ])("%s %j: %s", async (_, changes, path, code) => {
    const answer = await world.book(world.booking(changes), { key });
    expect(answer.kind === "refused" ? answer.refusals : answer).toContainEqual(
      expect.objectContaining({ path, code }),
    );
    const { payments, ...ours } = await stored();
    expect(Object.values(ours).flat()).toEqual([]);
    expect(payments.filter(({ state }) => state !== "declined")).toEqual([]);
    expect(await world.balanceOf("GIFT-100")).toBe(10_000);
  });

  it("a refused form may be corrected under its key", async () => {
    await world.book(world.booking({ credit_card: { ...card, number: "4000000000000002" } }), { key });
    expect(await world.book(world.booking(), { key })).toMatchObject({ kind: "booked" });
  });

  it("OPS-IBE-74 a price that changes while the gateway is asked books nothing, and its payment is given back", async () => {
    const { db } = world.connection;
    const { gateway } = world.services.ports;
    const dearer: typeof gateway = {
      ...gateway,
      async authorise(request) {
        const answer = await gateway.authorise(request);
        await db.update(golfRates).set({ service_fee_percent: 6 }).where(eq(golfRates.id, world.ids.rate));
        return answer;
      },
    };
    const [before] = await db.select().from(golfRates).where(eq(golfRates.id, world.ids.rate));
    const services = { ...world.services, ports: { ...world.services.ports, gateway: dearer } };
    const answer = await world.book(world.booking(), { key, services });
    await db
      .update(golfRates)
      .set({ service_fee_percent: before?.service_fee_percent })
      .where(eq(golfRates.id, world.ids.rate));
    expect(answer).toMatchObject({ kind: "refused", refusals: [{ path: "booking.total", code: "total_changed" }] });
    expect(await stored()).toMatchObject({ teeTimes: [], records: [], intents: [{ state: "voided" }] });
  });

  it("a gateway that does not answer books nothing", async () => {
    const gateway = {
      ...world.services.ports.gateway,
      authorise: async () => ({ kind: "unavailable" as const, error: null }),
    };
    const services = { ...world.services, ports: { ...world.services.ports, gateway } };
    expect(await world.book(world.booking(), { key, services })).toEqual({ kind: "unavailable" });
    expect(await stored()).toMatchObject({ teeTimes: [], keys: [], intents: [{ state: "voided" }] });
    expect(await world.book(world.booking(), { key })).toMatchObject({ kind: "booked" });
  });
});

describe("a place in the queue", () => {
  it("is booked once", async () => {
    const { queue } = world.ids;
    const booking = () => world.booking({ tee_time: { availability_queue_id: queue } });
    const results = await Promise.all([world.book(booking()), world.book(booking())]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(["booked", "refused"]);
    const { teeTimes, payments } = await stored();
    expect(teeTimes).toMatchObject([{ availability_queue_id: queue }]);
    expect(payments.map(({ state }) => state).sort()).toEqual(expect.arrayContaining(["captured"]));
    expect(payments.filter(({ state }) => state === "authorised")).toEqual([]);
  });
});

describe("customers", () => {
  it("are matched by address and name, and never overwritten", async () => {
    const customer = { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" };
    await world.book(world.booking({ customer }));
    await world.book(world.booking({ customer: { ...customer, email: "PAT.LEE@example.test", postcode: "10001" } }));
    await world.book(world.booking({ customer: { ...customer, first_name: "Kim" } }));
    await world.book(world.booking({ customer: { first_name: "Pat", last_name: "Lee" } }));
    const [first, second, third, fourth] = (await stored()).teeTimes.map(({ customer_id }) => customer_id);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  const ana = { first_name: "Ana", last_name: "Morales", email: "" };
  const chosen = async (members: Partial<typeof customers.$inferInsert> = {}) => {
    const { db } = world.connection;
    const [added] = await db
      .insert(customers)
      .values({ ...ana, primary_phone: "858-555-0100", ...members })
      .returning();
    return added ?? expect.fail("no customer was added");
  };
  const bookedBy = async (customer: object, claim: { customer_id: number } | { availability_queue_id: number }) => {
    const { customer_id, ...tee_time } = { customer_id: 0, ...claim };
    expect(await world.book(world.booking({ customer, customer_id, tee_time }))).toMatchObject({ kind: "booked" });
    return (await stored()).teeTimes[0]?.customer_id;
  };

  it("who are chosen without an e-mail address are booked as themselves", async () => {
    const { id } = await chosen();
    expect(await bookedBy({ ...ana, first_name: "ANA" }, { customer_id: id })).toBe(id);
  });

  it("who wait in a queue are booked as themselves", async () => {
    const { db } = world.connection;
    const [place] = await db.select().from(availabilityQueues).where(eq(availabilityQueues.id, world.ids.queue));
    expect(await bookedBy(ana, { availability_queue_id: world.ids.queue })).toBe(place?.customer_id);
  });

  it("who are chosen get what their record has blank, with its version and history, and keep the rest", async () => {
    const { db } = world.connection;
    const { id } = await chosen({ postcode: "92037" });
    expect(await bookedBy({ ...ana, email: "ana@example.test", postcode: "10001" }, { customer_id: id })).toBe(id);
    const kept = { postcode: "92037", primary_phone: "858-555-0100" };
    expect(await db.select().from(customers).where(eq(customers.id, id))).toMatchObject([
      { email: "ana@example.test", lock_version: 1, ...kept },
    ]);
    const isTheirs = and(eq(historyEntries.entity, "customer"), eq(historyEntries.record_id, id));
    expect(await db.select().from(historyEntries).where(isTheirs)).toMatchObject([
      {
        action: "updated",
        staff_user: "agent@teedesk.test",
        changes: [{ field: "email", before: null, after: "ana@example.test" }],
      },
    ]);
    expect((await stored()).mails.map(({ recipient }) => recipient)).toContain("ana@example.test");
  });

  it.each([
    ["another name", { first_name: "Kim" }, {}],
    ["another e-mail address", { email: "kim@example.test" }, { email: "ana@example.test" }],
    ["no e-mail address", { email: "" }, { email: "ana@example.test" }],
    ["an id that is a recipient's", {}, { type: "GiftCertificateRecipient" as const }],
  ])("who are chosen are not overwritten by a booking with %s", async (_, given, record) => {
    const { db } = world.connection;
    const before = await chosen(record);
    expect(await bookedBy({ ...ana, ...given }, { customer_id: before.id })).not.toBe(before.id);
    expect(await db.select().from(customers).where(eq(customers.id, before.id))).toEqual([before]);
  });

  it("an order is the same one for a server that knows no chosen customers", async () => {
    const { id } = await chosen();
    const first = await world.book(world.booking({ customer: ana, customer_id: id }), { key });
    expect(await world.book(world.booking({ customer: ana }), { key })).toEqual({ ...first, isReplay: true });
  });
});

describe("a course that asks for no rate", () => {
  const bookThere = () => {
    const tee_time = { course: { id: world.ids.otherCourse }, play_date: playDate };
    return world.book(world.booking({ rental_clubs: [], tee_time }));
  };

  it("is booked without one", async () => {
    expect(await bookThere()).toMatchObject({
      kind: "booked",
      tee_time: { golf_rate: null, transaction_record: { total: 10_000 } },
    });
  });

  it("OPS-IBE-70 is not booked while it is inactive", async () => {
    const set = (inactive: boolean) =>
      world.connection.db.update(golfCourses).set({ inactive }).where(eq(golfCourses.id, world.ids.otherCourse));
    await set(true);
    const answer = await bookThere();
    await set(false);
    expect(answer).toEqual({ kind: "refused", refusals: [{ path: "tee_time.course", code: "course_unknown" }] });
  });
});

describe("the card saved with a place in the queue", () => {
  const masked = { number: "•••• 4242", expmo: "12", expyr: "2030", cvv: "" };
  let reference: string;
  const order = (changes: object = {}) =>
    world.booking({
      tee_time: { availability_queue_id: world.ids.queue },
      credit_card: { ...masked, reference, ...changes },
    });

  beforeEach(async () => {
    const { connection, services, ids } = world;
    await connection.db.delete(savedCards);
    const encrypted_number = services.cards.encrypt("4242424242424242", cardOwner(ids.queue));
    const [saved] = await connection.db
      .insert(savedCards)
      .values({ availability_queue_id: ids.queue, encrypted_number, last4: "4242", expmo: "12", expyr: "2030" })
      .returning();
    reference = cardReference(services.cards, saved ?? expect.fail("no card was saved"));
  });

  it("is charged by its reference, once for each key", async () => {
    const first = await world.book(order(), { key });
    expect(first).toMatchObject({ kind: "booked" });
    expect(await world.book(order(), { key })).toEqual({ ...first, isReplay: true });
    const { payments } = await stored();
    expect(payments).toMatchObject([{ state: "captured", last4: "4242" }]);
  });

  it("is another card than one that was typed, so a used key refuses it", async () => {
    await world.book(order(), { key });
    const typed = world.booking({ tee_time: { availability_queue_id: world.ids.queue } });
    expect(await world.book(typed, { key })).toEqual({ kind: "reused" });
  });

  it.each<[string, () => ReturnType<typeof order>]>([
    ["an invented reference", () => order({ reference: "card_0000000000000000000000" })],
    ["a reference without its place in the queue", () => ({ ...order(), tee_time: world.booking().tee_time })],
    ["a reference without a number", () => order({ number: "" })],
  ])("is not charged for %s", async (_, booking) => {
    expect(await world.book(booking())).toEqual({
      kind: "refused",
      refusals: [{ path: "credit_card.number", code: "saved_card_gone" }],
    });
    expect((await stored()).payments).toEqual([]);
  });
});
