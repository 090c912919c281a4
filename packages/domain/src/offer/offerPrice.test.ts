import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, date, percent, time } from "../../testing/values.ts";
import { quote } from "../booking/quote.ts";
import { largestCents } from "../money/cents.ts";
import { centsUnder, isWithin, offerPrice } from "./offerPrice.ts";
import { offerText } from "./offerText.ts";

const noFee = { kind: "none" } as const;
const percentFee = { kind: "percent", percent: percent(575) } as const;

describe("offerPrice", () => {
  it("OFFER-01 is the rate and fee of each player and of all", () => {
    const rate = { raw_rate: cents(11_000), service_fee: { kind: "dollars", cents: cents(500) } as const };
    expect(offerPrice(rate, 4)).toEqual({
      charge: { each: 11_000, all: 44_000 },
      fee: { each: 500, all: 2000 },
      total: { each: 11_500, all: 46_000 },
    });
    expect(offerPrice({ ...rate, service_fee: noFee }, 1)?.total).toEqual({ each: 11_000, all: 11_000 });
  });

  it("OFFER-01 rounds a percentage once for each and once for all", () => {
    expect(offerPrice({ raw_rate: cents(9990), service_fee: percentFee }, 4)?.fee).toEqual({ each: 574, all: 2298 });
  });

  it("OFFER-01 is the booking's quote at the rate of all players", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 8 }), (raw_rate, players) => {
        const rate = { raw_rate, service_fee: percentFee };
        const booking = { players, rate, rental_clubs: [], discount: null, gift_certificate: null };
        expect(offerPrice(rate, players)?.total.all).toBe(
          quote({ ...booking, charge: cents(raw_rate * players) }).total,
        );
      }),
    );
  });

  it("OFFER-01 has no price of what cannot be multiplied", () => {
    expect(offerPrice({ raw_rate: largestCents, service_fee: noFee }, 2)).toBeNull();
    expect(offerPrice({ raw_rate: cents(1), service_fee: noFee }, 1.5)).toBeNull();
    const fee = { kind: "dollars", cents: cents(1) } as const;
    expect(offerPrice({ raw_rate: largestCents, service_fee: fee }, 1)).toBeNull();
    expect(offerPrice({ raw_rate: largestCents, service_fee: fee }, 0)).toBeNull();
  });
});

describe("isWithin", () => {
  const price = offerPrice({ raw_rate: cents(9990), service_fee: percentFee }, 4);
  it.each<[number, "player" | "all", boolean, number]>([
    [10_564, "player", true, 0],
    [10_563, "player", false, -1],
    [42_258, "all", true, 0],
    [42_257, "all", false, -1],
    [43_000, "all", true, 742],
  ])("OFFER-02 of at most %i cents for %s: %s", (most, of, is, under) => {
    expect(isWithin(price, { cents: cents(most), of })).toBe(is);
    expect(centsUnder(price, { cents: cents(most), of })).toBe(under);
  });

  it("OFFER-02 without a price only where none was asked for", () => {
    expect([isWithin(null, null), isWithin(price, null)]).toEqual([true, true]);
    expect(isWithin(null, { cents: largestCents, of: "all" })).toBe(false);
    expect([centsUnder(null, { cents: cents(1), of: "all" }), centsUnder(price, null)]).toEqual([null, null]);
  });
});

describe("offerText", () => {
  const offered = {
    course_name: "Torrey Pines South",
    play_date: date("2026-11-28"),
    play_time: time("07:40"),
    players: 4,
    price: offerPrice({ raw_rate: cents(11_400), service_fee: { kind: "dollars", cents: cents(500) } }, 4),
  };
  const place = "Saturday, November 28, 7:40 in the morning at Torrey Pines South";
  it.each([
    [offered, `${place}, four players: $119.00 each, $476.00 in all.`],
    [
      { ...offered, players: 1, price: offerPrice({ raw_rate: cents(11_400), service_fee: noFee }, 1) },
      `${place}, one player: $114.00.`,
    ],
    [{ ...offered, price: null }, `${place}, four players. The price is not known.`],
  ])("reads an offer aloud", (offer, text) => {
    expect(offerText(offer, date("2026-11-21"))).toBe(text);
  });
});
