import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isIssuedCardNumber } from "../creditCard/isIssuedCardNumber.ts";
import { holdsCardNumber, redact } from "./redact.ts";

describe("a card number in a text", () => {
  const separators = "/ _ , : * | ( ) ; ~ # = [ ] . - +".split(" ").concat(" ", "  ", "    ", " / ", ") (", "\u00a0");
  const unseen = ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u200b\u2060\u00ad\u200b\u200b"];

  it.each([...separators, ...unseen])("ANSWER-28 is found with %j between its groups", (sign) => {
    for (const groups of [
      ["4111", "1111", "1111", "1111"],
      ["3782", "822463", "10005"],
    ]) {
      const text = `card ${groups.join(sign)} exp 12/29`;
      expect(holdsCardNumber(text)).toBe(true);
      expect(redact(text)).toBe("card [card number] exp 12/29");
    }
  });

  it.each([
    ["4111111111111111229", "the month of expiry"],
    ["12344111111111111111", "a reference"],
    ["3782822463100051", "a digit too many, of American Express"],
    ["305693090259041229", "the month of expiry, of Diners Club"],
    ["٤١١١١١١١١١١١١١١١١٢٢٩", "the month of expiry, in Arabic digits"],
    ["411111111111111112/29", "the first two digits of the expiry"],
    ["𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏", "nothing, in mathematical digits"],
    ["4\u200b1\u200b1\u200b1_1111_1111_1111", "characters without a width"],
    ["see https://x.test/?n=4111_1111_1111_1111", "an address"],
  ])("ANSWER-28 is found in %s, beside %s", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
    expect(redact(text)).not.toContain("1111");
    expect(redact(text)).toContain("[card number]");
  });

  it.each([
    "4111 a 1111 b 1111 c 1111",
    "4111/111/11111/1111",
    "4111 ----- 1111 ----- 1111 ----- 1111",
    "10:30, 11:40, 12:50 and 13:20 (2026/11/28)",
    "+1 858 555 0100 / +1 858 555 0199",
  ])("is not found in %s", (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});

describe("numbers of 13 digits and more", () => {
  it("lets every confirmation of 13 digits through, which the log still hides", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), (confirmation) => {
        expect(holdsCardNumber(confirmation)).toBe(false);
      }),
    );
    expect(redact("4222222222222")).toBe("[card number]");
  });

  it.each([
    ["4111111111111111", "Visa"],
    ["5555555555554444", "Mastercard"],
    ["2223003122003222", "Mastercard"],
    ["378282246310005", "American Express"],
    ["30569309025904", "Diners Club"],
    ["3566002020360505", "JCB"],
    ["6011111111111117", "Discover"],
    ["6200000000000005", "UnionPay"],
    ["6304000000000000000", "Maestro"],
  ])("knows %s of %s", (digits) => {
    expect(isIssuedCardNumber(digits)).toBe(true);
    expect(isIssuedCardNumber(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`)).toBe(false);
  });

  it.each(["20261128103000123", "8585550100858551", "1111111111111117", "4222222222222"])(
    "does not count %s as a card number",
    (digits) => {
      expect(isIssuedCardNumber(digits)).toBe(false);
    },
  );
});

describe("searching", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Expressions tried, list members moved and characters copied by a search. */
  function workOf(search: () => unknown): number {
    const spies = {
      exec: vi.spyOn(RegExp.prototype, "exec"),
      test: vi.spyOn(RegExp.prototype, "test"),
      splice: vi.spyOn(Array.prototype, "splice"),
      slice: vi.spyOn(String.prototype, "slice"),
    };
    search();
    const { exec, test, splice, slice } = spies;
    const moved = splice.mock.contexts.map((list) => (Array.isArray(list) ? list.length : 0));
    const copied = slice.mock.results.map(({ value }) => String(value).length);
    const tried = exec.mock.calls.length + test.mock.calls.length;
    vi.restoreAllMocks();
    return [...moved, ...copied].reduce((sum, length) => sum + length, tried);
  }

  it.each([
    "4242 4242 4242 4242 ",
    "1 ",
    "4 ",
    "4%20",
    "4242",
    "4_",
    "4\u200b",
    "41111111111111111/",
    "30569309025904 4 ",
  ])("%j repeated takes work in proportion to the text's length", (part) => {
    const once = part.repeat(200);
    for (const search of [holdsCardNumber, redact]) {
      expect(workOf(() => search(once.repeat(8)))).toBeLessThan(9 * workOf(() => search(once)) + 1_000);
    }
  });
});
