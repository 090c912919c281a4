import { by, operations, type Rule } from "./rule.ts";

const conditions = [by("giftCertificate/giftCertificateIssues.ts", "giftCertificateIssues")];

/** When a gift certificate may be used. */
export const giftCertificateRules: readonly Rule[] = [
  {
    id: "CERTIFICATE-01",
    title: "Discount and gift certificate together",
    source: operations("§3", ["UNCLEAR-12"], "DECISIONS 8"),
    formula: "both may be used when the discount's gift_certificate_stack is true, else each refuses the other",
    reading: null,
    implementedBy: [...conditions, by("discount/discountIssues.ts", "discountIssues")],
  },
  {
    id: "CERTIFICATE-02",
    title: "A gift certificate is known and has something left",
    source: operations("§3", [], "DECISIONS 8"),
    formula: "raw_balance is above 0",
    reading: {
      chosen: "An empty one is refused when it is applied",
      rejected: "It is taken and pays nothing",
      example: "balance 0.00: refused, else 0.00 paid",
    },
    implementedBy: conditions,
  },
];
