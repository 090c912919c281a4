import { by, operations, type Rule } from "./rule.ts";

/** The total of a booking and its lines, but for the service fee and the discount. */
export const priceRules: readonly Rule[] = [
  {
    id: "CALC-01",
    title: "Charge of a rental club",
    source: operations("§9", [], "ANSWER-03"),
    formula: "raw_charge × quantity, in cents",
    reading: null,
    implementedBy: [by("booking/rentalClubsLine.ts", "rentalClubsLine")],
  },
  {
    id: "CALC-02",
    title: "Which rental clubs count",
    source: operations("§9", [], "ANSWER-03"),
    formula: "a club counts when its quantity and its charge are both above 0",
    reading: {
      chosen: "A quantity that is not whole is an issue",
      rejected: "It is multiplied as it is",
      example: "1.5 sets at 25.00: refused, not 37.50",
    },
    implementedBy: [by("booking/rentalClubsLine.ts", "rentalClubsLine")],
  },
  {
    id: "CALC-03",
    title: "Rental clubs in all",
    source: operations("§9", [], "ANSWER-03"),
    formula: "the sum over the clubs that count, in any order",
    reading: null,
    implementedBy: [by("booking/rentalClubsLine.ts", "rentalClubsLine"), by("money/arithmetic.ts", "sumCents")],
  },
  {
    id: "CALC-10",
    title: "Balance of a gift certificate",
    source: operations("§9"),
    formula: "raw_balance is cents: dollars = raw_balance / 100",
    reading: null,
    implementedBy: [by("booking/quote.ts", "quote"), by("money/formatCents.ts", "formatCents")],
  },
  {
    id: "CALC-11",
    title: "Total of a booking",
    source: operations("§9", [], "ANSWER-07"),
    formula: "charge + rental clubs + service fee − discount − what the gift certificate pays",
    reading: null,
    implementedBy: [by("booking/quote.ts", "quote")],
  },
  {
    id: "CALC-12",
    title: "What a gift certificate pays",
    source: operations("§9", ["UNCLEAR-09"], "ANSWER-06"),
    formula:
      "the balance, at least 0 and at most what is due (charge + clubs + fee − discount); the rest stays on the certificate",
    reading: {
      chosen: "The part is neither negative nor more than what is due",
      rejected: "Only a negative balance is floored at 0",
      example: "due 100.00, balance 500.00: total 0.00 and 400.00 left, else −400.00",
    },
    implementedBy: [by("booking/quote.ts", "quote"), by("money/arithmetic.ts", "takeFrom")],
  },
  {
    id: "ANSWER-07",
    title: "No total with issues, and every line explains itself",
    source: operations("§9", [], "ANSWER-07"),
    formula:
      "with any issue the total is null; a line names its rule, its inputs, the exact amount and how it was rounded",
    reading: {
      chosen: "What cannot be worked out leaves no total",
      rejected: "It counts as 0",
      example: "charge 100.00 and a fee of −0.01 per player: no total, not 100.00",
    },
    implementedBy: [by("booking/quote.ts", "quote"), by("booking/quoteDraft.ts", "quoteDraft")],
  },
];
