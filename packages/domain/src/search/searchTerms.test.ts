import { describe, expect, it } from "vitest";
import { foldText, type SearchTerm, searchTerms } from "./searchTerms.ts";

it.each([
  ["José Núñez", "jose nunez"],
  ["O’Brien O'Brien O`Brien", "obrien obrien obrien"],
  ["Øyvind Đorđe Łukasz Işıl", "oyvind dorde lukasz isil"],
  ["MÜLLER", "muller"],
])("folds %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

const word = (typed: string): SearchTerm => ({ kind: "word", typed });
const number = (digits: string, typed: string | null = digits): SearchTerm => ({ kind: "number", digits, typed });

describe("the words of a search", () => {
  it.each<[string, readonly SearchTerm[]]>([
    ["", []],
    ["  josé   núñez ", [word("josé"), word("núñez")]],
    ["Núñez, José,Ann ,", [word("Núñez"), word("José"), word("Ann")]],
    ["6195557777", [number("6195557777")]],
    ["(619) 555-7777", [number("6195557777", null)]],
    ["619-555-7777", [number("6195557777", "619-555-7777")]],
    ["619.555.7777", [number("6195557777", "619.555.7777")]],
    ["+1 619 555 7777", [number("6195557777", null)]],
    ["1-619-555-7777", [number("6195557777", "1-619-555-7777")]],
    ["lee 619 555 7777 ann", [word("lee"), number("6195557777", null), word("ann")]],
    ["#60", [number("60", "#60")]],
    ["TT7060", [word("TT7060")]],
    ["jo@x.test", [word("jo@x.test")]],
  ])("%j", (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });
});

it("reads a word that begins with a million digits in linear time: quadratic time would be minutes", () => {
  const typed = `${"1".repeat(1_000_000)}x`;
  expect(searchTerms(typed)[0]?.kind).toBe("word");
});
