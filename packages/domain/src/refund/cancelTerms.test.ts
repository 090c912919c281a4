import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { clocksOf, minuteIn } from "../../testing/clocks.ts";
import { cents, date, time } from "../../testing/values.ts";
import { type Clocks, civilMomentAt } from "../calendar/civilMoment.ts";
import { cancelTerms, cancelTermsText, isTooLate, refundPolicyOf } from "./cancelTerms.ts";
import { type RefundPolicy, refundTotals } from "./refundTotals.ts";

const play = { date: date("2026-11-28"), time: time("07:40") };
const policy: RefundPolicy = { max_refund: null, non_refundable: null, cancel_hours: 24 };
const sold = { play, paid: cents(42_420), refunded: cents(0), players_sold: 2, policy };
const pacific = clocksOf("America/Los_Angeles");

/** The minutes at which clocks show a moment, found by looking at each one around it. */
const minutesShowing = (moment: typeof play, clocks: Clocks): readonly number[] => {
  const near = minuteIn(`${moment.date}T${moment.time}Z`);
  return Array.from({ length: 2 * 24 * 60 }, (_, index) => near - 24 * 60 + index).filter((minute) => {
    const shown = Result.getOrThrow(civilMomentAt(minute, clocks));
    return shown.date === moment.date && shown.time === moment.time;
  });
};

describe("the last minute to cancel", () => {
  it.each([
    ["America/Los_Angeles", "2026-11-28", "07:40", 24],
    ["America/Los_Angeles", "2026-11-01", "10:30", 24],
    ["America/Los_Angeles", "2026-11-02", "07:30", 30],
    ["America/Los_Angeles", "2026-11-02", "07:30", 31],
    ["America/Los_Angeles", "2026-03-08", "10:30", 24],
    ["America/Los_Angeles", "2026-03-09", "07:00", 29],
    ["America/Los_Angeles", "2026-03-08", "06:30", 0],
    ["Pacific/Auckland", "2026-04-05", "09:00", 48],
    ["Pacific/Auckland", "2026-09-27", "09:00", 48],
    ["UTC", "2026-01-01", "00:00", 1],
  ])(
    "REFUND-06 in %s, played %s at %s with notice of %i hours, is the last of the full standard refund",
    (zone, day, hour, cancel_hours) => {
      const clocks = clocksOf(zone);
      const moment = { date: date(day), time: time(hour) };
      const [begin = Number.NaN, ...others] = minutesShowing(moment, clocks);
      expect(others).toEqual([]);
      const terms = { ...policy, non_refundable: cents(500), cancel_hours };
      const found = cancelTerms({ ...sold, play: moment, policy: terms }, clocks);
      const refundIn = (minute: number) => {
        const minutes_to_play = Math.floor(begin - minute);
        const facts = {
          paid: sold.paid,
          refunded: cents(0),
          players_sold: 2,
          players: 2,
          minutes_to_play,
          policy: terms,
        };
        return Result.getOrThrow(refundTotals(facts)).refund_total;
      };
      if (found === null) throw new Error("There are no terms.");
      expect(found.until).toEqual(Result.getOrThrow(civilMomentAt(found.last_minute, clocks)));
      const wrong = [];
      for (let minute = begin - 75 * 60; minute <= begin + 60; minute += 0.5)
        if (refundIn(minute) !== (isTooLate(found, minute) ? 0 : 41_420)) wrong.push(minute);
      expect(wrong).toEqual([]);
      expect([refundIn(found.last_minute), refundIn(found.last_minute + 1)]).toEqual([41_420, 0]);
    },
  );

  it("counts real hours over the end of summer time", () => {
    const moment = { date: date("2026-11-01"), time: time("10:30") };
    expect(cancelTerms({ ...sold, play: moment }, pacific)?.until).toEqual({
      date: "2026-10-31",
      time: "11:30",
    });
  });

  it("has none where the terms are no terms", () => {
    const worthless = { ...policy, non_refundable: cents(Number.MAX_SAFE_INTEGER) };
    expect(cancelTerms({ ...sold, policy: worthless }, pacific)).toBeNull();
    expect(cancelTerms({ ...sold, policy: { ...policy, cancel_hours: 1e9 } }, pacific)).toBeNull();
  });
});

describe("the terms of a cancelation in words", () => {
  const now = minuteIn("2026-11-21T20:00:00Z");
  const textOf = (changes: Partial<RefundPolicy>, paid: number, at: number, refunded = 0) => {
    const money = { paid: cents(paid), refunded: cents(refunded) };
    const terms = cancelTerms({ ...sold, ...money, policy: { ...policy, ...changes } }, pacific);
    return terms === null ? null : cancelTermsText(terms, { today: date("2026-11-21"), now: at });
  };
  const lastMinute = minuteIn("2026-11-27T15:40:00Z");

  it.each([
    ["all of it", {}, 42_420, now, "free to cancel until Friday, November 27, 7:40 in the morning"],
    [
      "all of it, in the last minute",
      {},
      42_420,
      lastMinute,
      "free to cancel until Friday, November 27, 7:40 in the morning",
    ],
    [
      "a part is kept",
      { non_refundable: cents(500) },
      42_420,
      now,
      "$414.20 goes back if it is canceled by Friday, November 27, 7:40 in the morning",
    ],
    ["more is kept than was paid", { non_refundable: cents(50_000) }, 42_420, now, "no refund if it is canceled"],
    ["a moment too late", {}, 42_420, lastMinute + 0.1, "too late to cancel for a refund"],
    ["nothing was paid", {}, 0, now, ""],
  ])("%s", (_, changes, paid, at, text) => {
    expect(textOf(changes, paid, at)).toBe(text);
  });

  it.each([
    ["all that is left", {}, 10_000, "free to cancel until Friday, November 27, 7:40 in the morning"],
    [
      "what is left of the terms' refund",
      { non_refundable: cents(500) },
      10_000,
      "$314.20 goes back if it is canceled by Friday, November 27, 7:40 in the morning",
    ],
    ["nothing once the terms' refund went back", { non_refundable: cents(500) }, 41_420, "no refund if it is canceled"],
    ["nothing once all went back", {}, 42_420, ""],
  ])("REFUND-06 after an earlier refund: %s", (_, changes, refunded, text) => {
    expect(textOf(changes, 42_420, now, refunded)).toBe(text);
  });
});

it.each([
  [
    { max_refund: "202.00", non_refundable: "", cancel_hours: 24 },
    { max_refund: 20_200, non_refundable: null, cancel_hours: 24 },
  ],
  [
    { max_refund: "", non_refundable: "5.00", cancel_hours: 0 },
    { max_refund: null, non_refundable: 500, cancel_hours: 0 },
  ],
  [{ max_refund: "free", non_refundable: "", cancel_hours: 0 }, null],
])("reads the terms of the wire: %j", (texts, read) => {
  expect(refundPolicyOf(texts)).toEqual(read);
});
