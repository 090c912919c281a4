import { expect, it } from "vitest";
import { type UndoFacts, type UndoRefusal, undoRefusal } from "./undoRefusal.ts";

const fresh: UndoFacts = {
  is_canceled: false,
  is_own: true,
  is_under_way: false,
  is_changed: false,
  seconds_left: 300,
};

it.each<[string, Partial<UndoFacts>, UndoRefusal | null]>([
  ["just booked", {}, null],
  ["booked a moment less than the limit ago", { seconds_left: 0.01 }, null],
  ["booked as long ago as the limit", { seconds_left: 0 }, "over"],
  ["booked last month", { seconds_left: -2_592_000 }, "over"],
  ["of another agent", { is_own: false }, "not_yours"],
  ["changed since", { is_changed: true }, "changed"],
  ["being canceled", { is_under_way: true }, "under_way"],
  ["canceled", { is_canceled: true }, "canceled"],
  ["being canceled after a change", { is_under_way: true, is_changed: true }, "under_way"],
  ["canceled, changed, long ago", { is_canceled: true, is_changed: true, seconds_left: -9 }, "canceled"],
  ["of another agent, long ago", { is_own: false, seconds_left: -9 }, "not_yours"],
])("undo of a booking %s", (_, facts, refusal) => {
  expect(undoRefusal({ ...fresh, ...facts })).toBe(refusal);
});
