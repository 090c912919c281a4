import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { rentalClubs } from "../../db/schema/rentalClubs.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
let course: number;
let club: number;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  const [torrey] = await server.db.select().from(golfCourses).where(eq(golfCourses.course_name, "Torrey Pines South"));
  course = torrey?.id ?? 0;
  const [clubs] = await server.db.select().from(rentalClubs).where(eq(rentalClubs.golf_course_id, course));
  club = clubs?.id ?? 0;
});
afterAll(() => server.close());

const teeTime = (changes: object = {}) => ({
  play_date: "2026-11-28",
  play_time: "10:30",
  players: 2,
  course: { id: course },
  ...changes,
});
const booking = (changes: object = {}) => ({ charge: "100.00", tee_time: teeTime(), ...changes });
const post = (operation: string, body: object, more: Record<string, string> = {}) =>
  server.inject({
    method: "POST",
    url: `/api/ibe/${operation}`,
    headers: { ...headers, ...more },
    payload: { booking: body },
  });
const card = { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "847" };

describe("API-020 findRate", () => {
  it("returns the rate of the course", async () => {
    const response = await post("rate", booking());
    expect(response.json()).toMatchObject({
      type: "RicGolfRate",
      course: { id: course, course_name: "Torrey Pines South" },
    });
  });

  it("returns null when there is none", async () => {
    const response = await post("rate", booking({ tee_time: teeTime({ play_date: "2029-01-01" }) }));
    expect([response.statusCode, response.json()]).toEqual([200, null]);
  });

  it.each([
    [{ play_date: "" }, "tee_time.play_date"],
    [{ players: 0 }, "tee_time.players"],
    [{ course: null }, "tee_time.course"],
  ])("refuses %j on %s", async (changes, path) => {
    const response = await post("rate", booking({ tee_time: teeTime(changes) }));
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [path]]);
  });
});

describe("explainRate", () => {
  it("returns the range that prices the tee time, and those that nearly do", async () => {
    const rate = (await post("rate", booking())).json();
    const choice = (await post("rate_choice", booking())).json();
    expect(choice).toMatchObject({ chosen: { rate_id: rate.id, rate: rate.rate }, reason: "only", others: [] });
    const misses: readonly string[][] = choice.near.map((near: { misses: string[] }) => near.misses);
    expect(misses).toEqual(
      expect.arrayContaining([["time_before_hours"], ["weekday_not_in_range"], ["rate_disabled"]]),
    );
    const none = (await post("rate_choice", booking({ tee_time: teeTime({ play_date: "2029-01-01" }) }))).json();
    expect(none).toEqual({ chosen: null, reason: null, others: [], near: [] });
  });

  it("needs course, date and time", async () => {
    const response = await post("rate_choice", booking({ tee_time: teeTime({ play_date: "" }) }));
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["tee_time.play_date"]]);
  });
});

