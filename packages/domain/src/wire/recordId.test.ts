import { expect, it } from "vitest";
import { recordReferences } from "./recordId.ts";

it.each([
  ["as they are", [{ kind: "rate", count: 2, ids: [31, 12] }], [{ kind: "rate", count: 2, ids: [31, 12] }]],
  [
    "without ids, as a specified server sends them",
    [{ kind: "rate", count: 2 }],
    [{ kind: "rate", count: 2, ids: [] }],
  ],
  [
    "without values that are not ids",
    [{ kind: "rate", count: 9, ids: [0, "4", 1.5, 4] }],
    [{ kind: "rate", count: 9, ids: [4] }],
  ],
  [
    "with names, where all are texts",
    [{ kind: "discount", count: 1, ids: [4], names: ["SPRING"] }],
    [{ kind: "discount", count: 1, ids: [4], names: ["SPRING"] }],
  ],
  [
    "without other names",
    [{ kind: "rate", count: 1, ids: [4], names: [null] }],
    [{ kind: "rate", count: 1, ids: [4] }],
  ],
  ["without incomplete ones", [null, "rate", { kind: "rate", count: 0 }, { kind: 7, count: 1 }], []],
  ["as empty where there is no list", { kind: "rate", count: 1 }, []],
  ["as empty where there is nothing", undefined, []],
])("reads references %s", (_, sent, references) => {
  expect(recordReferences(sent)).toEqual(references);
});
