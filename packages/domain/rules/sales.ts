import { by, operations, type Rule, tests } from "./rule.ts";

const figures = [by("report/saleFigures.ts", "saleFigures")];

/** One meaning of paid, due and revenue for every screen, list, export and report. */
export const salesRules: readonly Rule[] = [
  {
    id: "SALES-01",
    title: "Paid is what a card or a gift certificate gave",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2", ["OPS-TTL-12"], "ANSWER-34"),
    formula: "the certificate's part, and the rest of the price once a card was charged for it",
    reading: {
      chosen: "A booking without a card is not paid",
      rejected: "The price less the certificate's part counts as paid",
      example: "sold 100.00 without a card: paid 0.00, else 100.00",
    },
    implementedBy: figures,
    testedBy: [
      tests(
        "report/saleFigures.test.ts",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: %s",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: a card and a certificate paid",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: part of it went back",
      ),
    ],
  },
  {
    id: "SALES-02",
    title: "Due is what is not paid of a booking that stands",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2", [], "ANSWER-34"),
    formula: "sold − paid while the booking stands, else 0",
    reading: {
      chosen: "Canceling ends what is due",
      rejected: "It stays due",
      example: "sold 100.00 without a card, canceled: due 0.00, else 100.00",
    },
    implementedBy: figures,
    testedBy: [
      tests(
        "report/saleFigures.test.ts",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: %s",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: a card and a certificate paid",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: part of it went back",
      ),
    ],
  },
  {
    id: "SALES-03",
    title: "Revenue",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2", ["OPS-HOME-06", "OPS-HOME-23"], "ANSWER-34"),
    formula: "stands: sold − refunded; canceled: paid − refunded; always paid + due − refunded",
    reading: {
      chosen: "A canceled booking that was never charged adds no revenue",
      rejected: "Sold less refunded, also of a canceled one",
      example: "sold 100.00 without a card, canceled: 0.00, else 100.00",
    },
    implementedBy: figures,
    testedBy: [
      tests(
        "report/saleFigures.test.ts",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: %s",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: a card and a certificate paid",
        "ANSWER-34 SALES-01 SALES-02 SALES-03 paid, due and revenue: part of it went back",
      ),
    ],
  },
];
