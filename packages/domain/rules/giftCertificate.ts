import { by, masterData, operations, type Rule, tests } from "./rule.ts";

const conditions = [by("giftCertificate/giftCertificateIssues.ts", "giftCertificateIssues")];

/** Conditions, members and delivery of gift certificates. */
export const giftCertificateRules: readonly Rule[] = [
  {
    id: "CERTIFICATE-01",
    title: "Discount and gift certificate together",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", ["UNCLEAR-12"], "ANSWER-08"),
    formula: "both may be used when the discount's gift_certificate_stack is true, else each refuses the other",
    reading: null,
    implementedBy: [...conditions, by("discount/discountIssues.ts", "discountIssues")],
    testedBy: [
      tests(
        "discount/discountIssues.test.ts",
        "ANSWER-08 allows it CERTIFICATE-01 with a gift certificate",
        "CERTIFICATE-01, ANSWER-08 refuses it: %s",
      ),
      tests("giftCertificate/giftCertificateIssues.test.ts", "ANSWER-08 CERTIFICATE-01 with a discount that stacks"),
    ],
  },
  {
    id: "CERTIFICATE-02",
    title: "A gift certificate is known and has something left",
    version: 1,
    validFrom: "2026-11-21",
    source: operations("§3", [], "ANSWER-08"),
    formula: "raw_balance is above 0",
    reading: {
      chosen: "An empty one is refused when it is applied",
      rejected: "It is taken and pays nothing",
      example: "balance 0.00: refused, else 0.00 paid",
    },
    implementedBy: conditions,
    testedBy: [
      tests(
        "giftCertificate/giftCertificateIssues.test.ts",
        "ANSWER-08 CERTIFICATE-02 the last cent",
        "ANSWER-08 CERTIFICATE-02 empty",
        "ANSWER-08 CERTIFICATE-02 in debt",
      ),
    ],
  },
  {
    id: "CERTIFICATE-03",
    title: "A gift certificate with a course pays there alone",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§3", [], "ANSWER-37"),
    formula: "the certificate's course, where it has one, is the tee time's",
    reading: {
      chosen: "It is refused elsewhere",
      rejected: "Its course is for information",
      example: "a certificate for Desert Willow Ridge at Torrey Pines South: refused, else it pays",
    },
    implementedBy: conditions,
    testedBy: [
      tests(
        "giftCertificate/giftCertificateIssues.test.ts",
        "ANSWER-08 CERTIFICATE-03 ANSWER-37 at its course",
        "ANSWER-08 CERTIFICATE-03 ANSWER-37 at another course",
        "ANSWER-08 CERTIFICATE-03 spent, at another course",
      ),
    ],
  },
  {
    id: "ADM-GC-49",
    title: "A gift certificate",
    version: 1,
    validFrom: "2026-11-22",
    source: masterData("§5", ["ADM-GC-48"]),
    formula: "a serial and a balance of at least 0; texts that fit; what it was sold for stays when left blank",
    reading: null,
    implementedBy: [by("giftCertificate/giftCertificateForm.ts", "giftCertificateForm")],
    testedBy: [tests("giftCertificate/giftCertificateForm.test.ts", "ADM-GC-49 refuses %.60j")],
  },
  {
    id: "ADM-SALES-02",
    title: "Discount on the price of gift certificates",
    version: 1,
    validFrom: "2026-11-22",
    source: masterData("§2", ["ADM-SALES-04", "CONST-35"]),
    formula: "0 to 100 with at most two decimals; 0 until somebody sets one",
    reading: null,
    implementedBy: [by("giftCertificate/giftCertificateForm.ts", "giftCertificateSalesForm")],
    testedBy: [
      tests("giftCertificate/giftCertificateForm.test.ts", "ADM-SALES-02 CONST-35 takes nothing off by default"),
    ],
  },
];
