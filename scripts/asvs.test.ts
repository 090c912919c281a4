import { describe, expect, it } from "vitest";
import { type AsvsRow, asvsFile, asvsPage, asvsProblems, asvsRows } from "./asvsPage.ts";
import { readText } from "./projectFiles.ts";
import { titlesIn } from "./testTitles.ts";

const rows = asvsRows();

describe("the requirements of the ASVS", () => {
  it("have evidence that exists, each once", () => {
    expect(asvsProblems(rows, titlesIn)).toEqual([]);
  });

  it("are the same as on their page (npm run asvs)", () => {
    expect(readText(asvsFile)).toBe(asvsPage(rows));
  });
});

describe("a problem of a requirement", () => {
  const met: AsvsRow = {
    id: "V1.1.1",
    level: "2",
    state: "met",
    subject: "decoding once",
    evidence: ["a.test.ts: reads: once"],
    note: "",
  };
  const titlesOf = (file: string) => (file === "a.test.ts" ? new Set(["reads: once"]) : null);
  const others = rows
    .filter(({ id }) => id !== met.id)
    .map((row) => ({ ...row, state: "open", evidence: [], note: "x" }));
  const problemsWith = (...changed: AsvsRow[]) => asvsProblems([...changed, ...others], titlesOf);

  it.each<[string, Partial<AsvsRow>, readonly string[]]>([
    ["none", {}, []],
    ["none of the operator", { state: "operator", evidence: ["hardening.md#transport"] }, []],
    ["none where it does not apply", { state: "not applicable", evidence: [], note: "there is none" }, []],
    ["a test that is gone", { evidence: ["a.test.ts: once"] }, ['V1.1.1: a.test.ts has no test "once"']],
    ["a file that is gone", { evidence: ["b.test.ts: once"] }, ["V1.1.1: there is no b.test.ts"]],
    ["no test", { evidence: [] }, ["V1.1.1: no test"]],
    ["no page", { state: "operator", evidence: [] }, ["V1.1.1: no page"]],
    ["a page alone", { state: "operator", evidence: ["hardening.md"] }, ["V1.1.1: hardening.md is no heading"]],
    [
      "a heading that is gone",
      { state: "operator", evidence: ["hardening.md#gone"] },
      ["[hardening: gone](hardening.md#gone) leads nowhere"],
    ],
    ["no reason", { state: "not applicable", evidence: [] }, ["V1.1.1: no reason"]],
    ["nothing missing", { state: "open", evidence: [] }, ["V1.1.1: no reason"]],
    ["another state", { state: "done" }, ['V1.1.1: "done" is no state']],
    ["another level", { level: "3" }, ["V1.1.1: no level"]],
    ["no subject", { subject: "" }, ["V1.1.1: no subject"]],
  ])("%s", (_, change, problems) => {
    expect(problemsWith({ ...met, ...change })).toEqual(problems);
  });

  it("a requirement that is missing, there twice, or not of the standard", () => {
    expect(problemsWith()).toEqual(["V1 has 26 requirements of levels 1 and 2, not 27"]);
    expect(problemsWith(met, met)).toEqual([
      "V1.1.1 is there twice",
      "V1 has 28 requirements of levels 1 and 2, not 27",
    ]);
    expect(problemsWith(met, { ...met, id: "V18.1.1" })).toEqual(["V18.1.1: no id of the standard"]);
  });
});
