import { describe, expect, it } from "vitest";
import { blankBookingDraft } from "./bookingDraft.ts";
import { bookingDraftFromQuery } from "./bookingDraftFromQuery.ts";

describe("bookingDraftFromQuery", () => {
  it("OPS-IBE-42 to OPS-IBE-50 fills every field", () => {
    const query = {
      providedQueueId: "3",
      providedPlayers: "4",
      providedTimeString: "07:30",
      providedDateString: "2026-11-28",
      providedFirstName: " Pat ",
      providedLastName: "Lee",
      providedPostCode: "92037",
      providedEmail: "pat.lee@example.test",
      providedCourseId: "17",
    };
    const blank = blankBookingDraft("17");
    expect(bookingDraftFromQuery(query)).toEqual({
      ...blank,
      tee_time: {
        ...blank.tee_time,
        play_date: "11/28/2026",
        play_time: "07:30",
        players: "4",
        availability_queue_id: "3",
      },
      customer: { first_name: "Pat", last_name: "Lee", postcode: "92037", email: "pat.lee@example.test" },
    });
  });

  it.each([
    ["UNCLEAR-13 the time string wins", { providedTimeString: "8:00", providedTime: "9:00" }, "play_time", "08:00"],
    ["OPS-IBE-51 a time alone", { providedTimeString: "", providedTime: "9:00" }, "play_time", "09:00"],
    ["a time with its half of the day", { providedTime: "7:05 PM" }, "play_time", "19:05"],
    ["an unreadable time is shown", { providedTime: "noonish" }, "play_time", "noonish"],
    ["a typed date", { providedDateString: "11/28/2026" }, "play_date", "11/28/2026"],
    ["a date with a time", { providedDateString: "2026-11-28T00:00:00Z" }, "play_date", "11/28/2026"],
    ["a date and a time", { providedDateString: "2026-11-28 07:30" }, "play_date", "11/28/2026"],
    ["an unreadable date is shown", { providedDateString: "soon" }, "play_date", "soon"],
    ["OPS-IBE-52 a course that is no number", { providedCourseId: "abc" }, "course", ""],
    ["OPS-IBE-52 no course", {}, "course", ""],
    ["players that are no number", { providedPlayers: "four" }, "players", ""],
    ["a queue entry whose id is not one", { providedQueueId: "-1" }, "availability_queue_id", ""],
    ["a lost lead", { providedLeadId: "31" }, "lost_lead_id", "31"],
    ["a lead whose id is not one", { providedLeadId: "x" }, "lost_lead_id", ""],
  ] as const)("%s", (_, query, field, value) => {
    expect(bookingDraftFromQuery(query).tee_time[field]).toBe(value);
  });

  it.each([
    ["a customer on record", "12", "12"],
    ["a customer whose id is not one", "12a", ""],
  ])("%s", (_, providedCustomerId, customer_id) => {
    expect(bookingDraftFromQuery({ providedCustomerId }).customer_id).toBe(customer_id);
  });
});
