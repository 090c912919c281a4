import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate, positiveCents } from "../../testing/arbitraries.ts";
import { teeTime } from "../../testing/teeTimes.ts";
import { date } from "../../testing/values.ts";
import { formatCents } from "../money/formatCents.ts";
import { acceptTeeTimeChange } from "./acceptTeeTimeChange.ts";
import { parseTeeTimeDraft } from "./parseTeeTimeDraft.ts";
import { teeTimeUpdate } from "./teeTimeChange.ts";
import { blankTeeTimeDraft, type TeeTimeDraft, toTeeTimeDraft } from "./teeTimeDraft.ts";

const draft = toTeeTimeDraft(teeTime);
const change = Result.getOrThrow(parseTeeTimeDraft(draft));

const playDate = fc
  .integer({ min: 2000, max: 2099 })
  .chain((year) => anyDate.map((day) => date(`${year}${day.slice(4)}`)));

describe("the tee-time page", () => {
  it("OPS-TT-04 to OPS-TT-15 shows what can be changed", () => {
    expect(draft).toEqual({
      confirmation: "TP-20431",
      play_date: "11/28/2026",
      play_time: "10:30",
      players: "2",
      notes: "",
      internal_notes: "Called twice.",
      folio: "",
      gift_certificate: "GIFT-100",
      gift_certificate_amount: "100.00",
      discount: "FAIRWAY15",
      discount_amount: "15.00",
      course: "17",
    });
  });

  it("OPS-TT-49 OPS-TT-50 sends the course as its id, certificate and discount beside, and no other member", () => {
    expect(teeTimeUpdate(teeTime, change)).toEqual({
      id: 12,
      tee_time: {
        lock_version: 3,
        confirmation: "TP-20431",
        play_date: "2026-11-28",
        play_time: "10:30",
        players: 2,
        notes: "",
        internal_notes: "Called twice.",
        folio: "",
        course: { id: 17 },
        gift_certificate_amount: "100.00",
        discount_amount: "15.00",
      },
      gift_certificate: { serial: "GIFT-100" },
      discount: { code: "FAIRWAY15" },
    });
  });

  it("ANSWER-16 sends no version to a server without versions", () => {
    expect(teeTimeUpdate({ id: 12, lock_version: null }, change).tee_time).toEqual(change.tee_time);
  });

  it("UNCLEAR-37 sends days and money back unchanged", () => {
    fc.assert(
      fc.property(playDate, positiveCents, positiveCents, (play_date, gift, discount) => {
        const [gift_certificate_amount, discount_amount] = [formatCents(gift), formatCents(discount)];
        const stored = { ...teeTime, play_date, gift_certificate_amount, discount_amount };
        expect(Result.getOrThrow(parseTeeTimeDraft(toTeeTimeDraft(stored))).tee_time).toEqual({
          ...change.tee_time,
          play_date,
          gift_certificate_amount,
          discount_amount,
        });
      }),
    );
  });

  it.each<[string, Partial<TeeTimeDraft>, object]>([
    ["no gift certificate", { gift_certificate: " " }, { gift_certificate: null }],
    ["no discount", { discount: "" }, { discount: null }],
    ["another certificate", { gift_certificate: " GIFT-7 " }, { gift_certificate: { serial: "GIFT-7" } }],
  ])("OPS-TT-50 sends %s", (_, typed, sent) => {
    expect(parseTeeTimeDraft({ ...draft, ...typed })).toEqual(Result.succeed({ ...change, ...sent }));
  });

  it.each<[Partial<TeeTimeDraft>, object]>([
    [{ play_time: "7:05" }, { play_time: "07:05" }],
    [{ confirmation: " TP " }, { confirmation: "TP" }],
    [{ confirmation: "" }, { confirmation: "" }],
    [{ discount_amount: "$1,015" }, { discount_amount: "1015.00" }],
    [{ gift_certificate_amount: "" }, { gift_certificate_amount: "" }],
  ])("reads %j as %j", (typed, sent) => {
    expect(Result.getOrThrow(parseTeeTimeDraft({ ...draft, ...typed })).tee_time).toEqual({
      ...change.tee_time,
      ...sent,
    });
  });

  it.each<[Partial<TeeTimeDraft>, string, string]>([
    [{ play_date: "28.11.2026" }, "play_date", "date_unreadable"],
    [{ play_time: "25:00" }, "play_time", "time_unreadable"],
    [{ players: "0" }, "players", "players_not_positive"],
    [{ players: "1.5" }, "players", "not_whole"],
    [{ course: "" }, "course", "course_missing"],
    [{ confirmation: "a".repeat(256) }, "confirmation", "line_too_long"],
    [{ notes: "a".repeat(2001) }, "notes", "text_too_long"],
    [{ gift_certificate: "a".repeat(256) }, "gift_certificate", "line_too_long"],
    [{ discount: "a".repeat(256) }, "discount", "line_too_long"],
    [{ gift_certificate_amount: "-1" }, "gift_certificate_amount", "amount_negative"],
    [{ discount_amount: "1.005" }, "discount_amount", "amount_too_precise"],
  ])("OPS-TT-45 OPS-TT-46 refuses %.50j on %s: %s", (typed, path, code) => {
    expect(parseTeeTimeDraft({ ...draft, ...typed })).toEqual(Result.fail([{ path, code }]));
  });

  it("has nothing to save after Clear", () => {
    const issues = Result.getOrThrow(Result.flip(parseTeeTimeDraft(blankTeeTimeDraft())));
    expect(issues.map(({ path }) => path)).toEqual(["play_date", "play_time", "players", "course"]);
  });
});

describe("a change off the wire", () => {
  it("is accepted when it is empty", () => {
    expect(
      Object.values(Result.getOrThrow(acceptTeeTimeChange({ tee_time: {} }))).every((value) => value === undefined),
    ).toBe(true);
  });

  it.each([
    [{ play_date: "" }, "play_date", "date_blank"],
    [{ play_date: "2026-02-30" }, "play_date", "date_impossible"],
    [{ play_time: "" }, "play_time", "time_blank"],
    [{ players: null }, "players", "players_not_positive"],
    [{ players: 0 }, "players", "players_not_positive"],
    [{ course: { id: 0 } }, "course", "course_missing"],
    [{ alt_emails: "pat" }, "alt_emails", "email_unreadable"],
  ])("is refused with %j", (tee_time, path, code) => {
    expect(acceptTeeTimeChange({ tee_time })).toEqual(Result.fail([{ path, code }]));
  });
});
