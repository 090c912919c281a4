import { expect, it } from "vitest";
import { clocksOf, minuteIn } from "../../testing/clocks.ts";
import { cents, date, time } from "../../testing/values.ts";
import { cancelTerms } from "../refund/cancelTerms.ts";
import { bookingAloud, playersText, type ReadBack } from "./readBack.ts";

const play = { date: date("2026-11-28"), time: time("07:40") };
const policy = { max_refund: null, non_refundable: null, cancel_hours: 18 };
const sold = { play, paid: cents(42_420), refunded: cents(0), players_sold: 4, policy };
const booking: ReadBack = {
  play,
  course: "Torrey Pines South",
  players: 4,
  total: cents(42_420),
  gift_used: cents(0),
  terms: cancelTerms(sold, clocksOf("America/Los_Angeles")),
};
const today = { today: date("2026-11-21"), now: minuteIn("2026-11-21T20:00:00Z") };
const when = "Saturday, November 28, 7:40 in the morning at Torrey Pines South";

it.each([
  [
    "with its terms",
    {},
    `${when}, four players, $424.20 in all; free to cancel until Friday, November 27, 1:40 in the afternoon.`,
  ],
  ["without terms", { terms: null }, `${when}, four players, $424.20 in all.`],
  [
    "with a gift certificate",
    { terms: null, players: 1, total: cents(100_000), gift_used: cents(10_000) },
    `${when}, one player, $1,100.00 in all, $100.00 of it from the gift certificate.`,
  ],
  [
    "of more than can be counted",
    { terms: null, total: cents(Number.MAX_SAFE_INTEGER), gift_used: cents(100) },
    `${when}, four players, $90,071,992,547,409.91 in all, $1.00 of it from the gift certificate.`,
  ],
  [
    "where nothing is paid by card",
    { terms: cancelTerms({ ...sold, paid: cents(0) }, clocksOf("UTC")) },
    `${when}, four players, $424.20 in all.`,
  ],
])("reads a booking back %s", (_, changes, text) => {
  expect(bookingAloud({ ...booking, ...changes }, today)).toBe(text);
});

it.each([
  [1, "one player"],
  [2, "two players"],
  [3, "three players"],
  [4, "four players"],
  [5, "five players"],
  [6, "six players"],
  [7, "seven players"],
  [8, "eight players"],
  [9, "nine players"],
  [10, "ten players"],
  [11, "11 players"],
  [0, "0 players"],
])("says %i players as %s", (players, text) => {
  expect(playersText(players)).toBe(text);
});
