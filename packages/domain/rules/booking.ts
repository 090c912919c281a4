import { by, operations, type Rule, tests } from "./rule.ts";

/** Conditions for pricing and booking. */
export const bookingRules: readonly Rule[] = [
  {
    id: "OPS-IBE-64",
    title: "Charge of a booking",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§5"),
    formula: "a number of dollars above 0",
    reading: {
      chosen: "What is typed has to be above 0; the price of a charge of 0 can still be worked out",
      rejected: "A charge of 0 has no price either",
      example: "charge 0.00 and clubs for 25.00: no booking, but a total of 25.00, else no total",
    },
    implementedBy: [by("booking/bookingParts.ts", "parseCharge")],
    testedBy: [
      tests(
        "packages/domain/bin/readBooking.test.ts",
        "OPS-IBE-64 prices a charge of 0, and reads a number as dollars, as a text is",
      ),
      tests("booking/parseBooking.test.ts", "refuses OPS-IBE-64 no charge"),
      tests("booking/quote.test.ts", "OPS-IBE-64 a free round"),
    ],
  },
  {
    id: "OPS-IBE-29",
    title: "Quantity of a rental club",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2", [], "ANSWER-03"),
    formula: "whole, from 0 to 999; blank is 0",
    reading: null,
    implementedBy: [by("number/wholeNumber.ts", "parseCount"), by("booking/bookingParts.ts", "parseRentalClubs")],
    testedBy: [tests("number/wholeNumber.test.ts", "OPS-IBE-29 reads %j")],
  },
  {
    id: "OPS-IBE-66",
    title: "A booking without a card",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§5"),
    formula: "without a card number there is no card, whatever the other three fields hold",
    reading: {
      chosen: "A month and a year without a number are no card",
      rejected: "They are a card whose number is missing",
      example: 'number "", month "1", year "30": no card, else refused',
    },
    implementedBy: [by("creditCard/parseCreditCard.ts", "parseCreditCard")],
    testedBy: [
      tests(
        "booking/parseBooking.test.ts",
        "OPS-IBE-66 sends no card without a number, and ignores clubs of another course",
      ),
      tests("creditCard/parseCreditCard.test.ts", "OPS-IBE-66 reads a card without a number as no card"),
    ],
  },
  {
    id: "ANSWER-09",
    title: "The server works the total out again",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["OPS-IBE-69"], "ANSWER-09"),
    formula:
      "a booking carries the charge and the total that was shown; the server refuses one whose quote has another total",
    reading: null,
    implementedBy: [by("booking/parseBooking.ts", "parseBooking"), by("booking/quote.ts", "quote")],
    testedBy: [
      tests(
        "booking/parseBooking.test.ts",
        "OPS-IBE-68 OPS-IBE-69 ANSWER-09 UNCLEAR-17 makes the payload, with the total that was shown",
      ),
    ],
  },
];
