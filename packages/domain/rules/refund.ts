import { by, operations, type Rule, tests } from "./rule.ts";

const totals = [by("refund/refundTotals.ts", "refundTotals")];

/** Refunds of canceled and changed tee times. */
export const refundRules: readonly Rule[] = [
  {
    id: "CALC-19",
    title: "A typed refund becomes cents",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§5", [], "ANSWER-11"),
    formula: "dollars × 100, from the decimal text",
    reading: {
      chosen: "Read digit by digit",
      rejected: "parseFloat × 100",
      example: '"19.99": 1999, by floating point 1998.9999999999998',
    },
    implementedBy: [by("refund/parseRefundAmount.ts", "parseRefundAmount")],
    testedBy: [
      tests("money/parseCents.test.ts", "CALC-19 reads %s", "CALC-19 reads 19.99"),
      tests("refund/parseCancelRequest.test.ts", "OPS-CAN-23 sends CALC-19 a custom refund"),
    ],
  },
  {
    id: "ANSWER-11",
    title: "A refund is above 0 and at most what is still refundable",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2, §5 and §9", ["CONST-16"], "ANSWER-11"),
    formula: "0 < refund ≤ transaction_total; without Refund? it is 0",
    reading: {
      chosen: "A custom refund may reach all that is left of the payment",
      rejected: "It may reach the standard refund",
      example: "standard 40.00, left of the payment 50.00, typed 45.00: taken, else refused",
    },
    implementedBy: [by("refund/parseRefundAmount.ts", "checkRefund")],
    testedBy: [
      tests(
        "refund/parseCancelRequest.test.ts",
        "ANSWER-11 refuses the custom refund %j: %s",
        "OPS-CAN-23 sends ANSWER-11 a refund of one cent",
      ),
      tests("refund/refundTotals.test.ts", "ANSWER-11 never exceeds what is left, whatever the rules"),
    ],
  },
  {
    id: "OPS-CAN-14",
    title: "Amount of each refund choice",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2, §5 and §9", ["OPS-CAN-23"], "ANSWER-11"),
    formula: "standard: refund_total; full: transaction_total; custom: the typed amount; all in cents",
    reading: null,
    implementedBy: [by("refund/parseCancelRequest.ts", "parseCancelRequest")],
    testedBy: [
      tests(
        "refund/parseCancelRequest.test.ts",
        "OPS-CAN-23 sends OPS-CAN-14 the standard refund",
        "OPS-CAN-23 sends OPS-CAN-14 the full refund",
      ),
    ],
  },
  {
    id: "OPS-CAN-09",
    title: "The full refund is offered when something was paid",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2"),
    formula: "transaction_total is not 0",
    reading: null,
    implementedBy: [by("refund/refundChoices.ts", "refundChoices")],
    testedBy: [tests("refund/parseCancelRequest.test.ts", "OPS-CAN-09 offers with a total of %i: %j")],
  },
  {
    id: "UNCLEAR-05",
    title: "How the cancel dialog opens",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2", ["OPS-CAN-06"]),
    formula: "no refund, not forced, standard; canceling unless that was done already",
    reading: {
      chosen: "Refund? is off until staff asks for one",
      rejected: "Refund? is on",
      example: "opened and processed: 0 cents go back, else the standard refund",
    },
    implementedBy: [by("refund/refundChoices.ts", "blankCancelDraft")],
    testedBy: [
      tests(
        "refund/parseCancelRequest.test.ts",
        "UNCLEAR-05 %s",
        "UNCLEAR-05 opens to cancel",
        "UNCLEAR-05 OPS-CAN-06 opens not to cancel again",
      ),
    ],
  },
  {
    id: "UNCLEAR-06",
    title: "Refund totals are cents",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§9", ["OPS-CAN-21", "CONST-16"]),
    formula:
      "transaction_total: paid − refunded, at least 0; refund_total: what the rules give back − refunded, at least 0",
    reading: {
      chosen: "Whole cents",
      rejected: "Dollars",
      example: "refund_total 5000: 50.00, as dollars 5000.00",
    },
    implementedBy: [...totals, by("refund/decodeCancelation.ts", "decodeCancelOptions")],
    testedBy: [
      tests("refund/decodeCancelation.test.ts", "OPS-CAN-21 UNCLEAR-06 reads %s", "OPS-CAN-21 UNCLEAR-06 reads them"),
      tests("refund/refundTotals.test.ts", "UNCLEAR-06 %s"),
    ],
  },
  {
    id: "REFUND-01",
    title: "The standard refund follows the rate's terms",
    version: 2,
    validFrom: "2026-11-23",
    source: operations("§2 and §3"),
    formula: "paid − non_refundable × players sold, at most max_refund × players sold; without a rate all of it",
    reading: {
      chosen: "The rate's amounts are for each player, as its price is",
      rejected: "They are for the booking",
      example: "paid 100.00 for 2 players, max_refund 40.00: 80.00, for the booking 40.00",
    },
    implementedBy: totals,
    testedBy: [
      tests(
        "refund/refundTotals.test.ts",
        "UNCLEAR-06 REFUND-01 without what is kept for each player",
        "UNCLEAR-06 REFUND-01 the most there is for each player",
      ),
    ],
  },
  {
    id: "REFUND-02",
    title: "The last moment of the standard refund",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3"),
    formula: "minutes to play ≥ cancel_hours × 60; later nothing goes back by the rules",
    reading: {
      chosen: "The last minute counts as in time",
      rejected: "It counts as too late",
      example: "cancel_hours 24, exactly 24 hours before play: 100.00, else 0.00",
    },
    implementedBy: totals,
    testedBy: [
      tests(
        "refund/refundTotals.test.ts",
        "UNCLEAR-06 REFUND-02 by the rules on the last minute",
        "UNCLEAR-06 REFUND-02 nothing by the rules a minute later",
      ),
    ],
  },
  {
    id: "REFUND-03",
    title: "Terms hold for the players a tee time was sold for",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2 and §3", [], "ANSWER-38"),
    formula: "the policy is applied to the players sold; all refunds together are at most its result",
    reading: {
      chosen: "The players it was sold for, whoever left since",
      rejected: "The players that remain",
      example:
        "paid 259.50 for 3, 5.00 kept and at most 83.00 for each, one left and got 81.50: 163.00, by those that remain 84.50",
    },
    implementedBy: totals,
    testedBy: [
      tests(
        "refund/refundTotals.test.ts",
        "ANSWER-38 REFUND-03 REFUND-04 %s",
        "ANSWER-38 REFUND-03 REFUND-04 nothing for the difference while all of them stand",
        "ANSWER-38 REFUND-03 REFUND-04 one of three has left",
      ),
    ],
  },
  {
    id: "REFUND-04",
    title: "The difference for players who left",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2 and §3", [], "ANSWER-38"),
    formula:
      "what the policy gives × (players sold − players) / players sold, rounded down to the cent, − refunded, at least 0",
    reading: {
      chosen: "The part of what the policy gives",
      rejected: "The part of what was paid",
      example: "paid 259.50 for 3, 5.00 kept and at most 83.00 for each, one left: 81.50, of what was paid 86.50",
    },
    implementedBy: totals,
    testedBy: [
      tests(
        "refund/refundTotals.test.ts",
        "ANSWER-38 REFUND-03 REFUND-04 %s",
        "ANSWER-38 REFUND-03 REFUND-04 nothing for the difference while all of them stand",
        "ANSWER-38 REFUND-03 REFUND-04 one of three has left",
      ),
    ],
  },
  {
    id: "REFUND-05",
    title: "A gift certificate's part goes back whole",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2 and §3", [], "ANSWER-43"),
    formula:
      "canceled: all that the certificate paid goes back to it, whatever the policy and the hours; not canceled: nothing",
    reading: {
      chosen: "The policy applies to the card alone",
      rejected: "The certificate's part is refunded by the policy too",
      example:
        "canceled after the last hour, certificate 22.45, card 50.00: 22.45 and 0.00, by the policy 0.00 and 0.00",
    },
    implementedBy: [by("refund/cancelPlan.ts", "certificatePart")],
    testedBy: [
      tests("refund/cancelPlan.test.ts", "says what happens to REFUND-05 ANSWER-43 one without a refund to the card"),
    ],
  },
  {
    id: "REFUND-06",
    title: "The last minute to cancel, by the clock",
    version: 1,
    validFrom: "2026-11-24",
    source: operations("§2 and §3"),
    formula:
      "the moment of play by the clocks of the business − cancel_hours real hours, and what those clocks show then; until then the standard refund of all players sold",
    reading: {
      chosen: "Hours of notice are real hours, as REFUND-02 counts them",
      rejected: "They are hours of the clock",
      example: "10:30 on the day that summer time ends, 24 hours: 11:30 the day before, by the clock 10:30",
    },
    implementedBy: [by("refund/cancelTerms.ts", "cancelTerms"), by("refund/cancelTerms.ts", "lastMinuteToCancel")],
    testedBy: [
      tests(
        "refund/cancelTerms.test.ts",
        "REFUND-06 in %s, played %s at %s with notice of %i hours, is the last of the full standard refund",
      ),
    ],
  },
  {
    id: "OPS-CAN-04",
    title: "Canceling and forcing",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§2 and §4", ["OPS-CAN-05", "OPS-CAN-20"]),
    formula: "what is canceled already is not canceled again; only a cancelation is forced; a refund needs none",
    reading: null,
    implementedBy: [by("refund/parseCancelRequest.ts", "parseCancelRequest")],
    testedBy: [
      tests(
        "refund/parseCancelRequest.test.ts",
        "OPS-CAN-23 sends OPS-CAN-04 force",
        "OPS-CAN-23 sends OPS-CAN-04 no force without cancel",
      ),
    ],
  },
];
