import { by, operations, type Rule, tests } from "./rule.ts";

/** The total of a booking and its lines, but for the service fee and the discount. */
export const priceRules: readonly Rule[] = [
  {
    id: "CALC-01",
    title: "Charge of a rental club",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-03"),
    formula: "raw_charge × quantity, in cents",
    reading: null,
    implementedBy: [by("booking/rentalClubsLine.ts", "rentalClubsLine")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-01 a club twice"),
      tests("money/arithmetic.test.ts", "CALC-01 takes %i cents %d times"),
    ],
  },
  {
    id: "CALC-02",
    title: "Which rental clubs count",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-03"),
    formula: "a club counts when its quantity and its charge are both above 0",
    reading: {
      chosen: "A quantity that is not whole is an issue",
      rejected: "It is multiplied as it is",
      example: "1.5 sets at 25.00: refused, not 37.50",
    },
    implementedBy: [by("booking/rentalClubsLine.ts", "rentalClubsLine")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-02 none of a club", "CALC-02 less than none", "CALC-02 a free club"),
    ],
  },
  {
    id: "CALC-03",
    title: "Rental clubs in all",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-03"),
    formula: "the sum over the clubs that count, in any order",
    reading: null,
    implementedBy: [by("booking/rentalClubsLine.ts", "rentalClubsLine"), by("money/arithmetic.ts", "sumCents")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-03 two clubs", "CALC-03 does not care for the order of the clubs"),
      tests("money/arithmetic.test.ts", "CALC-03 multiplies and sums as exactly as whole numbers of any size do"),
    ],
  },
  {
    id: "CALC-10",
    title: "Balance of a gift certificate",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9"),
    formula: "raw_balance is cents: dollars = raw_balance / 100",
    reading: null,
    implementedBy: [by("booking/quote.ts", "quote"), by("money/formatCents.ts", "formatCents")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-10 a gift"),
      tests("money/cents.test.ts", "CALC-10 reads %s raw cents"),
      tests("money/formatCents.test.ts", "CALC-14 %i cents"),
    ],
  },
  {
    id: "CALC-11",
    title: "Total of a booking",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-07"),
    formula: "charge + rental clubs + service fee − discount − what the gift certificate pays",
    reading: null,
    implementedBy: [by("booking/quote.ts", "quote")],
    testedBy: [
      tests(
        "booking/quote.test.ts",
        "CALC-11 explains all five parts",
        "CALC-11 adds up, is never negative, and spends no more than the certificate has",
      ),
    ],
  },
  {
    id: "CALC-12",
    title: "What a gift certificate pays",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-09"], "ANSWER-06"),
    formula:
      "the balance, at least 0 and at most what is due (charge + clubs + fee − discount); the rest stays on the certificate",
    reading: {
      chosen: "The part is neither negative nor more than what is due",
      rejected: "Only a negative balance is floored at 0",
      example: "due 100.00, balance 500.00: total 0.00 and 400.00 left, else −400.00",
    },
    implementedBy: [by("booking/quote.ts", "quote"), by("money/arithmetic.ts", "takeFrom")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-12 a gift in debt"),
      tests("money/arithmetic.test.ts", "CALC-12 of %i wants %i"),
    ],
  },
  {
    id: "ANSWER-07",
    title: "No total with issues, and every line explains itself",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-07"),
    formula:
      "with any issue the total is null; a line names its rule, its inputs, the exact amount and how it was rounded",
    reading: {
      chosen: "What cannot be worked out leaves no total",
      rejected: "It counts as 0",
      example: "charge 100.00 and a fee of −0.01 per player: no total, not 100.00",
    },
    implementedBy: [by("booking/quote.ts", "quote"), by("booking/quoteDraft.ts", "quoteDraft")],
    testedBy: [
      tests(
        "booking/quote.test.ts",
        "ANSWER-07 has no total for %s",
        "ANSWER-07 has no total for a negative charge",
        "ANSWER-07 has no total for half a club",
      ),
    ],
  },
];