describe("API-022 validateDiscount", () => {
  it("returns the booking with the discount, and without the card", async () => {
    const response = await post("validate_discount", booking({ discount_code: "fairway15", credit_card: card }));
    expect(response.json()).toEqual({
      ...booking({ discount_code: "fairway15" }),
      tee_time: teeTime({
        discount: expect.objectContaining({ code: "FAIRWAY15", raw_amount: 15, is_dollars_display: "%" }),
      }),
    });
  });

  it("DISCOUNT-03 accepts a code that ends before the day of play, as long as it is valid on the day of booking", async () => {
    const later = teeTime({ play_date: "2029-01-05" });
    const response = await post("validate_discount", booking({ discount_code: "FAIRWAY15", tee_time: later }));
    expect(response.json().tee_time.discount).toMatchObject({ code: "FAIRWAY15" });
  });

  it("OPS-IBE-58 removes it for a blank code, and the card with it", async () => {
    const response = await post("validate_discount", booking({ discount_code: "", credit_card: card }));
    expect(response.json()).toEqual(booking({ discount_code: "", tee_time: teeTime({ discount: null }) }));
  });

  it("reads nothing of the records a client sends along, and returns none of them", async () => {
    const foreign = { golf_rate: { id: "7" }, discount: { raw_amount: 99 }, gift_certificate: {} };
    const response = await post("validate_discount", booking({ discount_code: "TENOFF", tee_time: teeTime(foreign) }));
    expect(response.json().tee_time).toEqual(teeTime({ discount: expect.objectContaining({ raw_amount: 1000 }) }));
  });

  it.each([
    ["LOW50", { min_discount_cents: 5000 }, "The charge is too low: LOW50 needs $50.00 or more."],
    ["HIGH40", { max_discount_cents: 4000 }, "The charge is too high: HIGH40 is for $40.00 or less."],
    ["FOUR", { min_players: 4 }, "There are too few players: FOUR needs 4 or more."],
    ["SINGLE", { max_players: 1 }, "There are too many players: SINGLE is for 1 or fewer."],
    ["LATER", { start_date: "2026-12-01" }, "LATER can be used from 12/01/2026."],
    ["OVER", { end_date: "2026-11-01" }, "OVER could be used until 11/01/2026."],
  ])("names the bound of %s that refuses it", async (code, bounds, message) => {
    await server.db.execute(
      sql`insert into discounts (code, is_dollars, raw_amount, ${sql.join(
        Object.keys(bounds).map((name) => sql.identifier(name)),
        sql`, `,
      )})
        values (${code}, true, 1000, ${sql.join(
          Object.values(bounds).map((bound) => sql`${bound}`),
          sql`, `,
        )})`,
    );
    const response = await post("validate_discount", booking({ charge: "49.99", discount_code: code }));
    expect(response.json()).toEqual({ errors: { discount_code: [message] } });
  });

  it.each(["validate_discount", "book"])(
    "DISCOUNT-04 %s refuses a code at a course that it is not for",
    async (call) => {
      const elsewhere = teeTime({ course: { id: 3 } });
      const body = {
        discount_code: "TORREY25",
        tee_time: elsewhere,
        customer: { first_name: "Pat", last_name: "Lee" },
      };
      const response = await post(call, booking(body));
      expect([response.statusCode, response.json().errors]).toEqual([
        422,
        { discount_code: ["This discount is not for this course."] },
      ]);
    },
  );

  it("CERTIFICATE-01 refuses a code beside a certificate that it does not go with, whichever is checked", async () => {
    const both = booking({ discount_code: "TORREY25", gift_cert_serial: "GIFT-100" });
    const checks = await Promise.all(["validate_discount", "validate_gift_cert"].map((call) => post(call, both)));
    expect(checks.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  });

  it("sends the bounds of a code as they are", async () => {
    const response = await post("validate_discount", booking({ charge: "20.00", discount_code: "BIRDIE12" }));
    expect(response.json().tee_time.discount).toMatchObject({ min_discount: "10.00", max_discount: "60.00" });
  });

  it("OPS-IBE-75 refuses an unknown code on its field", async () => {
    const response = await post("validate_discount", booking({ discount_code: "NOPE" }));
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { errors: { discount_code: ["There is no such discount code."] } },
    ]);
  });
});

describe("API-021 validateGiftCertificate", () => {
  it("returns the booking with the certificate", async () => {
    const response = await post("validate_gift_cert", booking({ gift_cert_serial: "gift-100" }));
    expect(response.json().tee_time.gift_certificate).toMatchObject({
      serial: "GIFT-100",
      balance: "100.00",
      raw_balance: 10_000,
    });
  });

  it("shows what it was sold for as its record does, also once that was corrected", async () => {
    const [sold] = await server.db
      .select({ id: giftCertificates.id, serial: giftCertificates.serial })
      .from(giftCertificates)
      .where(sql`${giftCertificates.sold_for_cents} > 0 and ${giftCertificates.raw_balance} > 0`)
      .limit(1);
    const correction = { transaction_item: { total: 7777 }, reason: "Typing error" };
    const payload = { id: sold?.id, gift_certificate: correction };
    const admin = await server.as("admin");
    await server.inject({ method: "PUT", url: "/api/gift_certificates/update", headers: admin, payload });
    const record = await server.inject({ method: "GET", url: `/api/gift_certificates/show/${sold?.id}`, headers });
    const checked = await post("validate_gift_cert", booking({ gift_cert_serial: sold?.serial }));
    expect(checked.json().tee_time.gift_certificate).toEqual(record.json());
    expect(record.json().transaction_item).toEqual({ total: 7777 });
  });

  it("OPS-IBE-59 removes it for a blank serial, and the card with it", async () => {
    const response = await post("validate_gift_cert", booking({ gift_cert_serial: "", credit_card: card }));
    expect(response.json()).toEqual(booking({ gift_cert_serial: "", tee_time: teeTime({ gift_certificate: null }) }));
  });

  it("OPS-IBE-75 refuses an unknown serial on its field", async () => {
    const response = await post("validate_gift_cert", booking({ gift_cert_serial: "NOPE" }));
    expect(response.json()).toEqual({
      errors: { gift_cert_serial: ["There is no gift certificate with this serial."] },
    });
  });
});

