import type { Commission, SaleTerms } from "@teedesk/domain";
import { cents, percent } from "../../../../packages/domain/testing/values.ts";
import { type Draw, drawFrom } from "../draw.ts";

/** Amounts of a price, in cents: the columns of a tee time, which the SQL does not read. */
type Parts = Readonly<Record<"charge" | "rental_clubs" | "service_fee" | "discount" | "gift_certificate", number>>;

type Booking = {
  readonly id: number;
  readonly agent: string;
  readonly course_id: number;
  readonly internal: boolean;
  readonly has_rate: boolean;
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number;
  readonly created_at: string;
  readonly canceled_at: string | null;
  readonly is_undone: boolean;
  readonly record_id: number;
  readonly certificate_id: number | null;
  /** Those of its sale, and of each course it moved to. */
  readonly terms: readonly SaleTerms[];
  readonly parts: Parts;
};

type Entry = { readonly total: number; readonly created_at: string };
type Item = Entry & {
  readonly record_id: number;
  readonly about: "tee_time" | "discount" | "certificate";
  /** The id of its tee time, discount or certificate. */
  readonly about_id: number;
};
type Movement = {
  readonly certificate_id: number;
  readonly kind: "issued" | "used" | "returned" | "corrected";
  readonly amount: number;
  readonly tee_time_id: number | null;
  readonly created_at: string;
};
type Refund = {
  readonly tee_time_id: number;
  readonly state: "agreed" | "asking" | "dropped";
  readonly amount: number;
};

/** The rows of some days' books, and the questions about them. */
export type Ledger = {
  readonly zone: string;
  /** Of the report: the days it counts, by booking or by play. */
  readonly period: { readonly start: string; readonly end: string; readonly by: "created" | "played" };
  /** Of the home page. */
  readonly home: { readonly date: string; readonly is_monthly: boolean };
  /** The hours for which the first course closes. */
  readonly closure: Readonly<Record<"start_date" | "start_time" | "end_date" | "end_time", string>>;
  readonly bookings: readonly Booking[];
  readonly records: readonly (Entry & {
    readonly id: number;
    readonly payment_id: string | null;
    readonly refunded_record_id: number | null;
  })[];
  readonly items: readonly Item[];
  readonly certificates: readonly { readonly id: number; readonly created_at: string; readonly balance: number }[];
  readonly movements: readonly Movement[];
  /** Cancelations and refunds that have been asked for and are not done. */
  readonly under_way: readonly (Refund & { readonly force: boolean })[];
};

const dayMinutes = 24 * 60;
/** Two weeks with the end of a month and a change of the clocks. */
const firstMinute = Date.UTC(2026, 1, 26) / 60_000;
const momentAt = (minute: number): string => new Date(minute * 60_000).toISOString();
const dayAt = (minute: number): string => momentAt(minute).slice(0, 10);
const timeAt = (draw: Draw): string => `${draw.one(["07", "10", "12", "16"])}:${draw.one(["00", "30"])}`;

const anyCommission = (draw: Draw): Commission =>
  draw.one([
    { kind: "dollars", cents: cents(draw.whole(0, 3000)) } as const,
    { kind: "percent", percent: percent(draw.whole(0, 10_000)) } as const,
  ]);

const anyTerms = (draw: Draw, id: number, hasRate: boolean): SaleTerms => {
  const raw_rate = draw.whole(0, 20_000);
  const rate = {
    id,
    type: "RicGolfRate",
    internal_memo: "",
    raw_rate: cents(raw_rate),
    service_fee: { kind: "none" },
    wholesale_rate: draw.one([null, cents(draw.whole(0, raw_rate))]),
    commission: anyCommission(draw),
    max_refund: null,
    non_refundable: null,
    cancel_hours: 0,
  } as const;
  const rental_clubs = draw.list(0, 2, () => ({ id, quantity: draw.whole(1, 3), cost: cents(draw.whole(0, 4000)) }));
  return { rate: hasRate ? rate : null, rental_clubs };
};

const certificateIds = [1, 2] as const;

const agreed = { state: "agreed", force: false } as const;
const forced = { state: "asking", force: true } as const;
const allDays = { start_date: "2026-02-26", start_time: "00:00", end_date: "2026-03-31", end_time: "23:59" };

