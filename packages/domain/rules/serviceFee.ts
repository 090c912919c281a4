import { by, operations, type Rule, tests } from "./rule.ts";

/** The fee of a rate, for each player. */
export const serviceFeeRules: readonly Rule[] = [
  {
    id: "CALC-04",
    title: "Service fee in percent",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-11"], "ANSWER-04"),
    formula: "percent / 100 × raw_rate × players",
    reading: {
      chosen: "The number 5 is 5 %",
      rejected: "It is a fraction, 500 %",
      example: "5, rate 100.00, 4 players: 20.00, as a fraction 2000.00",
    },
    implementedBy: [
      by("booking/serviceFeeLine.ts", "serviceFeeLine"),
      by("golfRate/serviceFee.ts", "decodeServiceFee"),
    ],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-04 a percent fee", "CALC-04 a percentage of a free round"),
      tests("golfRate/serviceFee.test.ts", "CALC-04 a number is percent"),
    ],
  },
  {
    id: "FEE-01",
    title: "The percentage is one of the rate",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-11"], "ANSWER-04"),
    formula: "the base is the rate for each player, raw_rate",
    reading: {
      chosen: "The rate's own price",
      rejected: "The charge of the booking",
      example: "5 %, rate 100.00, charge 60.00, 1 player: 5.00, of the charge 3.00",
    },
    implementedBy: [by("booking/serviceFeeLine.ts", "serviceFeeLine")],
    testedBy: [tests("booking/quote.test.ts", "FEE-01 a fee of the rate, not of a lower charge")],
  },
  {
    id: "FEE-02",
    title: "The percent fee is rounded for all players together",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-10"], "ANSWER-02"),
    formula: "round(percent / 100 × raw_rate × players), once",
    reading: {
      chosen: "Rounded once, after the players are counted",
      rejected: "Rounded for each player",
      example: "5 %, rate 0.10, 3 players: 0.02, for each player 0.03",
    },
    implementedBy: [by("booking/serviceFeeLine.ts", "serviceFeeLine")],
    testedBy: [tests("booking/quote.test.ts", "FEE-02 a fee that is rounded once, not for each of three players")],
  },
  {
    id: "CALC-05",
    title: "Service fee in dollars",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-11"], "ANSWER-04"),
    formula: "dollars × players",
    reading: {
      chosen: 'The JSON type decides: the text "5" is 5.00, the number 5 is 5 %',
      rejected: "Whatever looks like a number is percent",
      example: '"5", rate 80.00, 4 players: 20.00, in percent 16.00',
    },
    implementedBy: [
      by("booking/serviceFeeLine.ts", "serviceFeeLine"),
      by("golfRate/serviceFee.ts", "decodeServiceFee"),
    ],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-05 a dollar fee", "CALC-05 a fee of 0"),
      tests("golfRate/serviceFee.test.ts", "CALC-05 a text is dollars"),
    ],
  },
  {
    id: "CALC-06",
    title: "Players of the service fee",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", [], "ANSWER-04"),
    formula: "players that are missing or not above 0 count as one",
    reading: {
      chosen: "0 players count as one, as missing ones do",
      rejected: "Only missing ones count as one",
      example: "0 players at 3.50: 3.50, else 0.00",
    },
    implementedBy: [by("booking/serviceFeeLine.ts", "serviceFeeLine")],
    testedBy: [
      tests("booking/quote.test.ts", "CALC-06 players missing", "CALC-06 no players", "CALC-06 less than no players"),
    ],
  },
  {
    id: "ANSWER-04",
    title: "A service fee that cannot be read is refused, and its kind is kept",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["UNCLEAR-11"], "ANSWER-04"),
    formula:
      "null and blank are no fee; what is neither percent nor dollars is an issue; written back with the JSON type it had",
    reading: {
      chosen: "An unreadable fee is an issue",
      rejected: "It is a fee of 0",
      example: '"abc": refused, not 0.00',
    },
    implementedBy: [by("golfRate/serviceFee.ts", "decodeServiceFee"), by("golfRate/serviceFee.ts", "encodeServiceFee")],
    testedBy: [
      tests("golfRate/golfRateForm.test.ts", "ANSWER-04 ADM-RATE-32 %j is shown as %j and sent as %j"),
      tests("golfRate/serviceFee.test.ts", "ANSWER-04 never takes %j for a fee of 0"),
      tests("wire/decode.test.ts", "ANSWER-04 refuses %s"),
    ],
  },
];
