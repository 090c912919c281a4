import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { lostLeadForm, queueEntryForm } from "./callerForms.ts";

const caller = { players: "3", first_name: "Nia", last_name: "", primary_phone: "858-555-7100", email: "" };

it("a lead has a course, a day, a time, its players and a caller", () => {
  const draft = { ...caller, course: "24", lead_date: "12/10/2026", play_time: "10:30" };
  expect(lostLeadForm.parse(draft)).toEqual(
    Result.succeed({ ...caller, players: 3, course: { id: 24 }, lead_date: "2026-12-10", play_time: "10:30" }),
  );
  expect(lostLeadForm.parse({ ...draft, course: "", lead_date: "", play_time: "", players: "" })).toEqual(
    Result.fail([
      { path: "course", code: "course_missing" },
      { path: "lead_date", code: "date_blank" },
      { path: "play_time", code: "time_blank" },
      { path: "players", code: "players_not_positive" },
    ]),
  );
});

it("a caller leaves a phone number or an e-mail address", () => {
  expect(queueEntryForm.parse({ ...caller, primary_phone: "" })).toEqual(
    Result.fail([{ path: "primary_phone", code: "caller_unreachable" }]),
  );
  expect(Result.isSuccess(queueEntryForm.parse({ ...caller, primary_phone: "", email: "nia@example.test" }))).toBe(
    true,
  );
});

it("a new caller's form begins without players", () => {
  expect(queueEntryForm.blank()).toEqual({ players: "", first_name: "", last_name: "", primary_phone: "", email: "" });
});