/** Draws the life of some bookings: sold, adjusted, moved, refunded, canceled or undone; and of the certificates that paid for them. */
export function drawLedger(draw: Draw): Ledger {
  const bookings: Booking[] = [];
  const records: Ledger["records"][number][] = [];
  const items: Item[] = [];
  const movements: Movement[] = [];
  const under_way: Ledger["under_way"][number][] = [];

  type NewRecord = { readonly at: number; readonly payment_id?: string | null; readonly refunds?: number };
  /** Adds a record over its items, of which those over nothing are left out. */
  function enter(
    { at, payment_id = null, refunds }: NewRecord,
    parts: readonly (readonly [Item["about"], number, number])[],
  ) {
    const id = records.length + 1;
    const created_at = momentAt(at);
    records.push({
      id,
      total: parts.reduce((sum, [, , total]) => sum + total, 0),
      payment_id,
      refunded_record_id: refunds ?? null,
      created_at,
    });
    enterItems(id, created_at, parts);
    return id;
  }
  function enterItems(
    record_id: number,
    created_at: string,
    parts: readonly (readonly [Item["about"], number, number])[],
  ) {
    for (const [about, about_id, total] of parts)
      if (total !== 0) items.push({ record_id, about, about_id, total, created_at });
  }

  function sell(id: number): void {
    let at = firstMinute + draw.whole(0, 14 * dayMinutes);
    const later = () => {
      at += draw.whole(1, 2 * dayMinutes);
      return momentAt(at);
    };
    const created_at = momentAt(at);
    const play = at + draw.whole(0, 9 * dayMinutes);
    const has_rate = draw.one([true, true, false]);
    const parts = {
      charge: draw.whole(0, 40_000),
      rental_clubs: draw.one([0, draw.whole(0, 6000)]),
      service_fee: draw.one([0, draw.whole(0, 2500)]),
      discount: 0,
      gift_certificate: 0,
    };
    parts.discount = draw.one([0, draw.whole(0, parts.charge)]);
    const priceOf = () => parts.charge + parts.rental_clubs + parts.service_fee - parts.discount;
    const sold = priceOf();
    const certificate_id = draw.one([null, ...certificateIds]);
    if (certificate_id !== null) parts.gift_certificate = draw.one([sold, draw.whole(0, sold)]);
    const paidByCard = sold - parts.gift_certificate;
    const is_charged = paidByCard > 0 && draw.one([true, true, false]);
    const certificate = certificate_id ?? 0;
    const move = (kind: "used" | "returned", amount: number, moment: string) => {
      if (amount > 0)
        movements.push({
          certificate_id: certificate,
          kind,
          amount: kind === "used" ? -amount : amount,
          tee_time_id: id,
          created_at: moment,
        });
    };
    const record_id = enter({ at, payment_id: is_charged ? `pay_${id}` : null }, [
      ["tee_time", id, sold + parts.discount],
      ["discount", 1, -parts.discount],
      ["certificate", certificate, -parts.gift_certificate],
    ]);
    move("used", parts.gift_certificate, created_at);

    if (draw.whole(0, 3) === 0) {
      // The charge makes up for another discount, and for less of the certificate.
      const least = parts.rental_clubs + parts.service_fee;
      const back = draw.whole(0, Math.max(0, Math.min(parts.gift_certificate, sold - least)));
      const discount = draw.whole(0, 40_000);
      const more = discount - parts.discount;
      const moment = later();
      enterItems(record_id, moment, [
        ["tee_time", id, more - back],
        ["discount", 1, -more],
        ["certificate", certificate, back],
      ]);
      move("returned", back, moment);
      parts.charge += more - back;
      parts.discount = discount;
      parts.gift_certificate -= back;
    }
    const terms = [anyTerms(draw, id, has_rate), ...(draw.whole(0, 3) === 0 ? [anyTerms(draw, id, has_rate)] : [])];

    let left = is_charged ? paidByCard : 0;
    const giveBack = (card: number, returned: number, moment: string) => {
      enter({ at, refunds: record_id }, [
        ["tee_time", id, -card - returned],
        ["certificate", certificate, returned],
      ]);
      move("returned", returned, moment);
      left -= card;
    };
    const fate = draw.one(["stands", "stands", "canceled", "undone"]);
    let canceled_at: string | null = null;
    if (fate === "undone") {
      canceled_at = later();
      giveBack(left, parts.gift_certificate, canceled_at);
    } else {
      const refunds = draw.whole(0, 2);
      for (let refund = 0; refund < refunds; refund += 1) if (left > 0) giveBack(draw.whole(1, left), 0, later());
      if (fate === "canceled") {
        canceled_at = later();
        const card = draw.one([0, left, draw.whole(0, left)]);
        if (card + parts.gift_certificate > 0) giveBack(card, parts.gift_certificate, canceled_at);
      } else if (left > 0) {
        const { state, force } = draw.one([
          agreed,
          agreed,
          forced,
          { ...forced, force: false },
          { ...forced, state: "dropped" },
        ]);
        under_way.push({ tee_time_id: id, state, force, amount: draw.whole(1, left) });
      }
    }
    bookings.push({
      id,
      agent: draw.one(["Ann", "Bob", "ann"]),
      course_id: draw.one([1, 1, 2]),
      internal: draw.one([true, false]),
      has_rate,
      play_date: dayAt(play),
      play_time: timeAt(draw),
      players: draw.whole(1, 5),
      created_at,
      canceled_at,
      is_undone: fate === "undone",
      record_id,
      certificate_id,
      terms,
      parts,
    });
  }
  const count = draw.whole(1, 9);
  for (let id = 1; id <= count; id += 1) sell(id);

  const certificates = certificateIds.map((id) => {
    const at = firstMinute + draw.whole(0, 10 * dayMinutes);
    const moved = movements.filter(({ certificate_id }) => certificate_id === id);
    const used = moved.reduce((sum, { kind, amount }) => (kind === "used" ? sum - amount : sum), 0);
    const spare = draw.whole(1, 9000);
    const corrected = draw.one([0, draw.whole(-spare, spare)]);
    enter({ at, payment_id: `gift_${id}` }, [["certificate", id, draw.whole(1, 30_000)]]);
    if (draw.whole(0, 2) === 0)
      enter({ at: at + dayMinutes }, [["certificate", id, draw.one([-1, 1]) * draw.whole(1, 500)]]);
    const entry = { certificate_id: id, tee_time_id: null, created_at: momentAt(at) };
    movements.push({ ...entry, kind: "issued", amount: used + spare });
    if (corrected !== 0)
      movements.push({ ...entry, kind: "corrected", amount: corrected, created_at: momentAt(at + 90) });
    const balance = used + spare + corrected + moved.reduce((sum, { amount }) => sum + amount, 0);
    return { id, created_at: momentAt(at), balance };
  });

  const day = () => dayAt(firstMinute + draw.whole(0, 14) * dayMinutes);
  /** Its day in UTC, which is another at the business in the evening. */
  const dayOfBooking = () => bookings[draw.whole(0, count - 1)]?.created_at.slice(0, 10) ?? "";
  const between = (): readonly [string, string] => {
    const [one, other] = [day(), day()];
    return one < other ? [one, other] : [other, one];
  };
  const [start, end] = between();
  const [start_date, end_date] = between();
  const times = [timeAt(draw), timeAt(draw)].toSorted();
  const [start_time = "", end_time = ""] = times;
  return {
    zone: "America/Los_Angeles",
    period: { start: draw.one([start, start, ""]), end: draw.one([end, end, ""]), by: draw.one(["created", "played"]) },
    home: { date: draw.one([day(), dayOfBooking(), dayOfBooking()]), is_monthly: draw.one([false, false, true]) },
    closure: draw.one([allDays, { start_date, start_time, end_date, end_time }]),
    bookings,
    records,
    items,
    certificates,
    movements,
    under_way,
  };
}

/** The whole of a closure, and every refund that was asked for is under way. */
const closedWhole = (ledger: Ledger): Ledger => ({
  ...ledger,
  closure: allDays,
  under_way: ledger.under_way.map((refund) => ({ ...refund, ...agreed })),
});

/** Books without an entry, and drawn ones that are the same in every run. */
export const boundaryLedgers: readonly Ledger[] = [
  { ...drawLedger(drawFrom(0)), bookings: [], records: [], items: [], certificates: [], movements: [], under_way: [] },
  ...Array.from({ length: 6 }, (_, seed) => drawLedger(drawFrom(seed))),
  closedWhole(drawLedger(drawFrom(2))),
];
