import { describe, expect, it } from "vitest";
import { context, draft } from "../../testing/bookings.ts";
import { teeTimeIsComplete } from "./parseTeeTime.ts";

describe("teeTimeIsComplete", () => {
  it.each([
    [{}, true],
    [{ players: "1" }, true],
    [{ course: "1" }, true],
    [{ alt_emails: "not an address" }, true],
    [{ play_date: "" }, false],
    [{ play_date: "2/30/2026" }, false],
    [{ play_time: "" }, false],
    [{ play_time: "24:00" }, false],
    [{ players: "0" }, false],
    [{ players: "" }, false],
    [{ players: "-1" }, false],
    [{ course: "0" }, false],
    [{ course: "" }, false],
  ])("OPS-IBE-67 with %j: %s", (part, expected) => {
    expect(teeTimeIsComplete({ tee_time: { ...draft.tee_time, ...part } }, context.today)).toBe(expected);
  });
});
