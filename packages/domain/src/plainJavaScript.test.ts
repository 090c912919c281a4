import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as domain from "./index.ts";

/** Calls a function as JavaScript does, without its types. */
const call = (name: string, values: readonly unknown[]) =>
  Reflect.apply(Object(Reflect.get(domain, name)), undefined, values);

/** The functions that can fail, besides those that are named so: parse…, decode…, accept…, read… and …Issues. */
const failing: ReadonlySet<string> = new Set([
  "addCents",
  "addDays",
  "averagePrices",
  "centsFrom",
  "checkRefund",
  "commissionOn",
  "discountAmount",
  "longestWeeksTo",
  "monthOf",
  "multiplyCents",
  "quote",
  "quoteDraft",
  "refundTotals",
  "roundToWeek",
  "saleFigures",
  "sumCents",
  "weeksOfPeriod",
]);
const isFailing = (name: string): boolean =>
  failing.has(name) || /^(?:parse|decode|accept|read)[A-Z]|Issues$/.test(name);

const exported = Object.entries(domain);
const functions = exported.filter(([, value]) => typeof value === "function").map(([name]) => name);
const forms = exported.flatMap(([name, value]) =>
  typeof value === "object" && "parse" in value ? [{ name, parse: value.parse }] : [],
);

const given = [undefined, null, {}, [], "x", 42, true, Number.NaN, [null], [{}], { tee_time: null }];

/** The arguments of a call: each value alone, and in every place. */
const calls = given.flatMap((value) => [[value], [value, value, value]]);

/** The calls that throw. */
const thrownBy = (call: (...values: readonly unknown[]) => unknown): readonly unknown[] =>
  calls.filter((values) => {
    try {
      call(...values);
      return false;
    } catch {
      return true;
    }
  });

const anything = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue().filter((value) => !/"(?:toString|valueOf)"/.test(JSON.stringify(value))),
  fc.constantFrom(Number.NaN, -0, Number.POSITIVE_INFINITY),
);

