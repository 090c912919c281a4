import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ruleSetVersion } from "../src/index.ts";
import { priceAll } from "./priceAll.ts";
import { readOptions } from "./readOptions.ts";

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

async function priced(text: string, options = { ledger: false, explain: false }, size = 1_000_000) {
  const all = { prices: "", refusals: "" };
  for await (const { prices, refusals } of priceAll(inPieces(text, size), options)) {
    all.prices += prices;
    all.refusals += refusals;
  }
  return all;
}

const full = {
  id: "A-1",
  charge: "199.99",
  players: 3,
  rate: { raw_rate: 1999, service_fee: 12.5 },
  rental_clubs: [
    { raw_charge: 2500, quantity: 2 },
    { raw_charge: 1000, quantity: 1 },
  ],
  discount: { is_dollars: false, raw_amount: 15 },
  gift_certificate: { raw_balance: 20_000 },
};
const totals = (prices: string) =>
  prices
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).total);

describe("priceAll", () => {
  it("prices a booking a line and goes on after a refused one", async () => {
    const text =
      '\uFEFF{"charge": "10.00"}\r\n\n{"charge": "1.00", }\n[]\n{"charge": "20.00", "players": 2.5}\n{"charge": 30}';
    const { prices, refusals } = await priced(text);
    expect(totals(prices)).toEqual([1000, null, null, null, 3000]);
    expect(refusals).toMatch(
      /^line 3: This is not JSON: .+\nline 4: Expected an object\. Given: \[\]\.\nline 5: players: Enter a whole number\. Expected .+ Given: 2\.5\.\n$/,
    );
  });

  it("prices a list, and returns a list", async () => {
    const { prices, refusals } = await priced(JSON.stringify([{ charge: "10.00" }, { charge: "" }], null, 2));
    expect(JSON.parse(prices)).toMatchObject([
      { place: 1, total: 1000 },
      { place: 2, total: null },
    ]);
    expect(refusals).toMatch(/^booking 2: charge: Enter an amount\./);
    expect(await priced("[]")).toEqual({ prices: "[\n\n]\n", refusals: "" });
  });

  it("prices one booking over many lines", async () => {
    expect(totals((await priced(JSON.stringify(full, null, 2))).prices)).toEqual([3749]);
  });

  it("reports that a document is not JSON", async () => {
    const { prices, refusals } = await priced('{\n"charge": "1.00",\n');
    expect(totals(prices)).toEqual([null]);
    expect(refusals).toMatch(/^booking 1: This is not JSON: /);
  });

  it.each(['{"charge": "1.00"', "[1]"])("prices the lines after a first one that is %s", async (first) => {
    const { prices, refusals } = await priced(`${first}\n{"charge": "2.00"}\n`);
    expect(totals(prices)).toEqual([null, 200]);
    expect(refusals).toMatch(/^line 1: .+\n$/);
  });

  it("sends no control characters to the terminal", async () => {
    const text = '\u001B[31mred\n{"charge": "\\u009B31m", "id": "\\u009B31m"}\n{"charge": "1.00", "id": "\\u202Eder"}';
    const { prices, refusals } = await priced(text, { ledger: true, explain: true });
    expect(`${prices}${refusals}`.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(prices).toContain(String.raw`Booking 3 (id "\u202eder")`);
  });

  it("returns nothing for an empty input", async () => {
    expect(await priced(" \n\n")).toEqual({ prices: "", refusals: "" });
  });

  it("does not depend on the pieces that the input arrives in", async () => {
    const text = `${JSON.stringify(full)}\n\n{"charge": 5}\nno JSON\n${JSON.stringify(full)}\n`;
    const whole = await priced(text);
    const sizes = fc.asyncProperty(fc.integer({ min: 1, max: text.length }), async (size) => {
      expect(await priced(text, undefined, size)).toEqual(whole);
    });
    await fc.assert(sizes);
  });

  it("names a sum that is too large, and what the price refuses, by the names of the input", async () => {
    const huge = { charge: "1.00", rate: { raw_rate: Number.MAX_SAFE_INTEGER, service_fee: 100 }, players: 2 };
    const negative = { charge: "1.00", rate: { raw_rate: -1, service_fee: 5 } };
    const sum = { charge: "1.00", rate: { raw_rate: Number.MAX_SAFE_INTEGER, service_fee: 100 } };
    const { refusals } = await priced([huge, negative, sum].map((booking) => JSON.stringify(booking)).join("\n"));
    expect(refusals).toBe(
      [
        "line 1: rate: This amount is too large.",
        "line 2: rate: The amount must not be negative.",
        "line 3: total: This amount is too large.",
        "",
      ].join("\n"),
    );
  });

  it("explains each line of a ledger", async () => {
    const dollars = {
      charge: "50.00",
      rate: { service_fee: "3.50" },
      discount: { is_dollars: true, raw_amount: 8000 },
    };
    const text = [full, dollars, { charge: 0 }].map((booking) => JSON.stringify(booking)).join("\n");
    expect((await priced(text, { ledger: true, explain: true })).prices).toMatchSnapshot();
  });

  it("explains each line of the JSON, and names the rules", async () => {
    const { prices } = await priced(JSON.stringify(full), { ledger: false, explain: true });
    const { rule_set, lines } = JSON.parse(prices);
    expect(rule_set).toBe(ruleSetVersion);
    expect(lines[3]).toEqual({
      rule: "discount",
      amount: -3000,
      inputs: { charge: 19_999, percent: "15" },
      rounding: "half-away-from-zero",
      exact: "-29.9985",
      formula:
        "percentage of the charge, taken off (CALC-08): 15 % of $199.99 = -$29.9985, rounded half away from zero to -$30.00",
    });
  });
});

describe("readOptions", () => {
  it.each([
    [[], { help: false, version: false, ledger: false, explain: false, file: null }],
    [["-"], { help: false, version: false, ledger: false, explain: false, file: null }],
    [
      ["--explain", "bookings.ndjson", "--ledger"],
      { help: false, version: false, ledger: true, explain: true, file: "bookings.ndjson" },
    ],
    [["-h"], { help: true, version: false, ledger: false, explain: false, file: null }],
    [["a", "b"], "Give one file, or none to read the standard input."],
  ])("%j is %j", (words, options) => {
    expect(readOptions(words)).toEqual(options);
  });

  it.each([["--csv"], ["-x"], ["--ledger=yes"]])("refuses the unknown option %s in one line", (word) => {
    expect(readOptions(["--explain", word])).toBe(`There is no option ${word}; see teedesk-quote --help.`);
  });
});
