import { by, masterData, operations, type Rule, tests } from "./rule.ts";

const figures = [by("server/src/sales/figures.ts", "bookingFigures"), by("server/src/sales/figures.ts", "figureSums")];
const agree = tests(
  "server/src/features/reports/ledgers.long.test.ts",
  "figures of all reports agree with the ledger and with each other, and formulas give the same cents",
);

const stored = tests("tests/wiring/storedMoney.test.ts", "of the business");

/** Figures of reports and of the home page, and the ledgers behind them. */
export const figureRules: readonly Rule[] = [
  {
    id: "FIGURE-01",
    title: "Bookings, rounds, cost and commission are of bookings that stand",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §3", ["OPS-REP-17"]),
    formula: "a booking that stands: 1, its players, its cost, its commission; a canceled one: 0 of each",
    reading: {
      chosen: "A canceled booking counts nothing",
      rejected: "Its rounds stay sold",
      example: "3 players, canceled: 0 rounds, else 3",
    },
    implementedBy: figures,
    testedBy: [stored, agree],
  },
  {
    id: "FIGURE-02",
    title: "Margin",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2"),
    formula: "revenue − owed to the course",
    reading: {
      chosen: "The agent's commission is a figure beside the margin",
      rejected: "The margin is less the commission too",
      example: "revenue 300.00, owed 240.00, commission 15.00: 60.00, else 45.00",
    },
    implementedBy: figures,
    testedBy: [stored, agree],
  },
  {
    id: "FIGURE-03",
    title: "The day a booking counts on",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§2 and §5", [], "ANSWER-12"),
    formula:
      "created: the day it was made in the business's time zone; played: its day of play; first and last day are included",
    reading: {
      chosen: "A day ends at midnight of the business",
      rejected: "It ends at midnight UTC",
      example: "made on 23 December at 23:59:59 in Los Angeles: the 23rd, else the 24th",
    },
    implementedBy: [by("server/src/sales/period.ts", "bookedIn"), by("report/reportPeriod.ts", "weeksOfPeriod")],
    testedBy: [stored, agree],
  },
  {
    id: "FIGURE-04",
    title: "The home page has the figures of the reports",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", ["OPS-HOME-23", "OPS-HOME-27"]),
    formula:
      "tee times and leaderboard: the figures above, by the day a booking was made; certificates: those sold that day, and as redeemed those that paid for a booking that stands",
    reading: {
      chosen: "A booking that stands redeems a certificate",
      rejected: "Any booking does, a canceled one too",
      example: "a certificate used once, and that booking canceled: 0 redeemed, else 1",
    },
    implementedBy: [
      by("server/src/features/summaries/certificateSummary.ts", "certificateSummary"),
      by("server/src/features/summaries/teeTimeSummary.ts", "teeTimeSummary"),
      by("server/src/features/summaries/leaderboard.ts", "agentLeaderboard"),
    ],
    testedBy: [
      tests("tests/wiring/storedMoney.test.ts", "of the business"),
      tests("server/src/features/summaries/summaries.test.ts", "are a plain sum of the ledger"),
      agree,
    ],
  },
  {
    id: "LEDGER-01",
    title: "Balance of a gift certificate",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", [], "DECISION-19"),
    formula: "issued − used + returned + corrected, never below 0; a correction has its person and reason",
    reading: {
      chosen: "What a tee time takes less later is returned",
      rejected: "What was taken once stays used",
      example: "50.00 issued, 30.00 used, then 20.00 of it: balance 30.00, else 20.00",
    },
    implementedBy: [by("server/src/resources/giftCertificates/moveBalance.ts", "moveBalance")],
    testedBy: [
      stored,
      tests(
        "server/src/resources/giftCertificates/ledger.test.ts",
        "adds up after any history: issued - used + returned + corrected is the balance",
        "refuses a movement with the wrong sign, and one without a change of the balance",
      ),
      tests(
        "server/src/resources/giftCertificates/giftCertificates.test.ts",
        "is checked by the database: a balance without a movement is not stored",
      ),
    ],
  },
  {
    id: "LEDGER-02",
    title: "Sold for and redeemed of a gift certificate",
    version: 1,
    validFrom: "2026-11-22",
    source: operations("§3", [], "DECISION-19"),
    formula:
      "sold for: the items of its sale and of corrections of it; redeemed: what tee times took from it less what they gave back",
    reading: {
      chosen: "Redeemed falls when a tee time gives back",
      rejected: "It is all that was ever taken",
      example: "61.01 used for a tee time that is canceled: 0.00 redeemed, else 61.01",
    },
    implementedBy: [
      by("server/src/sales/certificates.ts", "certificateFigures"),
      by("server/src/resources/giftCertificates/correctSale.ts", "correctSale"),
    ],
    testedBy: [
      stored,
      agree,
      tests(
        "server/src/resources/giftCertificates/giftCertificates.test.ts",
        "is sold for the corrected price: a transaction over the difference, and no other",
      ),
    ],
  },
  {
    id: "FIELD-01",
    title: "Amounts that enter no figure",
    version: 1,
    validFrom: "2026-11-23",
    source: masterData("§3 and §9", ["ADM-SALES-02"]),
    formula:
      "a rate's deposit, course balance and API rate commission, a club's commission and the discount on certificates are stored and shown; no total, refund, report or summary reads them",
    reading: null,
    implementedBy: [
      by("golfRate/golfRateForm.ts", "golfRateForm"),
      by("rentalClub/rentalClubForm.ts", "rentalClubForm"),
    ],
    testedBy: [
      tests(
        "scripts/uncountedFields.test.ts",
        "FIELD-01 nothing that computes money reads %s",
        "FIELD-01 a club's commission is read nowhere that money is computed",
      ),
    ],
    computesNothing: "these amounts enter no figure, and the tests search the sources for code that reads them",
  },
];
