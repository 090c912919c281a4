import { expect, it } from "vitest";
import type { CustomerMove } from "./merge.api.ts";
import { movesText } from "./mergeText.ts";

it.each<[string, readonly CustomerMove[], string]>([
  ["nothing", [], "No records"],
  ["one record", [{ kind: "tee_time", count: 1 }], "1 tee time"],
  [
    "several kinds",
    [
      { kind: "tee_time", count: 3 },
      { kind: "availability_queue", count: 2 },
      { kind: "mail", count: 1 },
    ],
    "3 tee times, 2 places in queues, and 1 email",
  ],
  [
    "a promised call, which is among the calls",
    [
      { kind: "call", count: 2 },
      { kind: "promised_call", count: 1 },
    ],
    "2 calls",
  ],
])("a merge that moves %s", (_, moves, text) => {
  expect(movesText(moves)).toBe(text);
});
