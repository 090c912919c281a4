import { type Cents, centsFrom, type Percent, parsePercent, type QuoteInput } from "@teedesk/domain";

/** 256 bookings: two players, two sets of clubs, a 5 % service fee, 12.5 % off and $40 on a gift certificate. */
export function quoteInputs(): readonly QuoteInput[] {
  return Array.from({ length: 256 }, (_, index) => ({
    charge: cents(10_000 + index * 37),
    players: 2,
    rate: { raw_rate: cents(20_205 + index), service_fee: { kind: "percent", percent: percent("5") } },
    rental_clubs: [{ id: 1, raw_charge: cents(6500), quantity: 2 }],
    discount: { kind: "percent", percent: percent("12.5") },
    gift_certificate: { raw_balance: cents(4000) },
  }));
}

function cents(amount: number): Cents {
  const read = centsFrom(amount);
  if ("failure" in read) throw new Error(`${amount}: ${read.failure}`);
  return read.success;
}

function percent(text: string): Percent {
  const read = parsePercent(text);
  if ("failure" in read) throw new Error(`${text}: ${read.failure}`);
  return read.success;
}
