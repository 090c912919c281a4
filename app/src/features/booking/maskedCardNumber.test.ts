import { describe, expect, it } from "vitest";
import { maskedCardNumber, typedOver } from "./maskedCardNumber.ts";

describe("ANSWER-28 a card number after entry", () => {
  it.each([
    ["", ""],
    ["4242", "4242"],
    ["4242 4242 4242 4242", "•••• 4242"],
    ["378282246310005", "•••• 0005"],
  ])("'%s' is shown as '%s'", (number, shown) => {
    expect(maskedCardNumber(number)).toBe(shown);
  });

  it.each([
    ["typing goes on", "42", "424", "424"],
    ["typing behind the mask begins anew", "•••• 4242", "•••• 42425", "5"],
    ["typing or pasting over it begins anew", "•••• 4242", "4000000000000002", "4000000000000002"],
    ["taking from it clears it", "•••• 4242", "•••• 424", ""],
    ["clearing it clears it", "•••• 4242", "", ""],
  ])("%s", (_, shown, text, number) => {
    expect(typedOver(shown, text)).toBe(number);
  });
});
