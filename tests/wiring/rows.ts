import { date } from "../../packages/domain/testing/values.ts";
import { type Books, booked, costsOf, figuresOf, refundTotalsOf, rentedOf, reversedOf } from "./books.ts";
import { entries } from "./entries.ts";
import { certificateLedgers, certificateSums, ledgerSums, reportSums } from "./ledgers.ts";
import type { Moment, World } from "./play.ts";
import { rowOf } from "./stored.ts";
import { certificates, clubs, course, discounts, type Rate, rates, type Share, stories } from "./stories.ts";

/** The stored or shown value, and the right one. */
type Compared = readonly [stored: unknown, right: unknown];
type OfBooking = (moment: Moment) => Compared;

const ofTeeTime =
  (column: string, right: (books: Books) => number): OfBooking =>
  ({ stored, books }) => [stored.tee_time[column], right(books)];

const byCost = ([, one]: readonly [number, number], [, other]: readonly [number, number]): number => one - other;

/** A fee or commission as terms have it. */
const kindOf = (share: Share) =>
  "cents" in share ? { kind: "dollars", cents: share.cents } : { kind: "percent", percent: share.hundredths };

/** Without a payment by card there is nothing at the gateway. */
const intended = ({ is_charged, total }: Books): readonly number[] => (is_charged ? [total] : []);
const charged = (books: Books): readonly number[] => (books.voided === null ? intended(books) : []);

/** Each column with an amount of a booking. */
const bookingColumns: Readonly<Record<string, OfBooking>> = {
  "tee_times.charge_cents": ofTeeTime("charge_cents", (books) => books.charge),
  "tee_times.rental_clubs_cents": ofTeeTime("rental_clubs_cents", (books) => books.rental_clubs),
  "tee_times.service_fee_cents": ofTeeTime("service_fee_cents", (books) => books.service_fee),
  "tee_times.discount_amount_cents": ofTeeTime("discount_amount_cents", (books) => books.discount),
  "tee_times.gift_certificate_amount_cents": ofTeeTime(
    "gift_certificate_amount_cents",
    (books) => books.gift_certificate,
  ),
  "tee_times.refunded_cents": ofTeeTime("refunded_cents", reversedOf),
  "tee_times.cost_cents": ofTeeTime("cost_cents", (books) => books.cost),
  "tee_times.commission_cents": ofTeeTime("commission_cents", (books) => books.commission),
  "tee_time_rental_clubs.raw_charge": ({ stored, story }) => [stored.clubs, rentedOf(story)],
  "transaction_records.total": ({ stored, books: { total, refunds, returned, stands, voided } }) => {
    const back = [...refunds, ...(voided !== null && voided > 0 ? [voided] : [])];
    // A cancelation that returns a certificate's part alone has a record over nothing.
    const empty = !stands && returned > 0 && back.length === 0 ? [0] : [];
    return [stored.records, [total, ...back.map((amount) => 0 - amount), ...empty]];
  },
  "transaction_items.total": ({ stored, books }) => {
    const { charge, rental_clubs, service_fee, discount, gift_certificate, returned } = books;
    return [
      [stored.sold, stored.refunded],
      [
        { tee_time: charge + rental_clubs + service_fee, discount: 0 - discount, certificate: 0 - gift_certificate },
        { tee_time: 0 - reversedOf(books), discount: 0, certificate: returned },
      ],
    ];
  },
  "gift_certificates.raw_balance": ({ stored, story, books }) => [
    stored.balance,
    story.certificate === null
      ? null
      : books.movements.reduce((sum, amount) => sum + amount, certificates[story.certificate].issued),
  ],
  "gift_certificate_movements.amount": ({ stored, books }) => [stored.movements, books.movements],
  "payment_intents.amount": ({ stored, books }) => [stored.intents, intended(books)],
  "sandbox_gateway.payments.amount": ({ stored, books }) => [stored.charged, charged(books)],
  "sandbox_gateway.refunds.amount": ({ stored, books }) => [stored.gateway_refunds, books.refunds],
  "cancelations.standard_refund": ({ stored, books }) => [stored.standards, books.standards],
  "cancelations.refund_amount": ({ stored, books }) => [stored.cancelations, books.cancelations],
  "sale_terms.terms": ({ stored: { terms }, story, books: { rate } }) => {
    const right = {
      raw_rate: rate.raw_rate,
      wholesale_rate: rate.wholesale_rate,
      max_refund: rate.max_refund,
      non_refundable: rate.non_refundable,
      service_fee: kindOf(rate.service_fee),
      commission: kindOf(rate.commission),
    };
    const stored = Object.fromEntries(Object.keys(right).map((name) => [name, terms.rate[name]]));
    const sets = terms.rental_clubs.map(({ quantity, cost }) => [quantity, cost] as const);
    return [
      [stored, sets.toSorted(byCost)],
      [right, costsOf(story).toSorted(byCost)],
    ];
  },
  "sale_terms.quote": ({ stored: { quote }, story }) => {
    const { charge, rental_clubs, service_fee, discount, gift_certificate, total } = booked(story);
    const amounts = [charge, rental_clubs, service_fee, 0 - discount, 0 - gift_certificate];
    return [
      [quote.total, quote.lines.map(({ amount }) => amount).filter((amount) => amount !== 0)],
      [total, amounts.filter((amount) => amount !== 0)],
    ];
  },
  "tee_time_rows.cost_cents": ({ stored, books }) => [stored.row["cost_cents"], books.cost],
  "tee_time_rows.total": ({ stored, books }) => [stored.row["total"], books.total],
  "tee_time_row_changes.cost_cents": ({ stored, books }) => [stored.row_changes["cost_cents"], books.cost],
  "tee_time_row_changes.total": ({ stored, books }) => [stored.row_changes["total"], books.total],
};

