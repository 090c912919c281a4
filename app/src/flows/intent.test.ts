import { expect, it } from "vitest";
import { afterOtherFailure, afterRefusal, afterUnknown, type Intent, isChangedSince } from "./intent.ts";

const settled: Intent = { key: "k1", unsettled: "" };
const open: Intent = { key: "k1", unsettled: "A" };
const fresh: Intent = { key: "k2", unsettled: "" };

it.each<[string, Intent, string, { refused: Intent; other: Intent; unknown: Intent; warns: boolean }]>([
  ["a first attempt", settled, "A", { refused: fresh, other: fresh, unknown: open, warns: false }],
  ["the same body again", open, "A", { refused: fresh, other: open, unknown: open, warns: false }],
  ["another body after an open attempt", open, "B", { refused: open, other: open, unknown: open, warns: true }],
])("ANSWER-17 %s", (_, intent, body, { refused, other, unknown, warns }) => {
  expect(afterRefusal(intent, body, () => "k2")).toEqual(refused);
  expect(afterOtherFailure(intent, () => "k2")).toEqual(other);
  expect(afterUnknown(intent, body)).toEqual(unknown);
  expect(isChangedSince(intent, body)).toBe(warns);
});
