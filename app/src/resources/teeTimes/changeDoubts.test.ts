import { decodeTeeTime, parseLocalDate, type TeeTime, type TeeTimeDraft, toTeeTimeDraft } from "@teedesk/domain";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { changeDoubts } from "./changeDoubts.ts";

const record = (members: object = {}): TeeTime =>
  Result.getOrThrow(
    decodeTeeTime({
      id: 7,
      play_date: "2027-03-01",
      play_time: "09:30",
      players: 4,
      cost: "604.00",
      status: "Booked",
      confirmation: "TT7060",
      course: { id: 3, course_name: "Torrey Pines South" },
      transaction_record: { id: 1, payment_id: "pay_1", created_at: "", total: 80_800, transaction_items: [] },
      ...members,
    }),
  );

const sale_terms = { taken_for: "sale", taken_at: "", rule_set: "", is_cost_known: true, rate: null };

const today = Result.getOrThrow(parseLocalDate("2026-11-23"));

it.each<[string, object, Partial<TeeTimeDraft>, readonly RegExp[]]>([
  ["nothing", {}, {}, []],
  ["a note", {}, { notes: "Two carts" }, []],
  ["the same date and time in another spelling", {}, { play_date: "3/1/2027", play_time: "9:30" }, []],
  ["a note of a canceled one", { status: "Canceled" }, { notes: "No show" }, []],
  ["the players of a canceled one", { status: "Canceled" }, { players: "3" }, [/is canceled/]],
  ["the date of a reservation", {}, { play_date: "03/02/2027" }, [/TT7060 for 03\/01\/2027 09:30/, /price stays/]],
  [
    "the date of an internal one",
    { confirmation: "INTERNAL" },
    { play_date: "03/02/2027" },
    [/INTERNAL: the course is not notified/, /price stays/],
  ],
  [
    "the course of an internal one",
    { confirmation: "" },
    { course: "5" },
    [
      /INTERNAL: the course is not notified/,
      /^Another course changes what .* \$604\.00\. The payment of \$808\.00 stays/,
    ],
  ],
  [
    "the players of one whose terms are stored",
    { sale_terms, confirmation: "" },
    { players: "3" },
    [/4 → 3 changes what the course is owed/, /follow the terms it was sold at, whatever its rate says by now\.$/],
  ],
  [
    "the course of one whose terms are stored",
    { sale_terms, confirmation: "" },
    { course: "5", players: "3" },
    [/INTERNAL/, /^Another course, with Players 4 → 3 changes/, /the new course's rate as it is today\.$/],
  ],
  [
    "the players of a canceled one whose terms are stored",
    { sale_terms, status: "Canceled" },
    { players: "3" },
    [/is canceled/],
  ],
  ["a note of one whose terms are stored", { sale_terms }, { notes: "Two carts" }, []],
  ["no confirmation any more", {}, { confirmation: " " }, [/Without TT7060 it becomes INTERNAL/]],
  ["internal in small letters", {}, { confirmation: "internal" }, [/Without TT7060 it becomes INTERNAL/]],
  ["another confirmation", {}, { confirmation: "TT7061" }, []],
  [
    "fewer players",
    {},
    { players: "3" },
    [/TT7060 for 4 and is not notified/, /4 → 3 .* \$604\.00\. The payment of \$808\.00 stays/],
  ],
  ["players of an unpaid one", { transaction_record: null }, { players: "3" }, [/Call the course/, /Nothing was paid/]],
  [
    "players of one that was booked without a card",
    { transaction_record: { id: 1, payment_id: null, created_at: "", total: 80_800, transaction_items: [] } },
    { players: "3" },
    [/Call the course/, /Nothing was paid/],
  ],
  [
    "players of one that a gift certificate paid",
    {
      gift_certificate: { id: 5, serial: "GC5" },
      transaction_record: { id: 1, payment_id: null, created_at: "", total: 0, transaction_items: [] },
    },
    { players: "3" },
    [/Call the course/, /\$604\.00\. No card was charged, and no one is charged\.$/],
  ],
  ["a discount of a paid one", {}, { discount_amount: "10" }, [/payment of \$808\.00 stays, and nothing goes back/]],
  ["a discount of an unpaid one", { transaction_record: null }, { discount_amount: "10" }, []],
  [
    "a day that has passed",
    {},
    { play_date: "11/22/2026" },
    [/^The date has passed\.$/, /Call the course first/, /price stays/],
  ],
  [
    "a day more than a year ahead",
    {},
    { play_date: "11/24/2027" },
    [/^The date is further ahead/, /Call the course first/, /price stays/],
  ],
  ["a group of nine", {}, { players: "9" }, [/^The group is larger than 8\.$/, /Call the course/, /4 → 9/]],
  [
    "a time at night",
    {},
    { play_time: "21:00" },
    [/^The time is outside daylight\.$/, /Call the course/, /price stays/],
  ],
  ["a note of a tee time that was played", { play_date: "2026-01-05", players: 9 }, { notes: "Two carts" }, []],
  ["two at once", {}, { players: "3", play_time: "10:00" }, [/Call the course/, /price stays/, /4 → 3/]],
])("asks before a save of %s", (_, members, changes, doubts) => {
  const teeTime = record(members);
  const asked = changeDoubts(teeTime, { ...toTeeTimeDraft(teeTime), ...changes }, today);
  expect(asked).toEqual(doubts.map((doubt) => expect.stringMatching(doubt)));
});
