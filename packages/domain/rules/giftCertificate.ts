import { by, masterData, operations, type Rule } from "./rule.ts";

const conditions = [by("giftCertificate/giftCertificateIssues.ts", "giftCertificateIssues")];

/** Conditions, members and delivery of gift certificates. */
export const giftCertificateRules: readonly Rule[] = [
  {
    id: "CERTIFICATE-01",
    title: "Discount and gift certificate together",
    source: operations("§3", ["UNCLEAR-12"], "ANSWER-08"),
    formula: "both may be used when the discount's gift_certificate_stack is true, else each refuses the other",
    reading: null,
    implementedBy: [...conditions, by("discount/discountIssues.ts", "discountIssues")],
  },
  {
    id: "CERTIFICATE-02",
    title: "A gift certificate is known and has something left",
    source: operations("§3", [], "ANSWER-08"),
    formula: "raw_balance is above 0",
    reading: {
      chosen: "An empty one is refused when it is applied",
      rejected: "It is taken and pays nothing",
      example: "balance 0.00: refused, else 0.00 paid",
    },
    implementedBy: conditions,
  },
  {
    id: "CERTIFICATE-03",
    title: "A gift certificate with a course pays there alone",
    source: operations("§3", [], "ANSWER-37"),
    formula: "the certificate's course, where it has one, is the tee time's",
    reading: {
      chosen: "It is refused elsewhere",
      rejected: "Its course is for information",
      example: "a certificate for Desert Willow Ridge at Torrey Pines South: refused, else it pays",
    },
    implementedBy: conditions,
  },
  {
    id: "ADM-GC-49",
    title: "A gift certificate",
    source: masterData("§5", ["ADM-GC-48"]),
    formula: "a serial and a balance of at least 0; texts that fit; what it was sold for stays when left blank",
    reading: null,
    implementedBy: [by("giftCertificate/giftCertificateForm.ts", "giftCertificateForm")],
  },
  {
    id: "ADM-GC-23",
    title: "Delivery method and mail recipient",
    source: masterData("§3", ["ADM-GC-24", "UNCLEAR-53", "CONST-14", "CONST-15", "CONST-36", "CONST-37"]),
    formula: "true is e-mail, false mail; true is the recipient, false the purchaser; else mail, to the recipient",
    reading: null,
    implementedBy: [by("form/field.ts", "either"), by("giftCertificate/giftCertificateForm.ts", "giftCertificateForm")],
  },
  {
    id: "ADM-GC-20",
    title: "Whom a gift certificate is delivered to",
    source: masterData("§2"),
    formula: "by e-mail the recipient, by mail whom mail_recipient says",
    reading: null,
    implementedBy: [by("giftCertificate/giftCertificate.ts", "deliveredTo")],
  },
  {
    id: "ADM-GC-18",
    title: "A chosen purchaser or recipient",
    source: masterData("§4"),
    formula: "its id is a whole number above 0, else nothing changes",
    reading: null,
    implementedBy: [by("wire/recordId.ts", "recordId")],
  },
  {
    id: "ADM-SALES-02",
    title: "Discount on the price of gift certificates",
    source: masterData("§2", ["ADM-SALES-04", "CONST-35"]),
    formula: "0 to 100 with at most two decimals; 0 until somebody sets one",
    reading: null,
    implementedBy: [by("giftCertificate/giftCertificateForm.ts", "giftCertificateSalesForm")],
  },
];
