import { by, operations, type Rule, tests } from "./rule.ts";

/** Validity of stored records and typed fields. */
export const recordRules: readonly Rule[] = [
  {
    id: "UNCLEAR-37",
    title: "Textual money of a record",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", [], "ANSWER-01"),
    formula: "decimal dollars with two decimals; blank stays blank, below 0 is refused",
    reading: {
      chosen: "The text is dollars, as it was received",
      rejected: "It is cents",
      example: '"125": 125.00, as cents 1.25',
    },
    implementedBy: [by("money/typedDollars.ts", "tidyDollars"), by("money/typedDollars.ts", "typedDollarsIssue")],
    testedBy: [
      tests("form/field.test.ts", "UNCLEAR-37 sends %s back as they came"),
      tests("money/typedDollars.test.ts", "UNCLEAR-37 stay the same unless they are changed"),
      tests("records/courseForm.test.ts", "UNCLEAR-37 sends a course back unchanged, its money too"),
    ],
  },
  {
    id: "OPS-TT-45",
    title: "A changed tee time",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§5", ["OPS-TT-46"]),
    formula:
      "a day and a time that exist, whole players above 0, a course, valid addresses, amounts of at least 0; members left out stay as they are",
    reading: null,
    implementedBy: [by("teeTime/acceptTeeTimeChange.ts", "acceptTeeTimeChange")],
    testedBy: [tests("teeTime/parseTeeTimeDraft.test.ts", "OPS-TT-45 OPS-TT-46 refuses %.50j on %s: %s")],
  },
];
