import { describe, expect, it } from "vitest";
import { rules } from "../rules/rules.ts";
import { exampleTables } from "./exampleTables.ts";
import { readExamples } from "./readExamples.ts";

const ids = new Set(rules.map(({ id }) => id));

describe.each(exampleTables.map((table) => ({ table, name: table.name })))(
  "the worked examples of $name",
  ({ table }) => {
    const examples = readExamples(table);

    it.each(examples)("$title", ({ inputs, results }) => {
      expect(table.compute(inputs)).toEqual(results);
    });

    it("show rules that there are, and have titles of their own", () => {
      expect(examples.flatMap(({ rules: shown }) => shown).filter((id) => !ids.has(id))).toEqual([]);
      expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
    });
  },
);
