import { by, operations, type Rule, tests } from "./rule.ts";

const commission = [by("golfRate/commission.ts", "commissionOn")];
const title = "the commission on a rate of %i cents, %j, for %i players is %i cents";

/** The payment of a rate for selling it. */
export const commissionRules: readonly Rule[] = [
  {
    id: "COMMISSION-01",
    title: "Commission in dollars",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §3", ["OPS-REP-17"]),
    formula: "dollars × players",
    reading: {
      chosen: "The dollars are for each player, as the rate's price is",
      rejected: "They are for the booking",
      example: "5.00, 3 players: 15.00, for the booking 5.00",
    },
    implementedBy: commission,
    testedBy: [tests("golfRate/commission.test.ts", title)],
  },
  {
    id: "COMMISSION-02",
    title: "Commission in percent",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §3", ["OPS-REP-17"], "ANSWER-02"),
    formula:
      "round(percent / 100 × raw_rate × players), once, half away from zero; the base is the rate, not the charge",
    reading: {
      chosen: "Rounded once, for all players together, as the service fee is",
      rejected: "Rounded for each player",
      example: "5 %, rate 0.10, 3 players: 0.02, for each player 0.03",
    },
    implementedBy: [...commission, by("money/percentOf.ts", "percentOf")],
    testedBy: [tests("golfRate/commission.test.ts", title, "is never more than the rate when it is a percentage")],
  },
];
