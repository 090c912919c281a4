import { type Act, certificates, clubs, discounts, type Rate, rates, type Share, type Story } from "./stories.ts";

/** Hundredths of a percent of an amount, half a cent up: the amounts here are not negative. */
const shareOf = (amount: number, hundredths: number): number =>
  Number((BigInt(amount) * BigInt(hundredths) + 5000n) / 10_000n);

const perPlayer = (share: Share, raw_rate: number, players: number): number =>
  "cents" in share ? share.cents * players : shareOf(raw_rate * players, share.hundredths);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** A booking as it has to be in the books, computed from the rules' words and not by the product's code. */
export type Books = {
  readonly rate: Rate;
  readonly players: number;
  readonly players_sold: number;
  readonly charge: number;
  readonly rental_clubs: number;
  readonly service_fee: number;
  readonly discount: number;
  readonly gift_certificate: number;
  /** Charged to the card. */
  readonly total: number;
  readonly is_charged: boolean;
  readonly cost: number;
  readonly commission: number;
  readonly club_cost: number;
  /** To the card, in order. */
  readonly refunds: readonly number[];
  /** Each cancelation or refund that was asked for, with its amount. */
  readonly cancelations: readonly number[];
  /** The standard refund at each of them; null without a refund. */
  readonly standards: readonly (number | null)[];
  /** To the certificate. */
  readonly returned: number;
  readonly stands: boolean;
  /** Never charged after all; null of a booking that was not undone. */
  readonly voided: number | null;
  /** The changes of the certificate's balance since it was issued. */
  readonly movements: readonly number[];
};

const setsOf = ({ sets }: Story) =>
  Object.entries(clubs).flatMap(([name, club]) =>
    Object.entries(sets).flatMap(([wanted, quantity]) => (wanted === name ? [{ ...club, quantity }] : [])),
  );

/** Each rented club's sets and charge, dearest first. */
export const rentedOf = (story: Story): readonly (readonly [number, number])[] =>
  setsOf(story).map(({ quantity, charge }) => [quantity, charge] as const);

/** Each rented club's sets and cost. */
export const costsOf = (story: Story): readonly (readonly [number, number])[] =>
  setsOf(story).map(({ quantity, cost }) => [quantity, cost] as const);

/** The amounts that the rate decides for a number of players. */
const termsOf = (rate: Rate, players: number, club_cost: number) => ({
  rate,
  players,
  cost: (rate.wholesale_rate ?? 0) * players + club_cost,
  commission: perPlayer(rate.commission, rate.raw_rate, players),
});

const discountOf = ({ discount, charge }: Story): number => {
  if (discount === null) return 0;
  const { is_dollars, amount } = discounts[discount];
  return is_dollars ? Math.min(amount, charge) : shareOf(charge, amount);
};

export function booked(story: Story): Books {
  const rate = rates[story.rate];
  const sets = setsOf(story);
  const rental_clubs = sum(sets.map(({ charge, quantity }) => charge * quantity));
  const service_fee = perPlayer(rate.service_fee, rate.raw_rate, story.players);
  const discount = discountOf(story);
  const sold = story.charge + rental_clubs + service_fee - discount;
  const balance = story.certificate === null ? 0 : certificates[story.certificate].issued;
  const gift_certificate = Math.min(balance, sold);
  const club_cost = sum(sets.map(({ cost, quantity }) => cost * quantity));
  return {
    ...termsOf(rate, story.players, club_cost),
    club_cost,
    players_sold: story.players,
    charge: story.charge,
    rental_clubs,
    service_fee,
    discount,
    gift_certificate,
    total: sold - gift_certificate,
    is_charged: story.card,
    refunds: [],
    cancelations: [],
    standards: [],
    returned: 0,
    stands: true,
    voided: null,
    movements: story.certificate === null ? [] : [-gift_certificate],
  };
}

export function after(books: Books, act: Act): Books {
  if (act.kind === "players") {
    const { cost, commission } = books;
    const kept = books.stands ? {} : { cost, commission };
    return { ...books, ...termsOf(books.rate, act.players, books.club_cost), ...kept };
  }
  // It keeps the terms it was sold at.
  if (act.kind === "time" || act.kind === "rate is edited") return books;
  if (act.kind === "other course") return { ...books, ...termsOf(rates.other, act.players, books.club_cost) };
  if (act.kind === "certificate pays") {
    const less = books.gift_certificate - act.amount;
    // The payment stays, so the charge is less.
    const charge = books.charge - less;
    return { ...books, charge, gift_certificate: act.amount, movements: [...books.movements, less] };
  }
  if (act.kind === "discount takes") {
    const charge = books.charge + act.amount - books.discount;
    return { ...books, charge, discount: act.amount };
  }
  if (act.kind === "undo") {
    const returned = books.gift_certificate;
    const movements = returned === 0 ? books.movements : [...books.movements, returned];
    return { ...books, returned, stands: false, voided: books.is_charged ? books.total : 0, movements };
  }
  const amount = act.kind === "refund" ? act.amount : act.refund;
  const refunded = {
    ...books,
    refunds: amount === 0 ? books.refunds : [...books.refunds, amount],
    cancelations: [...books.cancelations, amount],
    standards: [...books.standards, amount === 0 ? null : refundTotalsOf(books).refund_total],
  };
  if (act.kind === "refund") return refunded;
  const returned = books.gift_certificate;
  return {
    ...refunded,
    returned,
    stands: false,
    movements: returned === 0 ? books.movements : [...books.movements, returned],
  };
}

/** The amount that the ledger takes back from the sale, refunded or not. */
export const reversedOf = ({ refunds, returned, voided }: Books): number => sum(refunds) + returned + (voided ?? 0);

/** The figures of a booking in reports (docs/reports.md). */
export function figuresOf(books: Books) {
  const { stands, players, charge, rental_clubs, service_fee, discount, voided, is_charged } = books;
  const sold = charge + rental_clubs + service_fee - discount;
  // Undone: nothing was paid, nothing was refunded.
  const gift_certificate = voided === null ? books.gift_certificate : 0;
  const refunded = voided === null ? reversedOf(books) : 0;
  const paid = is_charged && voided === null ? sold : gift_certificate;
  const owed = stands ? books.cost : 0;
  const revenue = (stands ? sold : paid) - refunded;
  return {
    bookings: stands ? 1 : 0,
    rounds: stands ? players : 0,
    charge,
    rental_clubs,
    service_fee,
    discount,
    sold,
    gift_certificate,
    paid,
    due: stands ? sold - paid : 0,
    refunded,
    revenue,
    owed,
    margin: revenue - owed,
    commission: stands ? books.commission : 0,
  };
}

/** The refunds that the dialog offers more than a day before play: the terms are for each player sold (ANSWER-38). */
export function refundTotalsOf({ rate, players, players_sold, total, is_charged, refunds, voided }: Books) {
  const paid = is_charged && voided === null ? total : 0;
  const left = Math.max(paid - (rate.non_refundable ?? 0) * players_sold, 0);
  const allowed = Math.min(left, (rate.max_refund ?? left) * players_sold);
  const leavers = Math.max(players_sold - players, 0);
  const refunded = sum(refunds);
  return {
    refund_total: Math.max(allowed - refunded, 0),
    difference_total: Math.max(Math.floor((allowed * leavers) / players_sold) - refunded, 0),
    transaction_total: paid - refunded,
  };
}
