import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { blankCreditCard, type CreditCard, isCardNumber } from "./creditCard.ts";
import { parseCreditCard } from "./parseCreditCard.ts";

const today = date("2026-11-21");
const card: CreditCard = { number: "4242424242424242", expmo: "12", expyr: "2030", cvv: "123" };

describe("parseCreditCard", () => {
  it.each<[string, Partial<CreditCard>, Partial<CreditCard>]>([
    ["as it is", {}, {}],
    ["in groups", { number: " 4242 4242-4242 4242 " }, {}],
    ["with a short month and year", { expmo: " 1", expyr: "31" }, { expmo: "01", expyr: "2031" }],
    ["until the end of its month", { expmo: "11", expyr: "2026" }, { expmo: "11", expyr: "2026" }],
    ["with a code of four", { cvv: "1234" }, { cvv: "1234" }],
  ])("OPS-IBE-18 reads a card %s", (_, typed, read) => {
    expect(parseCreditCard({ ...card, ...typed }, today)).toEqual(Result.succeed({ ...card, ...read }));
  });

  it("OPS-IBE-66 reads a card without a number as no card", () => {
    expect(parseCreditCard({ ...card, number: " " }, today)).toEqual(Result.succeed(blankCreditCard));
  });

  it.each<[Partial<CreditCard>, string, string]>([
    [{ number: "4242424242424241" }, "credit_card.number", "card_number_unreadable"],
    [{ number: "424242424242" }, "credit_card.number", "card_number_unreadable"],
    [{ number: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢" }, "credit_card.number", "card_number_unreadable"],
    [{ expmo: "13" }, "credit_card.expmo", "card_month_unreadable"],
    [{ expmo: "0" }, "credit_card.expmo", "card_month_unreadable"],
    [{ expmo: "" }, "credit_card.expmo", "card_month_unreadable"],
    [{ expyr: "203" }, "credit_card.expyr", "card_year_unreadable"],
    [{ expyr: "1999" }, "credit_card.expyr", "card_year_unreadable"],
    [{ expmo: "10", expyr: "26" }, "credit_card.expyr", "card_expired"],
    [{ cvv: "12" }, "credit_card.cvv", "card_cvv_unreadable"],
    [{ cvv: "12345" }, "credit_card.cvv", "card_cvv_unreadable"],
    [{ cvv: "" }, "credit_card.cvv", "card_cvv_unreadable"],
  ])("OPS-IBE-73 refuses %j on %s", (typed, path, code) => {
    expect(parseCreditCard({ ...card, ...typed }, today)).toEqual(Result.fail([{ path, code }]));
  });

  it("names every bad field", () => {
    const bad = { number: "1", expmo: "x", expyr: "x", cvv: "x" };
    const found = parseCreditCard(bad, today);
    expect(Result.isFailure(found) && found.failure.map(({ path }) => path)).toEqual([
      "credit_card.number",
      "credit_card.expmo",
      "credit_card.expyr",
      "credit_card.cvv",
    ]);
  });

  it("OPS-IBE-53 lets the code of the saved card be blank, and of no other", () => {
    const typed = { ...card, cvv: "" };
    expect(parseCreditCard(typed, today, card)).toEqual(Result.succeed(typed));
    expect(Result.isFailure(parseCreditCard(typed, today, { ...card, number: "4000000000000002" }))).toBe(true);
  });
});

describe("a saved card whose number stays with the server", () => {
  const saved = { ...card, number: "•••• 4242", cvv: "", reference: "card_x" };

  it("OPS-IBE-53 is sent by its reference, with the expiry of the form", () => {
    const typed = { number: "•••• 4242", expmo: "1", expyr: "31", cvv: "" };
    expect(parseCreditCard(typed, today, saved)).toEqual(
      Result.succeed({ number: "•••• 4242", expmo: "01", expyr: "2031", cvv: "", reference: "card_x" }),
    );
  });

  it("gives its reference to no other number, and no other number passes for it", () => {
    expect(parseCreditCard(card, today, saved)).toEqual(Result.succeed(card));
    expect(parseCreditCard({ ...card, number: "•••• 1111" }, today, saved)).toEqual(
      Result.fail([{ path: "credit_card.number", code: "card_number_unreadable" }]),
    );
  });
});

describe("isCardNumber", () => {
  it.each([
    ["4242424242424242", true],
    ["378282246310005", true],
    ["5555555555554444", true],
    ["4222222222222", true],
    ["6304000000000000000", true],
    ["0".repeat(20), false],
    ["0".repeat(12), false],
    ["4242424242424243", false],
    ["4242 4242 4242 4242", false],
  ])("%s: %s", (digits, expected) => {
    expect(isCardNumber(digits)).toBe(expected);
  });
});