/** The rows of a booking, after every act. */
export const momentRows: Readonly<Record<string, OfBooking>> = {
  ...Object.fromEntries(
    entries(bookingColumns).map(([column, read]) => [`${column} is as its rule computes it, after every act`, read]),
  ),
  "CALC-11 SALES-01 SALES-02 SALES-03 reports read the figures of a booking": ({ figures, books }) => [
    figures,
    figuresOf(books),
  ],
  "REFUND-01 REFUND-03 REFUND-04 the cancel dialog reads the refunds": ({ options, books }) => {
    const right = refundTotalsOf(books);
    return [Object.fromEntries(Object.keys(right).map((name) => [name, options[name]])), right];
  },
};

const inCents = (share: Share): number | null => ("cents" in share ? share.cents : null);

/** The amounts of each record as they were typed, by its name in the stories. */
type Typed = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

/** The tables of the records that staff enter, with their ids and columns. */
const typedRecords: Readonly<Record<string, { readonly ids: keyof World["business"]["ids"]; readonly typed: Typed }>> =
  {
    golf_rates: {
      ids: "rates",
      typed: Object.fromEntries(
        entries<string, Rate>(rates).map(([name, rate]) => [
          name,
          {
            raw_rate: rate.raw_rate,
            deposit_cents: rate.deposit,
            wholesale_rate_cents: rate.wholesale_rate,
            max_refund_cents: rate.max_refund,
            non_refundable_cents: rate.non_refundable,
            course_balance_cents: rate.course_balance,
            service_fee_cents: inCents(rate.service_fee),
            service_fee_percent: "hundredths" in rate.service_fee ? rate.service_fee.hundredths / 100 : null,
            commission_hundredths: "cents" in rate.commission ? rate.commission.cents : rate.commission.hundredths,
            golfswitch_commission_hundredths: 0,
          },
        ]),
      ),
    },
    rental_clubs: {
      ids: "clubs",
      typed: Object.fromEntries(
        entries(clubs).map(([name, { cost, rate, charge, commission }]) => [
          name,
          { cost_cents: cost, raw_rate: rate, raw_charge: charge, commission_hundredths: commission },
        ]),
      ),
    },
    discounts: {
      ids: "discounts",
      typed: Object.fromEntries(
        entries(discounts).map(([code, { is_dollars, amount, min, max }]) => [
          code,
          // Of a percentage the column has the percent.
          { raw_amount: is_dollars ? amount : amount / 100, min_discount_cents: min, max_discount_cents: max },
        ]),
      ),
    },
    golf_courses: {
      ids: "courses",
      typed: Object.fromEntries(
        ["here", "there"].map((name) => [
          name,
          { cart_rate_cents: course.cart_rate, price_min_cents: course.price_min, price_max_cents: course.price_max },
        ]),
      ),
    },
    gift_certificates: {
      ids: "certificates",
      typed: Object.fromEntries(
        entries(certificates).map(([serial, { sold_for }]) => [serial, { sold_for_cents: sold_for }]),
      ),
    },
  };

