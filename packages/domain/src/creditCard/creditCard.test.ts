import { describe, expect, it } from "vitest";
import { typedExpiry } from "./creditCard.ts";

describe("typedExpiry", () => {
  it.each([
    ["12/31", { month: "12", year: "31" }],
    ["1 / 2031", { month: "1", year: "2031" }],
    ["12-31", { month: "12", year: "31" }],
    [" 1231 ", { month: "12", year: "31" }],
    ["122031", { month: "12", year: "2031" }],
  ])("OPS-IBE-19 OPS-IBE-20 takes %j apart", (text, expiry) => {
    expect(typedExpiry(text)).toEqual(expiry);
  });

  it.each(["", "1", "12", "123", "12/3", "12/203", "12345", "soon"])("leaves %j alone", (text) => {
    expect(typedExpiry(text)).toBeNull();
  });
});
