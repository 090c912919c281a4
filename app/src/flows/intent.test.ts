import { expect, it } from "vitest";
import { afterRefusal, afterUnknown, type Intent, isChangedSince } from "./intent.ts";

const settled: Intent = { key: "k1", unsettled: "" };
const open: Intent = { key: "k1", unsettled: "A" };
const fresh: Intent = { key: "k2", unsettled: "" };

it.each<[string, Intent, string, { refused: Intent; unknown: Intent; warns: boolean }]>([
  ["a first attempt", settled, "A", { refused: fresh, unknown: open, warns: false }],
  ["the same body again", open, "A", { refused: fresh, unknown: open, warns: false }],
  ["another body after an open attempt", open, "B", { refused: open, unknown: open, warns: true }],
])("DECISIONS 17 %s", (_, intent, body, { refused, unknown, warns }) => {
  expect(afterRefusal(intent, body, () => "k2")).toEqual(refused);
  expect(afterUnknown(intent, body)).toEqual(unknown);
  expect(isChangedSince(intent, body)).toBe(warns);
});
