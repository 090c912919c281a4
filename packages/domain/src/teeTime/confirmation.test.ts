import { describe, expect, it } from "vitest";
import { confirmationOf, isInternal } from "./confirmation.ts";

describe("a confirmation is INTERNAL", () => {
  it.each(["", " ", "INTERNAL", "internal", "Internal", " \tinternal\n"])(
    "ANSWER-42 OPS-IBE-63 MSG-15 as %j",
    (typed) => {
      expect([confirmationOf(typed), isInternal(typed)]).toEqual(["INTERNAL", true]);
    },
  );

  it.each([
    [" TP-1 ", "TP-1"],
    ["tp-1", "tp-1"],
    ["INTERNAL 7", "INTERNAL 7"],
    ["IN TERNAL", "IN TERNAL"],
  ])("and any other is the course's own number: %j is stored as %j", (typed, stored) => {
    expect([confirmationOf(typed), isInternal(typed)]).toEqual([stored, false]);
  });
});
