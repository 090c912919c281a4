import { by, operations, type Rule, tests } from "./rule.ts";

const doubts = [by("booking/moneyDoubts.ts", "moneyDoubts")];

const doubt = (
  id: string,
  title: string,
  formula: string,
  titles: readonly string[],
  reading: Rule["reading"] = null,
): Rule => ({
  id,
  title,
  version: 1,
  validFrom: "2026-11-24",
  source: operations("§5", [], "DECISION-18"),
  formula,
  reading,
  implementedBy: doubts,
  testedBy: [tests("booking/moneyDoubts.test.ts", ...titles)],
});

/** Doubts about the money of a booking: nothing is refused, the one question before booking names them. */
export const doubtRules: readonly Rule[] = [
  doubt(
    "DOUBT-01",
    "A charge one digit away from the rate",
    "the digits of the charge are those of rate × players with one mistyped, left out or added, or two neighbors exchanged",
    ["DOUBT-01 a digit mistyped", "DOUBT-01 %s and %s are a digit apart: %s, in either order"],
  ),
  doubt(
    "DOUBT-02",
    "A charge far from the rate",
    "|charge − rate × players| > rate × players / 5, unless it is one digit away",
    ["DOUBT-02 a fifth below", "DOUBT-02 a cent more than a fifth below"],
    {
      chosen: "A fifth is still in order",
      rejected: "It is doubted",
      example: "rate 101.00 × 4, charge 323.20: no doubt, else doubted",
    },
  ),
  doubt("DOUBT-03", "A charge below what the course gets", "charge < wholesale rate × players, where it is known", [
    "DOUBT-03 as much as the course gets",
    "DOUBT-03 a cent less",
  ]),
  doubt(
    "DOUBT-04",
    "A booking sold for less than is owed for it",
    "charge + clubs + fee − discount < wholesale rate × players + the course's cost of the clubs",
    ["DOUBT-04 as much as is owed for golf and clubs", "DOUBT-04 a cent less"],
  ),
  doubt("DOUBT-05", "Play too soon for a refund", "now is after the last minute to cancel (REFUND-06)", [
    "DOUBT-05 a moment after the last minute",
    "DOUBT-05 terms that are not known",
  ]),
];
