import { by, operations, type Rule, tests } from "./rule.ts";

const cost = [by("sale/saleTerms.ts", "courseCost")];
const kept = "server/src/features/teeTimes/termsOfTheSale.test.ts";

/** The course's share of a sale, and the terms that both it and the commission follow. */
export const costRules: readonly Rule[] = [
  {
    id: "COST-01",
    title: "Cost owed to a course",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", ["OPS-TTL-12"]),
    formula: "wholesale rate × players + the sum over rented clubs of cost × sets",
    reading: {
      chosen: "A club's cost is for each set",
      rejected: "It is for all sets together",
      example: "2 sets at a cost of 15.00: 30.00, for all together 15.00",
    },
    implementedBy: cost,
    testedBy: [
      tests("tests/wiring/storedMoney.test.ts", "of a booking that is made, changed, moved, refunded and canceled"),
      tests("sale/saleTerms.test.ts", "COST-01 COST-02 the course is owed %i cents for %i players: %s"),
      tests(
        kept,
        "ANSWER-41 after an edit its players change at the terms of the sale, and so does the course's share",
      ),
    ],
  },
  {
    id: "COST-02",
    title: "A rate without a wholesale rate",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§3", [], "DECISION-44"),
    formula: "nothing is owed for golf, and the clubs as ever; a RIC rate without one leaves the cost unknown",
    reading: {
      chosen: "A missing wholesale rate counts as 0",
      rejected: "It is the rate's own price",
      example: "rate 100.00 without a wholesale rate, 2 players: 0.00, by its price 200.00",
    },
    implementedBy: [...cost, by("sale/saleTerms.ts", "isCostKnown")],
    testedBy: [
      tests("sale/saleTerms.test.ts", "COST-01 COST-02 the course is owed %i cents for %i players: %s"),
      tests("sale/recomputeSale.test.ts", "DECISION-44 of %s the cost is known: %#"),
    ],
  },
  {
    id: "COMMISSION-03",
    title: "Commission of a sale",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2 and §3", ["OPS-REP-17"], "ANSWER-41"),
    formula: "the commission of the rate it was sold at, for the players that stand; without a rate nothing",
    reading: {
      chosen: "It follows the players when their number changes",
      rejected: "It stays as it was when the booking was made",
      example: "5 % of 100.00, sold for 3, one has left: 10.00, else 15.00",
    },
    implementedBy: [by("sale/saleTerms.ts", "saleCommission")],
    testedBy: [
      tests("tests/wiring/storedMoney.test.ts", "of a booking that is made, changed, moved, refunded and canceled"),
      tests("sale/saleTerms.test.ts", "COMMISSION-03 the commission of %s for %i players is %i cents"),
    ],
  },
  {
    id: "ANSWER-41",
    title: "Terms are those of the sale",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§3", [], "ANSWER-41"),
    formula:
      "price, fee, wholesale rate, commission, refund terms and clubs' costs are stored with the sale and read from there; a change of course takes those of the other course that day",
    reading: {
      chosen: "An edit of the rate leaves what was sold",
      rejected: "Refund, cost and commission follow the rate as it is",
      example: "sold for 3 at most 30.00 back each, then 5.00: 90.00 back, else 15.00",
    },
    implementedBy: [
      by("sale/saleTerms.ts", "courseCost"),
      by("sale/saleTerms.ts", "saleCommission"),
      by("sale/recomputeSale.ts", "recomputeSale"),
      by("server/src/pricing/saleTerms.ts", "saleTermsOf"),
      by("server/src/teeTime/soldTerms.ts", "soldTermsOf"),
    ],
    testedBy: [
      tests("tests/wiring/storedMoney.test.ts", "of a booking that is made, changed, moved, refunded and canceled"),
      tests(
        kept,
        "ANSWER-41 a booking keeps its quote and the rate's terms, and both compute it again",
        "ANSWER-41 after an edit of the rate and the clubs a sold tee time is refunded as it was sold",
        "at another course a tee time takes the terms of today there, and keeps those of its sale beside them",
      ),
    ],
  },
];