describe("API-023 bookTeeTime", () => {
  const whole = () =>
    booking({
      discount_code: "FAIRWAY15",
      gift_cert_serial: "GIFT-100",
      rental_clubs: [{ id: club, quantity: 1 }],
      customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
      credit_card: card,
    });
  const key = { "idempotency-key": "0b2c7f0e-5b0f-4a53-9d43" };

  it("books once, and replays its response", async () => {
    const first = await post("book", whole(), key);
    expect([first.statusCode, first.payload]).toEqual([200, expect.stringContaining("Torrey Pines South")]);
    const again = await post("book", whole(), key);
    expect(again.json()).toEqual(first.json());
    expect([first.headers["x-replayed"], again.headers["x-replayed"]]).toEqual([undefined, "true"]);
    const { transaction_record, gift_certificate_amount } = first.json();
    const sum = transaction_record.transaction_items.reduce(
      (total: number, item: { total: number }) => total + item.total,
      0,
    );
    expect(transaction_record).toMatchObject({ total: sum, payment_id: expect.stringMatching(/^sandbox_/) });
    const [certificate] = await server.db
      .select()
      .from(giftCertificates)
      .where(eq(giftCertificates.serial, "GIFT-100"));
    expect((certificate?.raw_balance ?? 0) / 100 + Number(gift_certificate_amount)).toBe(100);
    await expect.poll(() => server.mails.length).toBe(2);
    const [mail, ...others] = server.mails.filter(({ recipient }) => recipient === "pat.lee@example.test");
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`Total: $${(sum / 100).toFixed(2)}`);
  });

  it.each([{ charge: "99.00" }, { discount_code: "TENOFF" }, { gift_cert_serial: "" }, { rental_clubs: [] }])(
    "ANSWER-17 refuses the key with another body: %j",
    async (changes) => {
      const response = await post("book", { ...whole(), ...changes }, key);
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [""]]);
    },
  );

  it("OPS-IBE-73 names the declined card", async () => {
    const response = await post("book", {
      ...whole(),
      gift_cert_serial: "",
      credit_card: { ...card, number: "4000000000000002" },
    });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { errors: { "credit_card.number": ["The card was declined."] } },
    ]);
  });

  it("never logs a card or its code", () => {
    const log = server.logged.join("");
    expect(log).not.toMatch(/4242[ -]?4242[ -]?4242|4000000000000002/);
    expect(log).not.toContain('"847"');
  });
});

describe("API-024 findDeals", () => {
  const find = (path: string) => server.inject({ method: "GET", url: `/api/${path}`, headers });

  it("finds deals by email and course, with the address to view them at", async () => {
    const response = await find(`crm/deals?dealId=&email=ana.morales%40example.com&course=${course}`);
    expect(response.json()).toMatchObject({
      deals: [{ id: 501 }, { id: 502 }],
      view_url: "https://crm.teedesk.test/deals/",
    });
  });

  it.each([
    ["a deal by its id", "crm/deals?dealId=504", 200],
    ["another CRM", "other/deals?dealId=504", 404],
  ])("%s", async (_, path, status) => {
    expect((await find(path)).statusCode).toBe(status);
  });
});
