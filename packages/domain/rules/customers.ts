import { by, masterData, type Rule, tests } from "./rule.ts";

const testFile = "customer/duplicate.test.ts";

/** Customers that may be one person. */
export const customerRules: readonly Rule[] = [
  {
    id: "BUS-10",
    title: "Possible duplicates of a customer",
    version: 1,
    validFrom: "2026-11-25",
    source: masterData("§3", ["ADM-CUST-31"], "DECISION-64"),
    formula:
      "likely where the words of the name are the same, in any order and spelling of accents, and the e-mail address or a telephone number too; possible, with its doubt in words, where only the address, a number or a name of two words is the same",
    reading: {
      chosen: "A shared number with another name is a question",
      rejected: "Whoever has the same number is the same person",
      example: "Pat Lee and Kim Lee, both 858-555-0100: possible, since couples share a number",
    },
    implementedBy: [
      by("customer/duplicate.ts", "duplicateOf"),
      by("server/src/resources/customers/merge/listDuplicates.ts", "listDuplicates"),
    ],
    testedBy: [
      tests(
        testFile,
        "BUS-10 a customer is a likely duplicate: %s",
        "BUS-10 a customer is a possible duplicate, and the doubt is stated: %s",
        "BUS-10 a customer is no duplicate: %s",
        "BUS-10 is the same from either side, and a likely duplicate is of the same name",
      ),
    ],
  },
];
