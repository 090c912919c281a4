import { by, masterData, operations, type Rule } from "./rule.ts";

/** Validity of stored records and typed fields. */
export const recordRules: readonly Rule[] = [
  {
    id: "UNCLEAR-37",
    title: "Textual money of a record",
    source: operations("§3", [], "ANSWER-01"),
    formula: "decimal dollars with two decimals; blank stays blank, below 0 is refused",
    reading: {
      chosen: "The text is dollars, as it was received",
      rejected: "It is cents",
      example: '"125": 125.00, as cents 1.25',
    },
    implementedBy: [by("money/typedDollars.ts", "tidyDollars"), by("money/typedDollars.ts", "typedDollarsIssue")],
  },
  {
    id: "OPS-TT-45",
    title: "A changed tee time",
    source: operations("§5", ["OPS-TT-46"]),
    formula:
      "a day and a time that exist, whole players above 0, a course, valid addresses, amounts of at least 0; members left out stay as they are",
    reading: null,
    implementedBy: [by("teeTime/acceptTeeTimeChange.ts", "acceptTeeTimeChange")],
  },
  {
    id: "ADM-CRS-51",
    title: "A course",
    source: masterData("§5", ["ADM-CRS-52"]),
    formula:
      "prices of at least 0, the highest not below the lowest; whole numbers and distance within their bounds; a valid e-mail address and country code where given",
    reading: null,
    implementedBy: [by("records/courseForm.ts", "courseForm")],
  },
  {
    id: "ADM-CUST-34",
    title: "A customer",
    source: masterData("§5"),
    formula: "a valid e-mail address and country code where given; texts within their lengths",
    reading: null,
    implementedBy: [by("records/customerForm.ts", "customerForm")],
  },
  {
    id: "OPS-IBE-73",
    title: "A card",
    source: operations("§5"),
    formula:
      "13 to 19 digits that pass Luhn's check, a month, a year, a code of 3 or 4 digits; good until the end of its month",
    reading: null,
    implementedBy: [
      by("creditCard/parseCreditCard.ts", "parseCreditCard"),
      by("creditCard/creditCard.ts", "isCardNumber"),
    ],
  },
  {
    id: "OPS-IBE-16",
    title: "Additional e-mail addresses",
    source: operations("§2"),
    formula: "a list with commas, each an address; it may be empty",
    reading: null,
    implementedBy: [by("email/email.ts", "parseEmails")],
  },
  {
    id: "OPS-IBE-05",
    title: "A time of day",
    source: operations("§2", [], "ANSWER-14"),
    formula: "24-hour HH:MM from 00:00 to 23:59; the hour may have one digit",
    reading: null,
    implementedBy: [by("calendar/timeOfDay.ts", "parseTimeOfDay")],
  },
  {
    id: "ADM-TXN-09",
    title: "Kinds of record whose transactions can be looked up",
    source: masterData("§2", ["ADM-TXN-08"]),
    formula: "TeeTime, GiftCertificate or GolfDiscount",
    reading: null,
    implementedBy: [by("transaction/transactionOwner.ts", "parseTransactionOwner")],
  },
];
