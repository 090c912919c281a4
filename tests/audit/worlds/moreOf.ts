import { isPercent, type Percent, type QuoteInput } from "@teedesk/domain";
import { cents } from "../../../packages/domain/testing/values.ts";

type Step = {
  /** The same booking with one smallest unit more; null where it has no such part. */
  readonly more: (input: QuoteInput) => QuoteInput | null;
  /** The direction in which the total may change, if it changes. */
  readonly total: "up" | "down";
};

const nextPercent = (percent: Percent): Percent | null => {
  const next = percent + 1;
  return isPercent(next) ? next : null;
};

/** The parts of a price that can grow. */
export const moreOf: Readonly<Record<string, Step>> = {
  charge: { total: "up", more: (input) => ({ ...input, charge: cents(input.charge + 1) }) },
  players: { total: "up", more: (input) => ({ ...input, players: Math.max(input.players ?? 1, 0) + 1 }) },
  rate: {
    total: "up",
    more: (input) => input.rate && { ...input, rate: { ...input.rate, raw_rate: cents(input.rate.raw_rate + 1) } },
  },
  fee: {
    total: "up",
    more(input) {
      const fee = input.rate?.service_fee;
      if (!input.rate || !fee || fee.kind === "none") return null;
      if (fee.kind === "dollars")
        return { ...input, rate: { ...input.rate, service_fee: { ...fee, cents: cents(fee.cents + 1) } } };
      const percent = nextPercent(fee.percent);
      return percent === null ? null : { ...input, rate: { ...input.rate, service_fee: { ...fee, percent } } };
    },
  },
  clubs: {
    total: "up",
    more: ({ rental_clubs: [first, ...rest], ...input }) =>
      first === undefined ? null : { ...input, rental_clubs: [{ ...first, quantity: first.quantity + 1 }, ...rest] },
  },
  discount: {
    total: "down",
    more({ discount, ...input }) {
      if (discount === null) return null;
      if (discount.kind === "dollars") return { ...input, discount: { ...discount, cents: cents(discount.cents + 1) } };
      const percent = nextPercent(discount.percent);
      return percent === null ? null : { ...input, discount: { ...discount, percent } };
    },
  },
  "on the certificate": {
    total: "down",
    more: ({ gift_certificate, ...input }) =>
      gift_certificate && { ...input, gift_certificate: { raw_balance: cents(gift_certificate.raw_balance + 1) } },
  },
};
