import { expect, it } from "vitest";
import { type Choices, disputes, merge } from "./merge.ts";

const base = { code: "A", amount: "10", range: { start: "1/1/2026", end: "" }, courses: ["1"] };

it.each<[string, Partial<typeof base>, Partial<typeof base>, Choices, Partial<typeof base>, string[]]>([
  ["nobody changed anything", {}, {}, {}, {}, []],
  ["only I changed a field", { code: "B" }, {}, {}, { code: "B" }, []],
  ["only they changed a field", {}, { code: "C" }, {}, { code: "C" }, []],
  ["both made the same change", { code: "B" }, { code: "B" }, {}, { code: "B" }, []],
  ["both changed different fields", { code: "B" }, { amount: "20" }, {}, { code: "B", amount: "20" }, []],
  ["both changed one field", { code: "B" }, { code: "C" }, {}, { code: "B" }, ["code"]],
  ["theirs is chosen", { code: "B" }, { code: "C" }, { code: "theirs" }, { code: "C" }, ["code"]],
  ["mine is chosen", { code: "B" }, { code: "C" }, { code: "mine" }, { code: "B" }, ["code"]],
  ["a choice is made where there is none", {}, {}, { code: "theirs" }, {}, []],
  [
    "a group differs in two fields",
    { range: { start: "2/2/2026", end: "" } },
    { range: { start: "1/1/2026", end: "3/3/2026" } },
    {},
    { range: { start: "2/2/2026", end: "3/3/2026" } },
    [],
  ],
  [
    "both ticked entries of a list",
    { courses: ["1", "2"] },
    { courses: ["1", "3"] },
    {},
    { courses: ["1", "3", "2"] },
    [],
  ],
  ["one ticked and one unticked an entry", { courses: ["1", "2"] }, { courses: [] }, {}, { courses: ["2"] }, []],
  ["only they changed a list", {}, { courses: ["3"] }, {}, { courses: ["3"] }, []],
  ["both unticked the same entry", { courses: [] }, { courses: [] }, {}, { courses: [] }, []],
])("merges when %s", (_, mine, theirs, choices, merged, disputed) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  expect(merge(versions, choices)).toEqual({ ...base, ...merged });
  expect(disputes(versions, choices).map(({ name }) => name)).toEqual(disputed);
});
