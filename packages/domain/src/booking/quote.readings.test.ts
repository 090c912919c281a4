import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { context, draft } from "../../testing/bookings.ts";
import { cents, date, percent } from "../../testing/values.ts";
import { blankCreditCard } from "../creditCard/creditCard.ts";
import { parseCreditCard } from "../creditCard/parseCreditCard.ts";
import { parseBooking } from "./parseBooking.ts";
import { parseCharge } from "./parseCharge.ts";
import { quote } from "./quote.ts";
import { quoteDraft } from "./quoteDraft.ts";
import type { QuoteInput } from "./quoteInput.ts";
import { teeTimeIsComplete } from "./teeTimeIsComplete.ts";

const plain: QuoteInput = {
  charge: cents(10_000),
  players: 1,
  rate: null,
  rental_clubs: [],
  discount: null,
  gift_certificate: null,
};
const club = (raw_charge: number, quantity: number) => ({ id: 7, raw_charge: cents(raw_charge), quantity });
const fivePercentOf = (raw_rate: number) => ({
  raw_rate: cents(raw_rate),
  service_fee: { kind: "percent", percent: percent(500) } as const,
});
const total = (part: Partial<QuoteInput>) => quote({ ...plain, ...part }).total;
const fee = (part: Partial<QuoteInput>) =>
  quote({ ...plain, ...part }).lines.find(({ rule }) => rule === "service_fee")?.amount;

describe("where the specification can be read in two ways", () => {
  it("CALC-02 reading: one and a half sets are refused, not multiplied", () => {
    expect({ chosen: total({ rental_clubs: [club(2500, 1.5)] }), other: 2500 * 1.5 }).toEqual({
      chosen: null,
      other: 3750,
    });
  });

  it("CALC-12 reading: a certificate pays no more than is due", () => {
    const priced = quote({ ...plain, gift_certificate: { raw_balance: cents(50_000) } });
    expect({ chosen: [priced.total, priced.gift_remaining], other: 10_000 - Math.max(0, 50_000) }).toEqual({
      chosen: [0, 40_000],
      other: -40_000,
    });
  });

  it("DECISIONS 7 reading: what cannot be worked out leaves no total, and is not 0", () => {
    const rate = { raw_rate: cents(8000), service_fee: { kind: "dollars", cents: cents(-1) } as const };
    expect({ chosen: total({ rate }), other: total({}) }).toEqual({ chosen: null, other: 10_000 });
  });

  it("FEE-01 reading: the fee is a percentage of the rate, not of the charge", () => {
    const charge = cents(6000);
    expect({
      chosen: fee({ charge, rate: fivePercentOf(10_000) }),
      other: fee({ charge, rate: fivePercentOf(charge) }),
    }).toEqual({ chosen: 500, other: 300 });
  });

  it("FEE-02 reading: the fee is rounded once, not for each player", () => {
    const rate = fivePercentOf(10);
    expect({ chosen: fee({ players: 3, rate }), other: 3 * (fee({ players: 1, rate }) ?? 0) }).toEqual({
      chosen: 2,
      other: 3,
    });
  });

  it("CALC-06 reading: no players count as one, as missing ones do", () => {
    const players = 0;
    const perPlayer = cents(350);
    const rate = { raw_rate: cents(8000), service_fee: { kind: "dollars", cents: perPlayer } as const };
    expect({ chosen: fee({ players, rate }), other: players * perPlayer }).toEqual({ chosen: 350, other: 0 });
  });

  it("CALC-07 reading: dollars off are bounded by the charge, not by charge and clubs", () => {
    const discount = { kind: "dollars", cents: cents(8000) } as const;
    expect({
      chosen: total({ charge: cents(5000), rental_clubs: [club(4000, 1)], discount }),
      other: total({ charge: cents(5000 + 4000), discount }),
    }).toEqual({ chosen: 4000, other: 1000 });
  });

  it("CALC-08 reading: a percentage of the charge, not of charge and clubs", () => {
    const discount = { kind: "percent", percent: percent(1000) } as const;
    expect({
      chosen: total({ rental_clubs: [club(5000, 1)], discount }),
      other: total({ charge: cents(10_000 + 5000), discount }),
    }).toEqual({ chosen: 14_000, other: 13_500 });
  });

  it("CALC-09 takes nothing off without a discount", () => {
    const priced = quote(plain);
    expect([priced.total, priced.lines.map(({ rule }) => rule)]).toEqual([10_000, ["charge"]]);
  });

  it("OPS-IBE-67 reading: a day that does not exist leaves a tee time incomplete, though it is not empty", () => {
    const tee_time = { ...draft.tee_time, play_date: "2/30/2026" };
    const { play_date, play_time, players, course } = tee_time;
    expect({
      chosen: teeTimeIsComplete({ tee_time }, context.today),
      other: play_date !== "" && play_time !== "" && Number(players) > 0 && Number(course) > 0,
    }).toEqual({ chosen: false, other: true });
  });

  it("OPS-IBE-64 reading: a charge of 0 is refused where it is typed, and has a price none the less", () => {
    const priced = total({ charge: cents(0), rental_clubs: [club(2500, 1)] });
    const typed = parseCharge("0");
    expect({ chosen: priced, other: Result.match(typed, { onFailure: () => null, onSuccess: Number }) }).toEqual({
      chosen: 2500,
      other: null,
    });
  });

  it("OPS-IBE-66 reading: month and year without a number are no card", () => {
    const typed = { number: "", expmo: "1", expyr: "30", cvv: "" };
    expect({
      chosen: parseCreditCard(typed, date("2026-11-21")),
      other: Result.isFailure(parseCreditCard({ ...typed, number: "-" }, date("2026-11-21"))),
    }).toEqual({ chosen: Result.succeed(blankCreditCard), other: true });
  });
});

it("DECISIONS 9 a booking carries the charge and the total of its quote, for the server to compare", () => {
  const booking = parseBooking(draft, context);
  expect(Result.map(booking, ({ charge, expected_total_cents }) => [charge, expected_total_cents])).toEqual(
    Result.succeed(["100.00", quoteDraft(draft, context).total]),
  );
});
