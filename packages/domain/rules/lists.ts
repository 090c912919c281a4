import { by, masterData, operations, type Rule } from "./rule.ts";

/** Page sizes, ids and codes of the lists. */
export const listRules: readonly Rule[] = [
  {
    id: "CALC-24",
    title: "Page size",
    source: operations(
      "§9",
      [
        "CONST-01",
        "CONST-02",
        "CONST-03",
        "CONST-19",
        "CONST-20",
        "CONST-21",
        "CONST-22",
        "CONST-23",
        "CONST-24",
        "CONST-25",
      ],
      "ANSWER-18",
    ),
    formula: "a size of 0 or less becomes the list's default, 30",
    reading: {
      chosen: "Anything but a whole number becomes the default too",
      rejected: "It is cut to a whole number",
      example: "2.5: 30 rows, cut 2 rows",
    },
    implementedBy: [by("wire/pageSize.ts", "pageSize")],
  },
  {
    id: "UNCLEAR-32",
    title: "Page size of the availability",
    source: operations("§9", ["CONST-07"], "ANSWER-18"),
    formula: "a size of 0 or less becomes 100",
    reading: {
      chosen: "It falls back to its own default",
      rejected: "It falls back to 30, as the other lists do",
      example: "0: 100 rows, else 30",
    },
    implementedBy: [by("wire/pageSize.ts", "pageSize")],
  },
  {
    id: "UNCLEAR-47",
    title: "Page size of the rates",
    source: masterData("§9", ["CONST-27"], "ANSWER-18"),
    formula: "−1 is all rows; 0 and every other size below it become 30",
    reading: {
      chosen: "−1 is kept",
      rejected: "It is 0 or less and becomes 30",
      example: "−1: all rows, else 30",
    },
    implementedBy: [by("wire/pageSize.ts", "ratePageSize")],
  },
  {
    id: "CALC-25",
    title: "Codes of rental clubs",
    source: masterData("§3", [], "ANSWER-22"),
    formula: "handed: 0 Left, 1 Right; sex: 0 Male, 1 Female",
    reading: null,
    implementedBy: [by("rentalClub/rentalClub.ts", "handedLabel"), by("rentalClub/rentalClub.ts", "sexLabel")],
  },
  {
    id: "CROSS-20",
    title: "Id of a stored record",
    source: masterData("§2"),
    formula: "whole and above 0; anything else is a new record",
    reading: null,
    implementedBy: [by("wire/recordId.ts", "recordId")],
  },
  {
    id: "OPS-TTL-47",
    title: "An export needs a range",
    source: operations("§5", ["MSG-16"]),
    formula: "both ends of the play-date range, or both of the created-at range",
    reading: null,
    implementedBy: [by("teeTime/exportIssues.ts", "exportIssues")],
  },
];
