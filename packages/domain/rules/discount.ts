import { by, operations, type Rule, tests } from "./rule.ts";

const conditions = [by("discount/discountIssues.ts", "discountIssues")];

/** The amount of a discount. */
export const discountRules: readonly Rule[] = [
  {
    id: "CALC-07",
    title: "Discount in dollars",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-05"),
    formula: "the lesser of raw_amount and the charge",
    reading: {
      chosen: "The charge alone bounds it",
      rejected: "Charge, clubs and fee bound it together",
      example: "80.00 off a charge of 50.00 with clubs for 40.00: total 40.00, bounded by all 10.00",
    },
    implementedBy: [by("booking/discountLine.ts", "discountLine"), by("discount/discountAmount.ts", "discountAmount")],
    testedBy: [
      tests(
        "booking/quote.test.ts",
        "CALC-07 a discount of 0",
        "CALC-07 dollars off",
        "CALC-07 more dollars than charged",
      ),
    ],
  },
  {
    id: "CALC-08",
    title: "Discount in percent",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-05"),
    formula: "percent / 100 × charge",
    reading: {
      chosen: "A percentage of the charge alone",
      rejected: "One of charge, clubs and fee together",
      example: "10 % with charge 100.00 and clubs for 50.00: 10.00 off, of all 15.00",
    },
    implementedBy: [by("booking/discountLine.ts", "discountLine"), by("money/percentOf.ts", "percentOf")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-08 a percentage of the charge, not of the clubs"),
      tests("money/percent.test.ts", "CALC-08 reads %j"),
      tests("money/percentOf.test.ts", "CALC-08 takes of %i cents %i hundredths of a percent"),
    ],
  },
  {
    id: "UNCLEAR-08",
    title: "Stored amount of a percent discount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3 and §9", [], "ANSWER-05"),
    formula: "raw_amount is the percentage itself: the discount is raw_amount / 100 × charge",
    reading: {
      chosen: "raw_amount 15 is 15 %",
      rejected: "raw_amount is a percentage times 100: 15 is 0.15 %",
      example: "raw_amount 10, charge 200.00: 20.00, as hundredths of a percent 0.20",
    },
    implementedBy: [by("discount/discountAmount.ts", "discountAmount")],
    testedBy: [tests("discount/discountAmount.test.ts", "UNCLEAR-08 dollars %s, raw amount %d")],
  },
  {
    id: "CALC-09",
    title: "No discount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9"),
    formula: "without a discount nothing is taken off",
    reading: null,
    implementedBy: [by("booking/discountLine.ts", "discountLine")],
    testedBy: [tests("booking/quote.test.ts", "CALC-09 the charge alone")],
  },
];

/** The conditions of a discount code. */
export const discountConditionRules: readonly Rule[] = [
  {
    id: "ANSWER-08",
    title: "Conditions refuse a discount and never change its amount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3 and §9", ["UNCLEAR-12"], "ANSWER-08"),
    formula: "each condition that is not met is an issue on the code",
    reading: {
      chosen: "min_discount and max_discount are bounds of the charge",
      rejected: "They are bounds of what is taken off",
      example: "50 % with max_discount 20.00, charge 100.00: refused, not 20.00 off",
    },
    implementedBy: conditions,
    testedBy: [
      tests("discount/discountIssues.test.ts", "ANSWER-08 allows it %s", "ANSWER-08 allows it all conditions met"),
      tests("giftCertificate/giftCertificateIssues.test.ts", "ANSWER-08 %s"),
    ],
  },
  {
    id: "DISCOUNT-01",
    title: "Smallest and largest charge of a discount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", ["ADM-DISC-34"], "ANSWER-08"),
    formula: "min_discount ≤ charge ≤ max_discount, both included",
    reading: {
      chosen: "0 is unlimited",
      rejected: "0 is a bound like any other",
      example: "max_discount 0, charge 100.00: allowed, else refused",
    },
    implementedBy: conditions,
    testedBy: [
      tests(
        "discount/discountIssues.test.ts",
        "ANSWER-08 allows it DISCOUNT-01 at the smallest charge",
        "ANSWER-08 allows it DISCOUNT-01 at the largest charge",
        "ANSWER-08 allows it DISCOUNT-01 0 is unlimited",
      ),
    ],
  },
  {
    id: "DISCOUNT-02",
    title: "Fewest and most players of a discount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", ["ADM-DISC-34"], "ANSWER-08"),
    formula: "min_players ≤ players ≤ max_players, both included; 0 is unlimited",
    reading: {
      chosen: "Missing players count as 0, which is too few where there is a minimum",
      rejected: "They count as one, as for the service fee",
      example: "min_players 1, players missing: refused, counted as one allowed",
    },
    implementedBy: conditions,
    testedBy: [
      tests(
        "discount/discountIssues.test.ts",
        "ANSWER-08 allows it DISCOUNT-02 with the most players",
        "ANSWER-08 allows it DISCOUNT-02 0 players are unlimited",
        "DISCOUNT-02, ANSWER-08 refuses it: %s",
      ),
    ],
  },
  {
    id: "DISCOUNT-03",
    title: "First and last day of a discount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", [], "ANSWER-08"),
    formula: "start_date ≤ today ≤ end_date, both included; a missing one is open",
    reading: {
      chosen: "The days on which the code may be used, on the business's calendar",
      rejected: "The days of play",
      example: "end_date 11/30, booked on 11/21 for 12/5: allowed, by the day of play refused",
    },
    implementedBy: conditions,
    testedBy: [
      tests(
        "discount/discountIssues.test.ts",
        "ANSWER-08 allows it DISCOUNT-03 on its first day",
        "ANSWER-08 allows it DISCOUNT-03 on its last day",
        "DISCOUNT-03, ANSWER-08 refuses it: %s",
      ),
    ],
  },
  {
    id: "DISCOUNT-04",
    title: "Courses of a discount",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", [], "ANSWER-08"),
    formula: "the course is one of those listed",
    reading: {
      chosen: "A discount that lists no course is good for all",
      rejected: "It is good for none",
      example: "no courses, course 17: allowed, else refused",
    },
    implementedBy: conditions,
    testedBy: [
      tests(
        "discount/discountIssues.test.ts",
        "ANSWER-08 allows it DISCOUNT-04 no courses are all courses",
        "DISCOUNT-04, ANSWER-08 refuses it: %s",
      ),
    ],
  },
  {
    id: "DISCOUNT-05",
    title: "A discount that is not enabled is refused",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", [], "ANSWER-08"),
    formula: "enabled is true",
    reading: null,
    implementedBy: conditions,
    testedBy: [tests("discount/discountIssues.test.ts", "DISCOUNT-05, ANSWER-08 refuses it: %s")],
  },
];