describe("from JavaScript", () => {
  it.each(functions.filter(isFailing))("%s returns, whatever it is given", (name) => {
    expect(thrownBy((...values) => call(name, values))).toEqual([]);
    fc.assert(
      fc.property(anything, fc.nat(4), (value, number) => {
        expect(() => call(name, [value, number])).not.toThrow();
      }),
    );
  });

  it.each(forms)("$name reads whatever it is given", ({ parse }) => {
    expect(thrownBy((...values) => Reflect.apply(parse, undefined, values))).toEqual([]);
    expect(Reflect.apply(parse, undefined, [{}])).toMatchObject({
      failure: expect.arrayContaining([expect.objectContaining({ code: "value_missing" })]),
    });
  });

  it.each<[string, readonly unknown[], readonly string[]]>([
    [
      "refundTotals",
      [{ paid: 20_000, refunded: "0", players_sold: 4, players: 3, policy: { max_refund: null, cancel_hours: 24 } }],
      ["refunded unexpected_shape", "minutes_to_play value_missing", "policy.non_refundable value_missing"],
    ],
    [
      "saleFigures",
      [{ sold: 100, gift_certificate: 0, is_charged: 1, refunded: 0, stands: true }],
      ["is_charged unexpected_shape"],
    ],
    [
      "averagePrices",
      [[{ price: 100, count: 1 }, { price: 1.5 }]],
      ["sold.1.price unexpected_shape", "sold.1.count value_missing"],
    ],
    [
      "discountIssues",
      [null, { charge: 100, players: 2 }],
      ["course_id value_missing", "today value_missing", "has_gift_certificate value_missing"],
    ],
    [
      "giftCertificateIssues",
      [{ raw_balance: "100.00", course_id: null }, null, null],
      ["gift_certificate.raw_balance unexpected_shape"],
    ],
    [
      "parseCreditCard",
      [{ number: 4111 }, "2026-11-23"],
      [
        "credit_card.number unexpected_shape",
        "credit_card.expmo value_missing",
        "credit_card.expyr value_missing",
        "credit_card.cvv value_missing",
      ],
    ],
    [
      "parseCancelRequest",
      [
        12,
        { ...domain.blankCancelDraft({ is_canceled: false }), refund: "yes" },
        { is_canceled: false, refund_total: 100 },
      ],
      ["refund unexpected_shape", "options.transaction_total value_missing"],
    ],
    [
      "parseBooking",
      [
        { ...domain.blankBookingDraft(), charge: 125 },
        { rental_clubs: [{}], today: "today" },
      ],
      ["charge unexpected_shape", "context.rental_clubs.0.id value_missing", "context.today unexpected_shape"],
    ],
    ["parseReportPeriod", [{ end: 5 }], ["start value_missing", "end unexpected_shape"]],
    ["reportPeriodIssues", [{ start: "" }], ["end value_missing"]],
    ["weeksOfPeriod", [{ start: null }], ["start unexpected_shape", "end value_missing"]],
    ["parseTypedRange", [{ start: 1, end: "" }], ["start unexpected_shape"]],
    [
      "giftCertificateIssues",
      [{ raw_balance: 100 }, {}, "17"],
      [
        "gift_certificate.course_id value_missing",
        "discount.gift_certificate_stack value_missing",
        "course_id unexpected_shape",
      ],
    ],
    [
      "discountIssues",
      [
        { courses: [{}] },
        { charge: 100, players: 2, course_id: null, today: "2026-11-21", has_gift_certificate: false },
      ],
      [
        "discount.enabled value_missing",
        "discount.start_date value_missing",
        "discount.end_date value_missing",
        "discount.courses.0.id value_missing",
        "discount.min_players value_missing",
        "discount.max_players value_missing",
        "discount.min_discount value_missing",
        "discount.max_discount value_missing",
        "discount.gift_certificate_stack value_missing",
      ],
    ],
    ["parseTeeTimeDraft", [{ ...domain.blankTeeTimeDraft(), players: 4 }], ["players unexpected_shape"]],
    [
      "acceptTeeTimeChange",
      [{ tee_time: { players: "4", course: {} } }],
      ["tee_time.players unexpected_shape", "tee_time.course.id value_missing"],
    ],
    [
      "acceptTeeTime",
      [{ play_date: "", play_time: "", players: null, course: 7, alt_emails: "" }],
      ["tee_time.course unexpected_shape"],
    ],
    [
      "acceptTeeTime",
      [{ play_date: "", play_time: "", players: null, course: {}, alt_emails: "" }],
      ["tee_time.course.id value_missing"],
    ],
    ["acceptBooking", [null], ["booking unexpected_shape"]],
    [
      "acceptBooking",
      [
        {
          tee_time: { play_date: "2026-11-28", play_time: "07:30", players: 2, course: { id: 17 }, alt_emails: "" },
          charge: "100.00",
          customer: { first_name: 1 },
          credit_card: { number: "", expmo: "", expyr: "", cvv: "" },
        },
        "2026-11-21",
      ],
      [
        "customer.first_name unexpected_shape",
        "customer.last_name value_missing",
        "customer.postcode value_missing",
        "customer.email value_missing",
      ],
    ],
    [
      "rentalClubIssues",
      [[{ id: 7 }], [{}]],
      ["rental_clubs.0.quantity value_missing", "rental_clubs.0.id value_missing"],
    ],
  ])("%s names the members that are missing or of other types", (name, values, issues) => {
    const result = Object(call(name, values));
    expect(Array.isArray(result) ? result : result.failure).toEqual(
      issues.map((text) => ({ path: text.split(" ")[0], code: text.split(" ")[1] })),
    );
  });

  it.each<[string, readonly unknown[], string]>([
    ["addDays", ["soon", 1], "date_unreadable"],
    ["centsFrom", ["5"], "amount_unreadable"],
    ["discountAmount", [5], "unexpected_shape"],
    ["discountAmount", [{ is_dollars: "no", raw_amount: 5 }], "unexpected_shape"],
    ["discountAmount", [{ is_dollars: true, raw_amount: "5" }], "unexpected_shape"],
    ["monthOf", ["2026-02"], "date_unreadable"],
    ["parseCents", [5], "amount_unreadable"],
    ["parseLocalDate", [20_261_121], "date_unreadable"],
    ["parsePercent", [[5]], "percent_unreadable"],
    ["parsePercent", [null], "percent_unreadable"],
    ["parseTimeOfDay", [730], "time_unreadable"],
    ["parseTypedDate", [20_261_121], "date_unreadable"],
    ["parseTypedMoment", [0], "moment_unreadable"],
    ["roundToWeek", ["2026-11-21", "soon"], "date_unreadable"],
    ["roundToWeek", ["soon", "2026-11-21"], "date_unreadable"],
  ])("%s of %j is a failure with its code", (name, values, code) => {
    expect(call(name, values)).toMatchObject({ failure: code });
  });

  it("a list with a day in it is not a day", () => {
    expect(call("isLocalDate", [["2026-11-21"]])).toBe(false);
  });

  it("quoteDraft names quantities of clubs that are not texts", () => {
    const draft = { ...domain.blankBookingDraft(), charge: "125", rental_clubs: { 7: 2 } };
    const loaded = { rate: null, rental_clubs: [{ id: 7 }], discount: null, gift_certificate: null };
    expect(call("quoteDraft", [draft, loaded])).toMatchObject({
      total: null,
      issues: [{ path: "rental_clubs", code: "unexpected_shape" }],
    });
  });

  it("quoteDraft prices nothing of a draft whose members are missing", () => {
    expect(call("quoteDraft", [domain.blankBookingDraft(), {}])).toEqual({
      total: null,
      lines: [],
      issues: [{ path: "context.rental_clubs", code: "value_missing" }],
      gift_used: 0,
      gift_remaining: 0,
    });
  });

  it("quote prices nothing whose members are missing or of other types", () => {
    const member = fc.option(anything, { nil: null });
    const input = fc.record(
      {
        charge: member,
        players: member,
        rate: member,
        rental_clubs: member,
        discount: member,
        gift_certificate: member,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(input, (given) => {
        const price = Object(call("quote", [given]));
        expect(price.total).toSatisfy(price.issues.length > 0 ? (total) => total === null : Number.isSafeInteger);
      }),
    );
  });

  it.each<[string, unknown, readonly string[]]>([
    ["nothing", undefined, ["booking unexpected_shape"]],
    [
      "a charge alone",
      { charge: 12_500 },
      ["players", "rate", "rental_clubs", "discount", "gift_certificate"].map((path) => `${path} value_missing`),
    ],
    [
      "members of other types",
      {
        charge: "125.00",
        players: "4",
        rate: { raw_rate: 25.5, service_fee: 5 },
        rental_clubs: [{ id: 7, raw_charge: 2500, quantity: "2" }, { raw_charge: 2500, quantity: 1 }, null],
        discount: { kind: "percent", percent: 10_001 },
        gift_certificate: {},
      },
      [
        "charge unexpected_shape",
        "players unexpected_shape",
        "rate.raw_rate unexpected_shape",
        "rate.service_fee unexpected_shape",
        "rental_clubs.7.quantity unexpected_shape",
        "rental_clubs.#2.id value_missing",
        "rental_clubs.#3 unexpected_shape",
        "discount unexpected_shape",
        "gift_certificate.raw_balance value_missing",
      ],
    ],
    [
      "amounts of no kind",
      {
        charge: 12_500,
        players: 4,
        rate: { raw_rate: 2500, service_fee: { kind: "free" } },
        rental_clubs: [],
        discount: { kind: "off", cents: 100 },
        gift_certificate: null,
      },
      ["rate.service_fee unexpected_shape", "discount unexpected_shape"],
    ],
    [
      "parts of a cent off",
      {
        charge: 12_500,
        players: 4,
        rate: null,
        rental_clubs: [],
        discount: { kind: "dollars", cents: 1.5 },
        gift_certificate: null,
      },
      ["discount unexpected_shape"],
    ],
  ])("quote names what is wrong with %s", (_, input, issues) => {
    expect(call("quote", [input])).toEqual({
      total: null,
      lines: [],
      issues: issues.map((text) => ({ path: text.split(" ")[0], code: text.split(" ")[1] })),
      gift_used: 0,
      gift_remaining: 0,
    });
  });
});
