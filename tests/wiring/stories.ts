/** The terms of a rate in cents, percentages in hundredths. No two amounts of the business are equal, so that none is taken for another. */
export type Rate = {
  readonly times: readonly [string, string];
  readonly raw_rate: number;
  readonly deposit: number;
  readonly wholesale_rate: number | null;
  readonly max_refund: number | null;
  readonly non_refundable: number | null;
  readonly course_balance: number;
  readonly service_fee: Share;
  readonly commission: Share;
};

export type Share = { readonly cents: number } | { readonly hundredths: number };

export type Club = {
  readonly cost: number;
  readonly rate: number;
  readonly charge: number;
  readonly commission: number;
};

export const rates = {
  percent: {
    times: ["06:00", "11:00"],
    raw_rate: 9537,
    deposit: 2519,
    wholesale_rate: 8135,
    max_refund: 7711,
    non_refundable: 307,
    course_balance: 1103,
    service_fee: { hundredths: 725 },
    commission: { hundredths: 1250 },
  },
  dollars: {
    times: ["12:00", "17:00"],
    raw_rate: 11_001,
    deposit: 4003,
    wholesale_rate: null,
    max_refund: null,
    non_refundable: 1009,
    course_balance: 1301,
    service_fee: { cents: 641 },
    commission: { cents: 913 },
  },
  /** The other course's. */
  other: {
    times: ["06:00", "17:00"],
    raw_rate: 7019,
    deposit: 1511,
    wholesale_rate: 5003,
    max_refund: 6007,
    non_refundable: null,
    course_balance: 1709,
    service_fee: { cents: 211 },
    commission: { hundredths: 803 },
  },
} as const satisfies Readonly<Record<string, Rate>>;

/** The two clubs of the first course, and one of the other. */
export const clubs = {
  steel: { cost: 1733, rate: 2345, charge: 3199, commission: 107 },
  graphite: { cost: 907, rate: 1213, charge: 1409, commission: 109 },
  other: { cost: 503, rate: 601, charge: 709, commission: 113 },
} as const satisfies Readonly<Record<string, Club>>;

export const discounts = {
  "WIRING-SHARE": { is_dollars: false, amount: 1150, min: 1901, max: 90_001 },
  "WIRING-DOLLARS": { is_dollars: true, amount: 2003, min: 2111, max: 91_003 },
} as const;

/** The amounts of a course that no booking reads. */
export const course = { cart_rate: 1907, price_min: 8009, price_max: 12_007 } as const;

export const certificates = {
  "WIRING-PART": { sold_for: 6101, issued: 6301 },
  "WIRING-WHOLE": { sold_for: 99_001, issued: 99_103 },
  "WIRING-UNDONE": { sold_for: 5309, issued: 5501 },
  "WIRING-STANDING": { sold_for: 7003, issued: 7207 },
} as const;

/** Something that staff do with a booking. */
export type Act =
  | { readonly kind: "players"; readonly players: number }
  | { readonly kind: "time"; readonly play_time: string }
  | { readonly kind: "other course"; readonly players: number }
  | { readonly kind: "certificate pays"; readonly amount: number }
  | { readonly kind: "discount takes"; readonly amount: number }
  /** Its terms are others from now on. */
  | { readonly kind: "rate is edited"; readonly rate: keyof typeof rates }
  | { readonly kind: "undo" }
  | { readonly kind: "refund"; readonly amount: number }
  | { readonly kind: "cancel"; readonly refund: number };

export type Story = {
  readonly rate: keyof typeof rates;
  readonly players: number;
  readonly charge: number;
  /** Sets of each club. */
  readonly sets: Readonly<Partial<Record<keyof typeof clubs, number>>>;
  readonly discount: keyof typeof discounts | null;
  readonly certificate: keyof typeof certificates | null;
  readonly card: boolean;
  readonly acts: readonly Act[];
};

const players = (number: number): Act => ({ kind: "players", players: number });

/** Bookings of several players and sets, with all that is done to them; between them every kind of fee, discount and payment. */
export const stories = {
  "shares, a certificate and a card": {
    rate: "percent",
    players: 3,
    charge: 28_611,
    sets: { steel: 2, graphite: 1 },
    discount: "WIRING-SHARE",
    certificate: "WIRING-PART",
    card: true,
    acts: [
      players(4),
      players(2),
      { kind: "refund", amount: 1009 },
      { kind: "certificate pays", amount: 5003 },
      { kind: "cancel", refund: 4001 },
      players(3),
      // The sum of all refunds is read again, the certificate's part among them.
      { kind: "refund", amount: 503 },
    ],
  },
  "dollars, no wholesale rate": {
    rate: "dollars",
    players: 3,
    charge: 33_007,
    sets: { graphite: 2 },
    discount: "WIRING-DOLLARS",
    certificate: null,
    card: true,
    acts: [{ kind: "time", play_time: "09:30" }, players(1), { kind: "refund", amount: 2503 }],
  },
  "no card, to another course": {
    rate: "percent",
    players: 2,
    charge: 19_013,
    sets: {},
    discount: null,
    certificate: null,
    card: false,
    acts: [{ kind: "other course", players: 4 }, players(3)],
  },
  "a certificate alone, canceled": {
    rate: "percent",
    players: 4,
    charge: 38_149,
    sets: { steel: 2 },
    discount: null,
    certificate: "WIRING-WHOLE",
    card: false,
    acts: [players(3), { kind: "cancel", refund: 0 }],
  },
  "a certificate and a card, undone": {
    rate: "dollars",
    players: 3,
    charge: 21_011,
    sets: { graphite: 1 },
    discount: "WIRING-SHARE",
    certificate: "WIRING-UNDONE",
    card: true,
    acts: [{ kind: "undo" }],
  },
  "no card, undone": {
    rate: "percent",
    players: 1,
    charge: 9043,
    sets: {},
    discount: null,
    certificate: null,
    card: false,
    acts: [{ kind: "undo" }],
  },
  "a certificate and a card, standing": {
    rate: "dollars",
    players: 2,
    charge: 22_013,
    sets: { steel: 3 },
    discount: "WIRING-SHARE",
    certificate: "WIRING-STANDING",
    card: true,
    acts: [
      players(3),
      { kind: "certificate pays", amount: 5003 },
      { kind: "discount takes", amount: 2000 },
      // More than the code takes off the charge before it, and less than off the charge after it.
      { kind: "discount takes", amount: 2240 },
      { kind: "rate is edited", rate: "dollars" },
      players(4),
    ],
  },
} as const satisfies Readonly<Record<string, Story>>;