/** Every column that a row is about. */
export const columnsWithRow: readonly string[] = [
  ...Object.keys(bookingColumns),
  ...Object.entries(typedRecords).flatMap(([table, { typed }]) =>
    Object.keys(Object.values(typed)[0] ?? {}).map((column) => `${table}.${column}`),
  ),
];

type OfWorld = (world: World) => Promise<Compared>;

/** The rows of the records that were entered, before anything is booked. */
export const recordRows: Readonly<Record<string, OfWorld>> = Object.fromEntries(
  entries(typedRecords).map(([table, { ids, typed }]): [string, OfWorld] => [
    `each amount of ${table} is in its column`,
    async ({ server, business }) => {
      const stored: Record<string, object> = {};
      for (const [name, columns] of entries(typed)) {
        const row = await rowOf(server, table, Number(Reflect.get(business.ids[ids], name)));
        stored[name] = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
      }
      return [stored, typed];
    },
  ]),
);

/** The sum of a figure of all bookings. */
const sumOf = ({ standing }: World, name: "bookings" | "rounds" | "revenue"): number =>
  [...standing.values()].reduce((sum, books) => sum + figuresOf(books)[name], 0);

/** The rows once all stories are played: the bookings are those of one day, which ended in another zone. */
export const endRows: Readonly<Record<string, OfWorld>> = {
  "OPS-HOME-23 to 25 the home page reads the bookings of the day": async (world) => {
    const { internal, revenue, previous_revenue } = await world.business.call(
      "GET",
      "/api/tee_times/summary/false/2026-12-23",
    );
    const right = {
      booking_count: sumOf(world, "bookings"),
      round_count: sumOf(world, "rounds"),
      revenue: sumOf(world, "revenue"),
    };
    return [
      { internal, revenue, previous_revenue },
      { internal: right, revenue: right.revenue, previous_revenue: 0 },
    ];
  },
  "OPS-HOME-26 to 28 the home page counts the certificates that standing bookings used": async (world) => {
    const { redeemed } = await world.business.call("GET", "/api/gift_certificates/summary/false/2026-12-23");
    const used = [...world.standing.values()].filter((books) => books.stands && books.gift_certificate > 0);
    return [redeemed, used.length];
  },
  "API-017 the leaderboard reads the agent's rounds and revenue of the day": async (world) => {
    const payload = { date: "2026-12-23", agentFilter: {} };
    const { daily } = await world.business.call("POST", "/api/summary/agent_leaderboard", payload);
    return [
      [Object.values(daily.rounds), Object.values(daily.revenue)],
      [[sumOf(world, "rounds")], [sumOf(world, "revenue")]],
    ];
  },
  "ADJUST-03 a certificate that paid less may not pay more again": async ({ business, standing }) => {
    const [id] = [...standing.keys()].slice(-1);
    const change = { id, tee_time: { gift_certificate_amount: "50.04" } };
    return [await business.statusOf("PUT", "/api/tee_times/update", change), 422];
  },
  "FIGURE-01 FIGURE-02 FIGURE-03 reports sum the items of the day's ledger": async ({ server }) => [
    await reportSums(server, date("2026-12-23")),
    await ledgerSums(server, date("2026-12-23")),
  ],
  "LEDGER-01 LEDGER-02 a certificate has the items and movements of its ledger": async ({ server }) => [
    await certificateSums(server),
    await certificateLedgers(server),
  ],
  "OPS-IBE-55 clubs of another course are not priced": async ({ business }) => {
    const booking = business.bookingOf("other clubs", { ...stories["dollars, no wholesale rate"], sets: { other: 1 } });
    return [await business.statusOf("POST", "/api/ibe/book", { booking }), 422];
  },
  "DISCOUNT-03 a code is checked on the day of booking, not on the day of play": async ({ business }) => {
    const booking = business.bookingOf("a code", stories["shares, a certificate and a card"]);
    return [await business.statusOf("POST", "/api/ibe/validate_discount", { booking }), 200];
  },
  // The last row, since the stories rent this club.
  "OPS-IBE-55 archived clubs are not rented": async ({ business }) => {
    const rentalClub = { archived: true };
    await business.call("PUT", "/api/rental-clubs/update", { id: business.ids.clubs.steel, rentalClub });
    const booking = business.bookingOf("archived clubs", stories["a certificate alone, canceled"]);
    return [await business.statusOf("POST", "/api/ibe/book", { booking: { ...booking, gift_cert_serial: "" } }), 422];
  },
};
